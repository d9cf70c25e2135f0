import type { ErrorCode } from '@repaso/proto/http/errors';
import { type Database, runPrepared, type Transaction } from '@repaso/shared/database';
import type { FileKind } from '../extraction/file-kind.ts';
import type { LessonRecord, LessonTask, Stage } from '../lesson.ts';
import { rejectionCodes } from '../lesson.ts';

/** A row of `lesson` with its tasks, as `lessonColumns` selects it. */
interface LessonRow {
  id: string;
  user_id: string;
  title: string;
  level: LessonRecord['level'];
  source: LessonRecord['source'];
  status: LessonRecord['status'];
  stage: Stage;
  failure_code: ErrorCode | null;
  failure_message: string | null;
  revision: number;
  time_zone: string;
  created_at: Date;
  tasks: { taskId: string; dayOffset: number; unlocksAt: string; completed: boolean }[];
}

const lessonColumns = `
  id, user_id, title, level, source, status, stage, failure_code, failure_message, revision,
  time_zone, created_at,
  (SELECT coalesce(json_agg(json_build_object(
      'taskId', task_id, 'dayOffset', day_offset, 'unlocksAt', unlocks_at,
      'completed', completed_at IS NOT NULL) ORDER BY position), '[]')
   FROM lesson_task WHERE lesson_id = lesson.id) AS tasks`;

/** Lessons whose notes could not be used at all are told to whoever waits, and never listed. */
const listed = `(status <> 'failed' OR failure_code <> ALL ('{${rejectionCodes.join(',')}}'))`;

/** A lesson that could not be made again can still be practised as it was. */
const statusAfterFailure = `CASE WHEN EXISTS (SELECT 1 FROM lesson_task WHERE lesson_id = lesson.id)
  THEN 'ready' ELSE 'failed' END`;

function toRecord(row: LessonRow): LessonRecord {
  return {
    id: row.id,
    userId: row.user_id,
    title: row.title,
    level: row.level,
    source: row.source,
    status: row.status,
    stage: row.stage,
    failure:
      row.failure_code === null
        ? undefined
        : { code: row.failure_code, message: row.failure_message ?? '' },
    revision: row.revision,
    timeZone: row.time_zone,
    createdAt: row.created_at,
    tasks: row.tasks.map((task) => ({ ...task, unlocksAt: new Date(task.unlocksAt) })),
  };
}

export async function findLesson(
  database: Database,
  lessonId: string,
  userId: string,
): Promise<LessonRecord | undefined> {
  const { rows } = await database.reads.query<LessonRow>({
    name: 'lesson-find',
    text: `SELECT ${lessonColumns} FROM lesson WHERE id = $1 AND user_id = $2`,
    values: [lessonId, userId],
  });
  return rows[0] && toRecord(rows[0]);
}

/** Newest first. */
export async function listLessons(database: Database, userId: string): Promise<LessonRecord[]> {
  const { rows } = await database.reads.query<LessonRow>({
    name: 'lesson-list',
    text: `SELECT ${lessonColumns} FROM lesson WHERE user_id = $1 AND ${listed}
           ORDER BY created_at DESC, id DESC`,
    values: [userId],
  });
  return rows.map(toRecord);
}

export async function countLessons(database: Database, userId: string): Promise<number> {
  const { rows } = await database.reads.query<{ total: number }>({
    name: 'lesson-count',
    text: `SELECT count(*)::int AS total FROM lesson WHERE user_id = $1 AND ${listed}`,
    values: [userId],
  });
  return rows[0]?.total ?? 0;
}

/** The learner's lessons of before `before`, newest first, for reading page after page. */
export async function listForExport(
  database: Database,
  userId: string,
  before: LessonForExport | undefined,
  limit: number,
): Promise<LessonForExport[]> {
  const { rows } = await database.pool.query(
    `SELECT ${lessonColumns}, recap::text AS recap,
       (SELECT coalesce(content, '') FROM notes WHERE lesson_id = lesson.id) AS text
     FROM lesson WHERE user_id = $1 AND ($2::uuid IS NULL OR id < $2)
     ORDER BY id DESC LIMIT $3`,
    [userId, before?.id ?? null, limit],
  );
  return rows.map((row) => ({ ...toRecord(row), recapJson: row.recap, text: row.text }));
}

