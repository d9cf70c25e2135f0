import type { CreateLessonRequest, LessonServiceService } from '@repaso/proto/gen/lesson/v1/lesson';
import { uuid } from '@repaso/proto/http/text';
import type { Clock } from '@repaso/shared/clock';
import type { Database } from '@repaso/shared/database';
import { DomainError, validationFailed } from '@repaso/shared/errors';
import type { Outbox } from '@repaso/shared/events/outbox';
import type { Handlers } from '@repaso/shared/rpc/server';
import { createLesson } from './create-lesson.ts';
import { toLesson, toLessonState } from './lesson.ts';
import { countLessons, findLesson, findRecap, listLessons } from './store/lessons.ts';

export function createHandlers(parts: {
  database: Database;
  outbox: Outbox;
  clock: Clock;
}): Handlers<typeof LessonServiceService> {
  const { database } = parts;
  return {
    async createLesson(requests) {
      const { content, ...header } = await readHeader(requests);
      if (content === undefined) {
        throw new DomainError(
          'INVALID_FILE_TYPE',
          'Photos and PDFs cannot be read yet. Please type your notes instead.',
        );
      }
      return { lesson: toLessonState(await createLesson(parts, { ...header, content })) };
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

async function readHeader(requests: AsyncIterable<CreateLessonRequest>) {
  for await (const { part } of requests) {
    if (part?.$case === 'header') return part.value;
    break;
  }
  throw validationFailed({ content: 'Please send your notes.' });
}

function checkId(id: string): string {
  if (!uuid.safeParse(id).success) throw new DomainError('NOT_FOUND');
  return id;
}
