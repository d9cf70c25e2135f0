import type {
  CreateLessonHeader,
  CreateLessonRequest,
  LessonServiceService,
} from '@repaso/proto/gen/lesson/v1/lesson';
import { FILE_MAX_BYTES, renameLessonRequest } from '@repaso/proto/http/lessons';
import { uuid } from '@repaso/proto/http/text';
import { DomainError, validationFailed } from '@repaso/shared/errors';
import { jsonMessages } from '@repaso/shared/json-stream';
import { parseRequest } from '@repaso/shared/parse-request';
import type { Handlers } from '@repaso/shared/rpc/server';
import { createFileLesson, createTypedLesson } from './create-lesson.ts';
import { deleteLesson } from './delete-lesson.ts';
import { exportLessons } from './export-lessons.ts';
import { type LessonRecord, toLesson, toLessonState } from './lesson.ts';
import type { LessonParts } from './lesson-parts.ts';
import { readNotes } from './read-notes.ts';
import { replaceNoteText } from './replace-note-text.ts';
import { countLessons, findLesson, findRecap, listLessons, renameLesson } from './store/lessons.ts';
import { findLessonNotes } from './store/notes.ts';
import { countUploaders, countUploads } from './store/uploads.ts';

export function createHandlers(parts: LessonParts): Handlers<typeof LessonServiceService> {
  const { database, limits } = parts;
  /** Throws NOT_FOUND, or PLAN_LIMIT for one that is too far back. */
  const openLesson = async (lessonId: string, userId: string): Promise<LessonRecord> => {
    const lesson = await findLesson(database, checkId(lessonId), userId);
    if (!lesson) throw new DomainError('NOT_FOUND');
    await limits.checkViewable(database, lessonId, userId);
    return lesson;
  };
  return {
    async createLesson(requests) {
      const { header, bytes } = await readUpload(requests);
      const { content } = header;
      const lesson =
        content === undefined
          ? await createFileLesson(parts, { ...header, bytes })
          : await createTypedLesson(parts, { ...header, content });
      return { lesson: toLessonState(lesson) };
    },
    async getLesson({ lessonId, userId }) {
      return { lesson: toLessonState(await openLesson(lessonId, userId)) };
    },
    async listLessons({ userId }) {
      const lessons = limits.viewable(await listLessons(database, userId));
      return { lessonsJson: Buffer.from(JSON.stringify(lessons.map(toLesson))) };
    },
    async getRecap({ lessonId, userId }) {
      await limits.checkViewable(database, checkId(lessonId), userId);
      const recap = await findRecap(database, lessonId, userId);
      if (recap === undefined) throw new DomainError('NOT_FOUND');
      return { recapJson: Buffer.from(recap) };
    },
    async countLessons({ userId }) {
      return { total: await countLessons(database, userId) };
    },
    async renameLesson({ lessonId, userId, ...body }) {
      const { title } = parseRequest(renameLessonRequest, body);
      const { id } = await openLesson(lessonId, userId);
      const renamed = await database.transaction((tx) =>
        renameLesson(tx, { userId, lessonId: id, title }),
      );
      if (!renamed) throw new DomainError('NOT_FOUND');
      return { lesson: toLessonState(await openLesson(id, userId)) };
    },
    async deleteLesson({ lessonId, userId }) {
      await deleteLesson(parts, { userId, lessonId: checkId(lessonId) });
      return {};
    },
    async *readNotes({ lessonId, userId }) {
      await limits.checkViewable(database, checkId(lessonId), userId);
      yield* readNotes(parts, { userId, lessonId });
    },
    async getNoteText({ lessonId, userId }) {
      await limits.checkViewable(database, checkId(lessonId), userId);
      const notes = await findLessonNotes(database, lessonId, userId);
      if (!notes) throw new DomainError('NOT_FOUND');
      return { text: notes.content ?? '' };
    },
    async replaceNoteText({ lessonId, userId, text }) {
      const { id } = await openLesson(lessonId, userId);
      return {
        lesson: toLessonState(await replaceNoteText(parts, { userId, lessonId: id, text })),
      };
    },
    async countUploads({ userIds, since }) {
      if (!since) throw validationFailed({ since: 'since is required.' });
      return { uploads: await countUploads(database, userIds, since) };
    },
    async countUploaders({ since }) {
      if (!since) throw validationFailed({ since: 'since is required.' });
      return { total: await countUploaders(database, since) };
    },
    exportLessons: ({ userId }) => jsonMessages(exportLessons(database, userId)),
  };
}

/** The header, and the bytes of the file if one follows. */
async function readUpload(
  requests: AsyncIterable<CreateLessonRequest>,
): Promise<{ header: CreateLessonHeader; bytes: Buffer }> {
  let header: CreateLessonHeader | undefined;
  let complete = false;
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const { part } of requests) {
    if (part?.$case === 'header') header = part.value;
    if (part?.$case === 'end') complete = true;
    if (part?.$case !== 'chunk') continue;
    size += part.value.length;
    if (size > FILE_MAX_BYTES) throw new DomainError('FILE_TOO_LARGE');
    chunks.push(part.value);
  }
  if (!header) throw validationFailed({ content: 'Please send your notes.' });
  if (header.content === undefined && !complete) {
    throw new DomainError('VALIDATION_FAILED', 'The upload was cut off.');
  }
  return { header, bytes: Buffer.concat(chunks) };
}

function checkId(id: string): string {
  if (!uuid.safeParse(id).success) throw new DomainError('NOT_FOUND');
  return id;
}
