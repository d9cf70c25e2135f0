import { uuid } from '@repaso/proto/http/text';
import { DomainError } from '@repaso/shared/errors';
import { toUserJson } from './account.ts';
import type { Identity } from './identity.ts';
import { findAccount } from './store/accounts.ts';

/** The finished `User` document. Throws UNAUTHENTICATED when the account is gone. */
export async function getUser(
  { database }: Identity,
  { userId }: { userId: string },
): Promise<Buffer> {
  const account = uuid.safeParse(userId).success && (await findAccount(database, userId));
  if (!account) throw new DomainError('UNAUTHENTICATED');
  return toUserJson(account);
}
