import type { Transaction } from '@repaso/shared/database';
import { closeDataSubject, deleteEventsAbout } from '@repaso/shared/erasure';
import { deleteLessons } from './store/lessons.ts';

/** Erases everything of a learner, and keeps whatever still arrives about them from coming back. */
export async function eraseLearner(tx: Transaction, userId: string, now: Date): Promise<void> {
  await closeDataSubject(tx, userId, now);
  await deleteLessons(tx, userId);
  // After the tasks, whose locks it waited for: a completion that was under way is over now.
  await deleteEventsAbout(tx, userId);
}