export interface LessonForExport extends LessonRecord {
  recapJson: string;
  /** What was read from the notes. */
  text: string;
}

/** False for an unknown lesson. The name stays when the lesson is made again. */
export async function renameLesson(
  tx: Transaction,
  { userId, lessonId, title }: { userId: string; lessonId: string; title: string },
): Promise<boolean> {
  const [, renamed] = await tx.query(
    'UPDATE lesson SET title = $3 WHERE id = $1 AND user_id = $2',
    [lessonId, userId, title],
  );
  if (renamed === 0) return false;
  await tx.query('UPDATE notes SET given_title = $2 WHERE lesson_id = $1', [lessonId, title]);
  return true;
}

export interface LessonNotes {
  /** As typed, as read from the file, or as corrected; null until it is read. */
  content: string | null;
  file: NoteFile | undefined;
}

export async function findLessonNotes(
  database: Database,
  lessonId: string,
  userId: string,
): Promise<LessonNotes | undefined> {
  const { rows } = await database.pool.query(
    `SELECT content, file_key, file_kind FROM lesson JOIN notes ON notes.lesson_id = lesson.id
     WHERE id = $1 AND user_id = $2`,
    [lessonId, userId],
  );
  const [row] = rows;
  if (!row) return undefined;
  const file = row.file_key === null ? undefined : { key: row.file_key, kind: row.file_kind };
  return { content: row.content, file };
}

/** What of a lesson decides on what may become of it; nobody else changes it meanwhile. */
export async function lockLesson(
  tx: Transaction,
  lessonId: string,
  userId: string,
): Promise<
  | {
      status: LessonRecord['status'];
      createdAt: Date;
      content: string | null;
      fileKey: string | null;
    }
  | undefined
> {
  const [row] = await tx.query(
    `SELECT status, created_at AS "createdAt", content, file_key AS "fileKey"
     FROM lesson JOIN notes ON notes.lesson_id = lesson.id
     WHERE id = $1 AND user_id = $2 FOR UPDATE`,
    [lessonId, userId],
  );
  return row;
}

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

/** With its notes and its part of the week; the file itself is not touched. */
export async function deleteLesson(tx: Transaction, lessonId: string): Promise<void> {
  await tx.query('DELETE FROM lesson WHERE id = $1', [lessonId]);
}

/** The recap document as JSON text, or undefined for an unknown lesson. */
export async function findRecap(
  database: Database,
  lessonId: string,
  userId: string,
): Promise<string | undefined> {
  const { rows } = await database.reads.query<{ recap: string }>({
    name: 'lesson-recap',
    text: 'SELECT recap::text AS recap FROM lesson WHERE id = $1 AND user_id = $2',
    values: [lessonId, userId],
  });
  return rows[0]?.recap;
}

export interface NewLesson {
  id: string;
  userId: string;
  title: string;
  givenTitle: string | undefined;
  source: LessonRecord['source'];
  notes: { content: string } | { file: NoteFile };
  timeZone: string;
  createdAt: Date;
}

/** A note file in the object store. */
export interface NoteFile {
  key: string;
  kind: FileKind;
}

export async function insertLesson(tx: Transaction, lesson: NewLesson): Promise<LessonRecord> {
  const { notes } = lesson;
  const file = 'file' in notes ? notes.file : undefined;
  const { rows } = await runPrepared<LessonRow>(tx, {
    name: 'lesson-insert',
    text: `WITH lesson AS (
             INSERT INTO lesson (id, user_id, title, source, status, stage, time_zone, created_at,
               processing_since)
             VALUES ($1, $2, $3, $4, 'processing', 'received', $5, $6, $6) RETURNING *),
           stored AS (
             INSERT INTO notes (lesson_id, given_title, content, file_key, file_kind)
             SELECT id, $7, $8, $9, $10 FROM lesson)
           SELECT ${lessonColumns} FROM lesson`,
    values: [
      lesson.id,
      lesson.userId,
      lesson.title,
      lesson.source,
      lesson.timeZone,
      lesson.createdAt,
      lesson.givenTitle ?? null,
      'content' in notes ? notes.content : null,
      file?.key ?? null,
      file?.kind ?? null,
    ],
  });
  return toRecord(rows[0] as LessonRow);
}

