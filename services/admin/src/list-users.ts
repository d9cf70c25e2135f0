import type { ListUsersRequest, ListUsersResponse } from '@repaso/proto/gen/admin/v1/admin';
import type { AccountSummary } from '@repaso/proto/gen/identity/v1/identity';
import type { AdminUser } from '@repaso/proto/http/admin';
import type { Admin } from './admin.ts';
import { startOfThisWeek } from './this-week.ts';

/** One page of the users. Throws FORBIDDEN, VALIDATION_FAILED. */
export async function listUsers(
  { identity, lesson, clock }: Admin,
  request: ListUsersRequest,
): Promise<ListUsersResponse> {
  const { accounts, total, nextCursor } = await identity.listAccounts(request);
  const { uploads } = await lesson.countUploads({
    userIds: accounts.map(({ id }) => id),
    since: startOfThisWeek(clock),
  });
  const users = accounts.map((account) => toAdminUser(account, uploads[account.id] ?? 0));
  return { usersJson: Buffer.from(JSON.stringify(users)), total, nextCursor };
}

function toAdminUser(account: AccountSummary, uploadsThisWeek: number): AdminUser {
  const { id, email, firstName, lastName = null, isVerified, isAdmin, createdAt } = account;
  if (!createdAt) throw new Error('identity answered an account without its time');
  return {
    id,
    email,
    firstName,
    lastName,
    isVerified,
    isAdmin,
    createdAt: createdAt.toISOString(),
    uploadsThisWeek,
  };
}
