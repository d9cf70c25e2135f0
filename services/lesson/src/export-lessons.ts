import type { Database } from '@repaso/shared/database';
import { type JsonPieces, jsonArray, pages } from '@repaso/shared/json-stream';
import { toLesson } from './lesson.ts';
import { type LessonForExport, listForExport } from './store/lessons.ts';

/** Each with its notes' text and its recap. */
const PAGE_SIZE = 20;

/** Everything that this service stores about a learner, page by page; the files by their path. */
export function exportLessons(database: Database, userId: string): JsonPieces {
  const lessons = pages<LessonForExport>(PAGE_SIZE, (before, limit) =>
    listForExport(database, userId, before, limit),
  );
  return jsonArray(documents(lessons));
}

async function* documents(lessonPages: AsyncIterable<LessonForExport[]>): AsyncGenerator<string[]> {
  for await (const lessons of lessonPages) {
    yield lessons.map((lesson) =>
      JSON.stringify({
        lesson: toLesson(lesson),
        timeZone: lesson.timeZone,
        recap: JSON.parse(lesson.recapJson),
        text: lesson.text,
        notes: `/api/lessons/${lesson.id}/notes`,
      }),
    );
  }
}
