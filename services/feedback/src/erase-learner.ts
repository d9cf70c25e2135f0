import type { Transaction } from '@repaso/shared/database';
import { closeDataSubject } from '@repaso/shared/erasure';
import { deleteActivityFeedback } from './store/activity-feedback.ts';
import { deleteAnalytics } from './store/analytics.ts';
import { deleteProductFeedback } from './store/product-feedback.ts';
import { deleteTaskResults } from './store/task-results.ts';
import { deleteTasks } from './store/tasks.ts';

/** Erases everything of a learner, and keeps whatever still arrives about them from coming back. */
export async function eraseLearner(tx: Transaction, userId: string, now: Date): Promise<void> {
  await closeDataSubject(tx, userId, now);
  await deleteActivityFeedback(tx, userId);
  await deleteProductFeedback(tx, userId);
  await deleteTaskResults(tx, userId);
  await deleteAnalytics(tx, userId);
  await deleteTasks(tx, userId);
}
