import { type Database, runPrepared, type Transaction } from '@repaso/shared/database';
import { taskEntity } from './entities.ts';

/** Those that are known already stay as they are; nothing is added to a deleted lesson. */
export async function addTasks(
  tx: Transaction,
  { userId, lessonId, taskIds }: { userId: string; lessonId: string; taskIds: string[] },
): Promise<void> {
  await runPrepared(tx, {
    name: 'tasks-add',
    text: `INSERT INTO task (id, user_id, lesson_id)
           SELECT unnest($3::uuid[]), $1, $2::uuid
           WHERE NOT EXISTS (SELECT FROM deleted_lesson WHERE id = $2)
           ON CONFLICT DO NOTHING`,
    values: [userId, lessonId, taskIds],
  });
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
