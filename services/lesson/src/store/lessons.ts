import type { ErrorCode } from '@repaso/proto/http/errors';
import { type Database, runPrepared, type Transaction } from '@repaso/shared/database';
import { type LessonRecord, rejectionCodes, type Stage } from '../lesson.ts';
import type { NoteFile } from './notes.ts';

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

export interface LessonForExport extends LessonRecord {
  recapJson: string;
  /** What was read from the notes. */
  text: string;
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

/** With its notes and its part of the week; the file itself is not touched. */
export async function deleteLesson(tx: Transaction, lessonId: string): Promise<void> {
  await tx.query('DELETE FROM lesson WHERE id = $1', [lessonId]);
}

export async function deleteLessons(tx: Transaction, userId: string): Promise<void> {
  await tx.query('DELETE FROM lesson WHERE user_id = $1', [userId]);
  await tx.query('DELETE FROM upload_key WHERE user_id = $1', [userId]);
  await tx.query('DELETE FROM deleted_upload WHERE user_id = $1', [userId]);
}
