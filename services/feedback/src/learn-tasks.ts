import type { TasksScheduled } from '@repaso/proto/gen/events/v1/events';
import type { Transaction } from '@repaso/shared/database';
import { admitDataSubject } from '@repaso/shared/erasure';
import { addTasks } from './store/tasks.ts';

/**
 * Remembers whose tasks these are. Those of an earlier revision stay known: they were the
 * learner's too, and one may have been open when the lesson was made again.
 */
export async function learnTasks(
  tx: Transaction,
  { userId, lessonId, tasks }: TasksScheduled,
): Promise<void> {
  if (!(await admitDataSubject(tx, userId))) return;
  await addTasks(tx, { userId, lessonId, taskIds: tasks.map(({ taskId }) => taskId) });
}
