import type { Identity } from './identity.ts';
import { requireAdmin } from './require-admin.ts';
import { findEmailRows } from './store/account-list.ts';

/** The addresses of those accounts that still exist, by id. Throws FORBIDDEN. */
export async function findEmails(
  identity: Identity,
  { actorId, accountIds }: { actorId: string; accountIds: string[] },
): Promise<Record<string, string>> {
  await requireAdmin(identity, { userId: actorId });
  const rows = await findEmailRows(identity.database, accountIds);
  return Object.fromEntries(rows.map(({ id, email }) => [id, email]));
}
