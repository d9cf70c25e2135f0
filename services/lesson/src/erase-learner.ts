import type { Transaction } from '@repaso/shared/database';
import { closeDataSubject, deleteEventsAbout } from '@repaso/shared/erasure';
import { deleteLessons } from './store/lessons.ts';

/** Erases everything of a learner, and keeps an upload under way from bringing them back. */
export async function eraseLearner(tx: Transaction, userId: string, now: Date): Promise<void> {
  await closeDataSubject(tx, userId, now);
  await deleteLessons(tx, userId);
  await deleteEventsAbout(tx, userId);
}
