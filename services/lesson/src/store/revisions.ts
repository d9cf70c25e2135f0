import type { ErrorCode } from '@repaso/proto/http/errors';
import { type Database, runPrepared, type Transaction } from '@repaso/shared/database';
import type { LessonTask, Stage } from '../lesson.ts';

/** A lesson that could not be made again can still be practised as it was. */
const statusAfterFailure = `CASE WHEN EXISTS (SELECT 1 FROM lesson_task WHERE lesson_id = lesson.id)
  THEN 'ready' ELSE 'failed' END`;

/** Takes corrected text, and wants the lesson made from it. Returns the new revision. */
export async function replaceContent(
  tx: Transaction,
  { lessonId, content, now }: { lessonId: string; content: string; now: Date },
): Promise<number> {
  const [[row]] = await tx.query(
    `UPDATE lesson SET revision = revision + 1, status = 'processing', stage = 'received',
       failure_code = NULL, failure_message = NULL, processing_since = $2
     WHERE id = $1 RETURNING revision`,
    [lessonId, now],
  );
  await tx.query('UPDATE notes SET content = $2 WHERE lesson_id = $1', [lessonId, content]);
  return row.revision;
}

export async function setStage(database: Database, lessonId: string, stage: Stage): Promise<void> {
  await database.pool.query({
    name: 'lesson-set-stage',
    text: "UPDATE lesson SET stage = $2 WHERE id = $1 AND status = 'processing'",
    values: [lessonId, stage],
  });
}

export interface GeneratedParts {
  title: string;
  level: string;
  generator: string;
  /** JSON of the recap document. */
  recap: string;
}

/** False when this revision is not wanted any more: replaced, or deleted with its learner. */
export async function saveGenerated(
  tx: Transaction,
  lessonId: string,
  revision: number,
  parts: GeneratedParts,
): Promise<boolean> {
  const { rowCount } = await runPrepared(tx, {
    name: 'lesson-save-generated',
    text: `UPDATE lesson SET
             title = coalesce((SELECT given_title FROM notes WHERE lesson_id = id), $3),
             level = $4, generator = $5, recap = $6, status = 'processing',
             stage = 'scheduling', failure_code = NULL, failure_message = NULL
           WHERE id = $1 AND revision = $2 AND stage <> 'ready'`,
    values: [lessonId, revision, parts.title, parts.level, parts.generator, parts.recap],
  });
  return rowCount === 1;
}

/** False when there was nothing to fail any more. */
export async function markFailed(
  tx: Transaction,
  lessonId: string,
  revision: number,
  failure: { code: ErrorCode; message: string },
): Promise<boolean> {
  const [, changed] = await tx.query(
    `UPDATE lesson SET status = ${statusAfterFailure}, stage = 'failed', failure_code = $3,
       failure_message = $4
     WHERE id = $1 AND revision = $2 AND status = 'processing'`,
    [lessonId, revision, failure.code, failure.message],
  );
  return changed === 1;
}

/** Fails what has been processing since before `before`; returns those lessons. */
export async function failStale(
  database: Database,
  before: Date,
  failure: { code: ErrorCode; message: string },
): Promise<string[]> {
  const { rows } = await database.pool.query<{ id: string }>(
    `UPDATE lesson SET status = ${statusAfterFailure}, stage = 'failed', failure_code = $2,
       failure_message = $3
     WHERE status = 'processing' AND processing_since < $1 RETURNING id`,
    [before, failure.code, failure.message],
  );
  return rows.map(({ id }) => id);
}

/** Takes the week as practice scheduled it. False when this revision is not wanted any more. */
export async function markReady(
  tx: Transaction,
  lessonId: string,
  revision: number,
  tasks: Omit<LessonTask, 'completed'>[],
): Promise<boolean> {
  const { rowCount } = await runPrepared(tx, {
    name: 'lesson-mark-ready',
    text: `WITH ready AS (
             UPDATE lesson SET status = 'ready', stage = 'ready', failure_code = NULL,
               failure_message = NULL
             WHERE id = $1 AND revision = $2 RETURNING id),
           replaced AS (
             DELETE FROM lesson_task USING ready WHERE lesson_id = ready.id AND task_id <> ALL ($3)),
           scheduled AS (
             INSERT INTO lesson_task (task_id, lesson_id, position, day_offset, unlocks_at)
             SELECT task_id, ready.id, position, day_offset, unlocks_at
             FROM ready, unnest($3::uuid[], $4::int[], $5::timestamptz[])
               WITH ORDINALITY AS task (task_id, day_offset, unlocks_at, position)
             ON CONFLICT (task_id) DO UPDATE SET position = excluded.position,
               day_offset = excluded.day_offset, unlocks_at = excluded.unlocks_at)
           SELECT FROM ready`,
    values: [
      lessonId,
      revision,
      tasks.map(({ taskId }) => taskId),
      tasks.map(({ dayOffset }) => dayOffset),
      tasks.map(({ unlocksAt }) => unlocksAt),
    ],
  });
  return rowCount === 1;
}
