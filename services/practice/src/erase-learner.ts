import type { Transaction } from '@repaso/shared/database';
import { deleteEvents } from './store/events.ts';
import { closeLearner } from './store/learners.ts';
import { deleteLessons } from './store/lessons.ts';

/** Erases everything of a learner, and keeps whatever still arrives about them from coming back. */
export async function eraseLearner(tx: Transaction, userId: string, now: Date): Promise<void> {
  await closeLearner(tx, userId, now);
  await deleteLessons(tx, userId);
  // After the tasks, whose locks it waited for: a completion that was under way is over now.
  await deleteEvents(tx, userId);
}
