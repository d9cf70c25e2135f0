import type {
  ListAccountsRequest,
  ListAccountsResponse,
} from '@repaso/proto/gen/identity/v1/identity';
import { checkPageLimit, decodeCursor, toPage } from '@repaso/shared/cursor';
import type { Identity } from './identity.ts';
import { requireAdmin } from './require-admin.ts';
import { countMatchingAccounts, listAccountRows } from './store/account-list.ts';

/**
 * One page of the accounts by the time of sign-up. Following the cursors visits every account
 * once, whoever signs up or leaves meanwhile. Throws FORBIDDEN, VALIDATION_FAILED.
 */
export async function listAccounts(
  identity: Identity,
  { actorId, search, verified, oldestFirst, limit, cursor, withTotal }: ListAccountsRequest,
): Promise<ListAccountsResponse> {
  await requireAdmin(identity, { userId: actorId });
  checkPageLimit(limit);
  const order = oldestFirst ? 'oldest' : 'newest';
  const filter = { search, verified };
  const after = cursor === undefined ? undefined : decodeCursor(cursor, order);
  const [rows, total] = await Promise.all([
    listAccountRows(identity.database, { ...filter, order, after, limit: limit + 1 }),
    withTotal ? countMatchingAccounts(identity.database, filter) : undefined,
  ]);
  const { page, nextCursor } = toPage(rows, { limit, order });
  return {
    accounts: page.map(({ micros: _, lastName, ...account }) => ({
      ...account,
      lastName: lastName ?? undefined,
    })),
    total,
    nextCursor,
  };
}
