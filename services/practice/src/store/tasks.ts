import { type Database, runPrepared, type Transaction } from '@repaso/shared/database';
import { IsNull } from 'typeorm';
import type { TaskFilter } from '../list-tasks.ts';
import type { TaskState } from '../task-document.ts';
import { type TaskRow, taskEntity } from './entities.ts';
import { DELETED_REVISION } from './lessons.ts';

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
  { userId, lessonId, availableOnly, newestLessons }: TaskFilter,
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
        AND ($5::int IS NULL OR lesson_id IN (
          SELECT id FROM lesson WHERE user_id = $1 AND revision < ${DELETED_REVISION}
          ORDER BY id DESC LIMIT $5))
      ORDER BY lesson_id DESC, day_offset, position, id`,
    values: [userId, now, lessonId, availableOnly, newestLessons],
  });
  return rows;
}

export interface TaskForExport extends TaskState {
  id: string;
}

/** The learner's tasks after `after`, for reading page after page. */
export async function listTasksForExport(
  { pool }: Database,
  userId: string,
  after: TaskForExport | undefined,
  limit: number,
  now: Date,
): Promise<TaskForExport[]> {
  const { rows } = await pool.query<TaskForExport>(
    `SELECT id, outline_json AS "outlineJson", score, unlocks_at <= $2 AS unlocked,
       content_json AS "contentJson"
     FROM task WHERE user_id = $1 AND ($3::uuid IS NULL OR id > $3) ORDER BY id LIMIT $4`,
    [userId, now, after?.id ?? null, limit],
  );
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
export async function lockTask(
  tx: Transaction,
  userId: string,
  id: string,
): Promise<TaskRow | undefined> {
  const { rows } = await runPrepared<TaskRow>(tx, {
    name: 'task-lock',
    text: `SELECT id, user_id AS "userId", lesson_id AS "lessonId", type,
             day_offset AS "dayOffset", position, unlocks_at AS "unlocksAt", score,
             outline_json AS "outlineJson", content_json AS "contentJson"
           FROM task WHERE id = $1 AND user_id = $2 FOR UPDATE`,
    values: [id, userId],
  });
  return rows[0];
}

export async function setScore(tx: Transaction, id: string, score: number): Promise<void> {
  await runPrepared(tx, {
    name: 'task-set-score',
    text: 'UPDATE task SET score = $2 WHERE id = $1',
    values: [id, score],
  });
}
