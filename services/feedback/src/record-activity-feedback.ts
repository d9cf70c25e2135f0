import { type Clock, newId } from '@repaso/shared/clock';
import type { Database } from '@repaso/shared/database';
import { admitDataSubject } from '@repaso/shared/erasure';
import { DomainError } from '@repaso/shared/errors';
import { insertActivityFeedback } from './store/activity-feedback.ts';
import { isTaskOf } from './store/tasks.ts';

export interface ActivityFeedback {
  userId: string;
  activityType: string;
  positive: boolean;
  /** What the learner wrote, if anything. */
  feedback: string | undefined;
  taskId: string | undefined;
}

/** Throws NOT_FOUND for a task that is not the learner's, UNAUTHENTICATED for an erased learner. */
export async function recordActivityFeedback(
  { database, clock }: { database: Database; clock: Clock },
  { userId, taskId, activityType, positive, feedback }: ActivityFeedback,
): Promise<void> {
  await database.transaction(async (tx) => {
    if (!(await admitDataSubject(tx, userId))) throw new DomainError('UNAUTHENTICATED');
    if (taskId !== undefined && !(await isTaskOf(tx, userId, taskId))) {
      throw new DomainError('NOT_FOUND');
    }
    await insertActivityFeedback(tx, {
      id: newId(clock),
      userId,
      taskId: taskId ?? null,
      activityType,
      positive,
      feedback: feedback || null,
      createdAt: clock.now(),
    });
  });
}
