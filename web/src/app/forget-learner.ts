import { delMany, keys } from 'idb-keyval';

/** Begins the name of what a learner has written or chosen here and not sent. */
const UNSENT_NOTES = 'repaso:';

/**
 * Removes what this browser keeps for a learner; the name of each entry carries their id.
 * `notes`: only notes that were not sent, which whoever uses this browser next could read.
 */
export async function forgetLearner(
  userId: string,
  what: 'everything' | 'notes',
  storages: Storage[] = [localStorage, sessionStorage],
): Promise<void> {
  const isTheirs = (name: unknown): name is string =>
    typeof name === 'string' &&
    name.includes(userId) &&
    (what === 'everything' || name.startsWith(UNSENT_NOTES));

  for (const storage of storages) {
    for (const name of Object.keys(storage).filter(isTheirs)) storage.removeItem(name);
  }
  try {
    await delMany((await keys()).filter(isTheirs));
  } catch (error) {
    console.error('The files of this learner cannot be removed from this browser', error);
  }
}
