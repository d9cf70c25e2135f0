import type { Transaction } from '@repaso/shared/database';
import { closeDataSubject, deleteEventsAbout } from '@repaso/shared/erasure';
import type { Delivery } from '@repaso/shared/events/consumer';
import type { ObjectStore } from './objects/object-store.ts';
import { deleteLessons } from './store/lessons.ts';

/**
 * Erases everything of a learner. The files go first: should this process die in between, the
 * next delivery finds nothing left of them and goes on.
 */
export async function eraseLearner(
  { objects, now }: { objects: ObjectStore; now: Date },
  userId: string,
  delivery: Delivery,
): Promise<void> {
  await objects.deleteAll(`notes/${userId}/`);
  await delivery.once((tx) => eraseRows(tx, userId, now));
}

/** An upload under way does not bring the learner back; its file stays unclaimed. */
async function eraseRows(tx: Transaction, userId: string, now: Date): Promise<void> {
  await closeDataSubject(tx, userId, now);
  await deleteLessons(tx, userId);
  await deleteEventsAbout(tx, userId);
}
