import type { Database, Transaction } from '@repaso/shared/database';
import { IsNull } from 'typeorm';
import type { TaskFilter } from '../list-tasks.ts';
import type { TaskState } from '../task-document.ts';
import { type TaskRow, taskEntity } from './entities.ts';

export async function insertTasks(tx: Transaction, tasks: Omit<TaskRow, 'score'>[]): Promise<void> {
  await tx.insert(taskEntity, tasks);
}

export async function deleteUncompletedTasks(
  tx: Transaction,
  userId: string,
  lessonId: string,
): Promise<void> {
  await tx.delete(taskEntity, { userId, lessonId, score: IsNull() });
}

/** When each of a lesson's tasks unlocks, in the order of `findTasks`. */
export async function listSchedule(tx: Transaction, userId: string, lessonId: string) {
  const rows = await tx.find(taskEntity, {
    select: { id: true, dayOffset: true, unlocksAt: true },
    where: { userId, lessonId },
    order: { dayOffset: 'ASC', position: 'ASC', id: 'ASC' },
  });
  return rows.map(({ id, dayOffset, unlocksAt }) => ({ taskId: id, dayOffset, unlocksAt }));
}

/**
 * The hot read. By lesson (newest first: the ids are UUIDv7, the greater the newer), day and
 * position. A locked task's content is not even read.
 */
export async function findTasks(
  { pool }: Database,
  { userId, lessonId, availableOnly }: TaskFilter,
  now: Date,
): Promise<TaskState[]> {
  const { rows } = await pool.query<TaskState>({
    name: 'tasks-find',
    text: `
      SELECT outline_json AS "outlineJson", score, unlocks_at <= $2 AS unlocked,
        CASE WHEN unlocks_at <= $2 OR score IS NOT NULL THEN content_json END AS "contentJson"
      FROM task
      WHERE user_id = $1
        AND ($3::uuid IS NULL OR lesson_id = $3)
        AND (NOT $4 OR (unlocks_at <= $2 AND score IS NULL))
      ORDER BY lesson_id DESC, day_offset, position, id`,
    values: [userId, now, lessonId, availableOnly],
  });
  return rows;
}

/** Tasks, not attempts. */
export async function countCompletedTasks({ pool }: Database, userId: string): Promise<number> {
  const { rows } = await pool.query<{ total: number }>({
    name: 'tasks-count-completed',
    text: 'SELECT count(score)::int AS total FROM task WHERE user_id = $1',
    values: [userId],
  });
  return rows[0]?.total ?? 0;
}

/** The learner's task; nobody else can lock, change or delete it until the transaction ends. */
export function lockTask(tx: Transaction, userId: string, id: string): Promise<TaskRow | null> {
  return tx.findOne(taskEntity, { where: { id, userId }, lock: { mode: 'pessimistic_write' } });
}

export async function setScore(tx: Transaction, id: string, score: number): Promise<void> {
  await tx.update(taskEntity, id, { score });
}
