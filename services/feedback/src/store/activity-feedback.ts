import type { Database, Transaction } from '@repaso/shared/database';
import { MoreThan } from 'typeorm';
import { type ActivityFeedbackRow, activityFeedbackEntity } from './entities.ts';

export async function insertActivityFeedback(
  tx: Transaction,
  feedback: ActivityFeedbackRow,
): Promise<void> {
  await tx.insert(activityFeedbackEntity, feedback);
}

export function listActivityFeedback(
  { manager }: Database,
  userId: string,
  after: ActivityFeedbackRow | undefined,
  limit: number,
): Promise<ActivityFeedbackRow[]> {
  return manager.find(activityFeedbackEntity, {
    where: { userId, ...(after && { id: MoreThan(after.id) }) },
    order: { id: 'ASC' },
    take: limit,
  });
}

export async function deleteActivityFeedback(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(activityFeedbackEntity, { userId });
}
