import { type Database, runPrepared, type Transaction } from '@repaso/shared/database';
import { MoreThan } from 'typeorm';
import { type AttemptRow, attemptEntity } from './entities.ts';

/** The attempt that a learner's idempotency key stands for. */
export async function findAttempt(
  tx: Transaction,
  userId: string,
  idempotencyKey: string,
): Promise<Pick<AttemptRow, 'taskId' | 'score' | 'previousBest'> | undefined> {
  const { rows } = await runPrepared<Pick<AttemptRow, 'taskId' | 'score' | 'previousBest'>>(tx, {
    name: 'attempt-find',
    text: `SELECT task_id AS "taskId", score, previous_best AS "previousBest"
           FROM attempt WHERE user_id = $1 AND idempotency_key = $2`,
    values: [userId, idempotencyKey],
  });
  return rows[0];
}

/** The learner's attempts after `after`, for reading page after page. */
export function listAttempts(
  { manager }: Database,
  userId: string,
  after: AttemptRow | undefined,
  limit: number,
): Promise<AttemptRow[]> {
  return manager.find(attemptEntity, {
    where: { userId, ...(after && { id: MoreThan(after.id) }) },
    order: { id: 'ASC' },
    take: limit,
  });
}

/** False when another attempt has its idempotency key. */
export async function insertAttempt(tx: Transaction, attempt: AttemptRow): Promise<boolean> {
  const { rowCount } = await runPrepared(tx, {
    name: 'attempt-insert',
    text: `INSERT INTO attempt
             (id, task_id, user_id, score, previous_best, answers, idempotency_key, completed_at)
           VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING`,
    values: [
      attempt.id,
      attempt.taskId,
      attempt.userId,
      attempt.score,
      attempt.previousBest,
      JSON.stringify(attempt.answers),
      attempt.idempotencyKey,
      attempt.completedAt,
    ],
  });
  return rowCount === 1;
}
