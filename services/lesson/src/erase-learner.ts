import type { Database, Transaction } from '@repaso/shared/database';
import { closeDataSubject, deleteEventsAbout } from '@repaso/shared/erasure';
import type { Delivery } from '@repaso/shared/events/consumer';
import { UNCLAIMED_AFTER_MS } from './delete-leftovers.ts';
import type { ObjectStore } from './objects/object-store.ts';
import { deleteLessons } from './store/lessons.ts';
import { abandonFiles, forgetObjects } from './store/objects.ts';

/** An upload under way is refused within this time, and takes its file away itself. */
const UPLOAD_ENDS_MS = 20_000;

/**
 * Erases everything of a learner. With the rows it is settled that nobody owns the files any more;
 * should this process die before they are gone, the sweep deletes them.
 */
export async function eraseLearner(
  { database, objects, now }: { database: Database; objects: ObjectStore; now: Date },
  userId: string,
  delivery: Delivery,
): Promise<void> {
  const abandoned = await delivery.once((tx) => eraseRows(tx, userId, now));
  await objects.deleteAll(`notes/${userId}/`);
  await forgetObjects(database, abandoned ?? []);
}

/** Returns the files' keys. An upload under way does not bring the learner back. */
async function eraseRows(tx: Transaction, userId: string, now: Date): Promise<string[]> {
  await closeDataSubject(tx, userId, now);
  // Those that a crash cut off are left to the sweep, within the minute that an erasure may take.
  const uploadsSince = new Date(now.getTime() - UNCLAIMED_AFTER_MS + UPLOAD_ENDS_MS);
  const files = await abandonFiles(tx, userId, uploadsSince);
  await deleteLessons(tx, userId);
  await deleteEventsAbout(tx, userId);
  return files;
}
