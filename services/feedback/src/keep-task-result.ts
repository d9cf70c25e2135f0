import type { TaskCompleted } from '@repaso/proto/gen/events/v1/events';
import type { Transaction } from '@repaso/shared/database';
import { admitDataSubject } from '@repaso/shared/erasure';
import { UnprocessableEventError } from '@repaso/shared/events/consumer';
import { insertTaskResult } from './store/task-results.ts';

/** Learning data: what a learner reached, attempt by attempt. */
export async function keepTaskResult(
  tx: Transaction,
  { userId, lessonId, taskId, type, score, completedAt }: TaskCompleted,
): Promise<void> {
  if (!completedAt) throw new UnprocessableEventError('completed_at is missing');
  if (!(await admitDataSubject(tx, userId))) return;
  await insertTaskResult(tx, { userId, lessonId, taskId, type, score, completedAt });
}
