import { type Database, runPrepared, type Transaction } from '@repaso/shared/database';

/** What a learner reached in one attempt at a task. */
export interface TaskResult {
  userId: string;
  lessonId: string;
  taskId: string;
  type: string;
  /** Percent. */
  score: number;
  completedAt: Date;
}

export interface StoredTaskResult extends TaskResult {
  id: string;
}

/** Unless the lesson was deleted. */
export async function insertTaskResult(tx: Transaction, result: TaskResult): Promise<void> {
  await runPrepared(tx, {
    name: 'task-result-insert',
    text: `INSERT INTO task_result (user_id, lesson_id, task_id, type, score, completed_at)
           SELECT $1, $2::uuid, $3, $4, $5, $6
           WHERE NOT EXISTS (SELECT FROM deleted_lesson WHERE id = $2)`,
    values: [
      result.userId,
      result.lessonId,
      result.taskId,
      result.type,
      result.score,
      result.completedAt,
    ],
  });
}

export async function deleteTaskResults(tx: Transaction, userId: string): Promise<void> {
  await tx.query('DELETE FROM task_result WHERE user_id = $1', [userId]);
}

export async function listTaskResults(
  { pool }: Database,
  userId: string,
  after: StoredTaskResult | undefined,
  limit: number,
): Promise<StoredTaskResult[]> {
  const { rows } = await pool.query(
    `SELECT id, user_id AS "userId", lesson_id AS "lessonId", task_id AS "taskId", type, score,
       completed_at AS "completedAt"
     FROM task_result WHERE user_id = $1 AND id > $2 ORDER BY id LIMIT $3`,
    [userId, after?.id ?? 0, limit],
  );
  return rows;
}
