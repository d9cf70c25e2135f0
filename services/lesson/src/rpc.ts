import type {
  CreateLessonHeader,
  CreateLessonRequest,
  LessonServiceService,
} from '@repaso/proto/gen/lesson/v1/lesson';
import { FILE_MAX_BYTES } from '@repaso/proto/http/lessons';
import { uuid } from '@repaso/proto/http/text';
import { DomainError, validationFailed } from '@repaso/shared/errors';
import type { Handlers } from '@repaso/shared/rpc/server';
import { type CreateLessonParts, createFileLesson, createTypedLesson } from './create-lesson.ts';
import { toLesson, toLessonState } from './lesson.ts';
import { countLessons, findLesson, findRecap, listLessons } from './store/lessons.ts';

export function createHandlers(parts: CreateLessonParts): Handlers<typeof LessonServiceService> {
  const { database } = parts;
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
      const lesson = await findLesson(database, checkId(lessonId), userId);
      if (!lesson) throw new DomainError('NOT_FOUND');
      return { lesson: toLessonState(lesson) };
    },
    async listLessons({ userId }) {
      const lessons = await listLessons(database, userId);
      return { lessonsJson: Buffer.from(JSON.stringify(lessons.map(toLesson))) };
    },
    async getRecap({ lessonId, userId }) {
      const recap = await findRecap(database, checkId(lessonId), userId);
      if (recap === undefined) throw new DomainError('NOT_FOUND');
      return { recapJson: Buffer.from(recap) };
    },
    async countLessons({ userId }) {
      return { total: await countLessons(database, userId) };
    },
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