/**
 * Claims an idempotency key for a lesson. Returns the lesson that already has it, if that was
 * after `since`; a request that comes at the same moment waits for the outcome of the first.
 */
export async function claimUploadKey(
  tx: Transaction,
  claim: { userId: string; key: string; lessonId: string; now: Date; since: Date },
): Promise<string | undefined> {
  const claimed = await tx.query(
    `INSERT INTO upload_key (user_id, key, lesson_id, created_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT (user_id, key) DO UPDATE SET lesson_id = $3, created_at = $4
       WHERE upload_key.created_at <= $5
     RETURNING lesson_id`,
    [claim.userId, claim.key, claim.lessonId, claim.now, claim.since],
  );
  if (claimed.length === 1) return undefined;
  const [known] = await tx.query(
    'SELECT lesson_id FROM upload_key WHERE user_id = $1 AND key = $2',
    [claim.userId, claim.key],
  );
  return known.lesson_id;
}

export async function deleteUploadKeys(database: Database, before: Date): Promise<void> {
  await database.pool.query('DELETE FROM upload_key WHERE created_at <= $1', [before]);
}

export interface StoredNotes {
  lessonId: string;
  userId: string;
  /** As typed, or as read from the file; undefined until it is read. */
  content: string | undefined;
  file: NoteFile | undefined;
  givenTitle: string | undefined;
  timeZone: string;
  createdAt: Date;
}

/** The notes that `revision` is made from; undefined when that revision is not wanted any more. */
export async function findNotes(
  database: Database,
  lessonId: string,
  revision: number,
): Promise<StoredNotes | undefined> {
  const { rows } = await database.pool.query({
    name: 'notes-find',
    text: `SELECT user_id, content, file_key, file_kind, given_title, time_zone, created_at
           FROM lesson JOIN notes ON notes.lesson_id = lesson.id
           WHERE id = $1 AND revision = $2 AND stage <> 'ready'`,
    values: [lessonId, revision],
  });
  const [row] = rows;
  return (
    row && {
      lessonId,
      userId: row.user_id,
      content: row.content ?? undefined,
      file: row.file_key === null ? undefined : { key: row.file_key, kind: row.file_kind },
      givenTitle: row.given_title ?? undefined,
      timeZone: row.time_zone,
      createdAt: row.created_at,
    }
  );
}

/** Keeps what was read from a file. */
export async function saveContent(
  database: Database,
  lessonId: string,
  content: string,
): Promise<void> {
  await database.pool.query('UPDATE notes SET content = $2 WHERE lesson_id = $1', [
    lessonId,
    content,
  ]);
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

/** 'unscheduled' when the lesson exists but does not know the task yet. */
export async function markTaskCompleted(
  tx: Transaction,
  lessonId: string,
  taskId: string,
  completedAt: Date,
): Promise<'marked' | 'unscheduled' | 'gone'> {
  const { rowCount } = await runPrepared(tx, {
    name: 'lesson-task-mark-completed',
    text: `UPDATE lesson_task SET completed_at = coalesce(completed_at, $3)
           WHERE lesson_id = $1 AND task_id = $2`,
    values: [lessonId, taskId, completedAt],
  });
  if (rowCount === 1) return 'marked';
  const lessons = await tx.query('SELECT 1 FROM lesson WHERE id = $1', [lessonId]);
  return lessons.length === 1 ? 'unscheduled' : 'gone';
}

export async function deleteLessons(tx: Transaction, userId: string): Promise<void> {
  await tx.query('DELETE FROM lesson WHERE user_id = $1', [userId]);
  await tx.query('DELETE FROM upload_key WHERE user_id = $1', [userId]);
  await tx.query('DELETE FROM deleted_upload WHERE user_id = $1', [userId]);
}
