import type { Database } from '@repaso/shared/database';
import type { FileKind } from '../extraction/file-kind.ts';

/** A note file in the object store. */
export interface NoteFile {
  key: string;
  kind: FileKind;
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
  return { content: row.content, file: fileOf(row) };
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
      file: fileOf(row),
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

function fileOf(row: { file_key: string | null; file_kind: FileKind }): NoteFile | undefined {
  return row.file_key === null ? undefined : { key: row.file_key, kind: row.file_kind };
}
