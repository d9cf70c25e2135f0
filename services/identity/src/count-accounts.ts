import type { Identity } from './identity.ts';
import { requireAdmin } from './require-admin.ts';
import { countAccountRows } from './store/account-list.ts';

/** Throws FORBIDDEN. */
export async function countAccounts(
  identity: Identity,
  { actorId }: { actorId: string },
): Promise<{ total: number; verified: number }> {
  await requireAdmin(identity, { userId: actorId });
  return countAccountRows(identity.database);
}
