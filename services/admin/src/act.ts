import type { ActRequest } from '@repaso/proto/gen/admin/v1/admin';
import type { Admin } from './admin.ts';
import { recordEntry } from './record-entry.ts';

/**
 * Has identity do it, and writes the audit entry down before it answers. Identity tells the
 * entry as an event too, in the transaction of the action: what happens to this process in
 * between delays the entry and cannot lose it. Throws FORBIDDEN, NOT_FOUND, CONFLICT.
 */
export async function act(
  { identity, database, log }: Admin,
  request: ActRequest,
): Promise<{ changed: boolean }> {
  const { changed, entry } = await identity.administer(request);
  if (!entry) throw new Error('identity answered an action without its audit entry');
  try {
    await database.transaction((tx) => recordEntry(tx, entry));
  } catch (err) {
    // It is done; saying otherwise would have it done again.
    log.warn({ err, entry: entry.id }, 'the audit entry has to wait for its event');
  }
  return { changed };
}
