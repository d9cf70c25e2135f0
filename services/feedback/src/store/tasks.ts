import type { Database, Transaction } from '@repaso/shared/database';
import { type TaskRow, taskEntity } from './entities.ts';

/** Those that are known already stay as they are. */
export async function addTasks(tx: Transaction, tasks: TaskRow[]): Promise<void> {
  await tx.createQueryBuilder().insert().into(taskEntity).values(tasks).orIgnore().execute();
}

export async function isLessonDeleted(tx: Transaction, lessonId: string): Promise<boolean> {
  const rows = await tx.query('SELECT 1 FROM deleted_lesson WHERE id = $1', [lessonId]);
  return rows.length === 1;
}

/** Forgets a lesson's tasks and results, and which tasks of it the learner gave feedback on. */
export async function deleteLesson(
  tx: Transaction,
  { userId, lessonId, now }: { userId: string; lessonId: string; now: Date },
): Promise<void> {
  await tx.query(
    'INSERT INTO deleted_lesson (id, deleted_at) VALUES ($1, $2) ON CONFLICT DO NOTHING',
    [lessonId, now],
  );
  await tx.query(
    `UPDATE activity_feedback SET task_id = NULL
     WHERE user_id = $1 AND task_id IN (SELECT id FROM task WHERE lesson_id = $2)`,
    [userId, lessonId],
  );
  await tx.query('DELETE FROM task_result WHERE user_id = $1 AND lesson_id = $2', [
    userId,
    lessonId,
  ]);
  await tx.delete(taskEntity, { userId, lessonId });
}

export async function forgetDeletedLessons(database: Database, before: Date): Promise<void> {
  await database.pool.query('DELETE FROM deleted_lesson WHERE deleted_at < $1', [before]);
}

export function isTaskOf(tx: Transaction, userId: string, id: string): Promise<boolean> {
  return tx.existsBy(taskEntity, { id, userId });
}

export async function deleteTasks(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(taskEntity, { userId });
}
