import type { Transaction } from '@repaso/shared/database';
import { type ActivityFeedbackRow, activityFeedbackEntity } from './entities.ts';

export async function insertActivityFeedback(
  tx: Transaction,
  feedback: ActivityFeedbackRow,
): Promise<void> {
  await tx.insert(activityFeedbackEntity, feedback);
}

export async function deleteActivityFeedback(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(activityFeedbackEntity, { userId });
}
