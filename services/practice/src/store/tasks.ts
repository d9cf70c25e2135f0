import { type Database, runPrepared, type Transaction } from '@repaso/shared/database';
import type { TaskState } from '../task-document.ts';
import type { TaskRow } from './entities.ts';
import { DELETED_REVISION } from './lessons.ts';

/** When each of a lesson's tasks unlocks. */
export interface Schedule {
  taskId: string;
  dayOffset: number;
  unlocksAt: Date;
}

/**
 * Puts these tasks in the place of those of the lesson that are not completed. Returns the
 * lesson's schedule, in the order of `findTasks`.
 */
export async function replaceTasks(
  tx: Transaction,
  { userId, lessonId }: { userId: string; lessonId: string },
  tasks: Omit<TaskRow, 'userId' | 'lessonId' | 'position' | 'score'>[],
): Promise<Schedule[]> {
  const column = <Key extends keyof (typeof tasks)[number]>(key: Key) =>
    tasks.map((task) => task[key]);
  // They go out together, and each sees what the one before it did.
  const [, , { rows }] = await Promise.all([
    runPrepared(tx, {
      name: 'tasks-delete-uncompleted',
      text: 'DELETE FROM task WHERE user_id = $1 AND lesson_id = $2 AND score IS NULL',
      values: [userId, lessonId],
    }),
    runPrepared(tx, {
      name: 'tasks-insert',
      text: `INSERT INTO task (user_id, lesson_id, position, id, type, day_offset, unlocks_at,
               outline_json, content_json)
             SELECT $1, $2, number - 1, id, type, day_offset, unlocks_at, outline, content
             FROM unnest($3::uuid[], $4::text[], $5::int[], $6::timestamptz[], $7::text[],
               $8::text[]) WITH ORDINALITY
               AS task (id, type, day_offset, unlocks_at, outline, content, number)`,
      values: [
        userId,
        lessonId,
        column('id'),
        column('type'),
        column('dayOffset'),
        column('unlocksAt'),
        column('outlineJson'),
        column('contentJson'),
      ],
    }),
    runPrepared<Schedule>(tx, {
      name: 'tasks-schedule',
      text: `SELECT id AS "taskId", day_offset AS "dayOffset", unlocks_at AS "unlocksAt"
             FROM task WHERE user_id = $1 AND lesson_id = $2 ORDER BY day_offset, position, id`,
      values: [userId, lessonId],
    }),
  ]);
  return rows;
}

export interface TaskFilter {
  userId: string;
  lessonId?: string | undefined;
  /** Only tasks that can be opened and are not completed. */
  availableOnly: boolean;
  /** Only those of so many lessons, as the plan has it. */
  newestLessons?: number | undefined;
}

/**
 * The hot read. By lesson (newest first: the ids are UUIDv7, the greater the newer), day and
 * position. A locked task's content is not even read.
 */
export async function findTasks(
  { reads }: Pick<Database, 'reads'>,
  { userId, lessonId, availableOnly, newestLessons }: TaskFilter,
  now: Date,
): Promise<TaskState[]> {
  const { rows } = await reads.query<TaskState>({
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
export async function countCompletedTasks({ reads }: Database, userId: string): Promise<number> {
  const { rows } = await reads.query<{ total: number }>({
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
