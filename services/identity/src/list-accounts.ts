import type {
  ListAccountsRequest,
  ListAccountsResponse,
} from '@repaso/proto/gen/identity/v1/identity';
import { decodeCursor, encodeCursor } from '@repaso/shared/cursor';
import { validationFailed } from '@repaso/shared/errors';
import type { Identity } from './identity.ts';
import { requireAdmin } from './require-admin.ts';
import { countMatchingAccounts, listAccountRows } from './store/account-list.ts';

const PAGE_MAX = 1000;

/**
 * One page of the accounts by the time of sign-up. Following the cursors visits every account
 * once, whoever signs up or leaves meanwhile. Throws FORBIDDEN, VALIDATION_FAILED.
 */
export async function listAccounts(
  identity: Identity,
  { actorId, search, verified, oldestFirst, limit, cursor, withTotal }: ListAccountsRequest,
): Promise<ListAccountsResponse> {
  await requireAdmin(identity, { userId: actorId });
  if (limit < 1 || limit > PAGE_MAX) {
    throw validationFailed({ limit: `limit must be a whole number from 1 to ${PAGE_MAX}.` });
  }
  const order = oldestFirst ? 'oldest' : 'newest';
  const filter = { search, verified };
  const after = cursor === undefined ? undefined : decodeCursor(cursor, order);
  const [rows, total] = await Promise.all([
    // One more than asked for tells whether there is another page.
    listAccountRows(identity.database, { ...filter, order, after, limit: limit + 1 }),
    withTotal ? countMatchingAccounts(identity.database, filter) : undefined,
  ]);
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return {
    accounts: page.map(({ micros: _, lastName, ...account }) => ({
      ...account,
      lastName: lastName ?? undefined,
    })),
    total,
    nextCursor: last && encodeCursor(last, order),
  };
}
