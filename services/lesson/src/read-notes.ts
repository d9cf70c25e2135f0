import type { ReadNotesResponse } from '@repaso/proto/gen/lesson/v1/lesson';
import { DomainError } from '@repaso/shared/errors';
import type { LessonParts } from './lesson-parts.ts';
import { contentTypeOf } from './note-file.ts';
import { ObjectNotFoundError } from './objects/object-store.ts';
import { findLessonNotes } from './store/notes.ts';

/** The notes as they were uploaded; typed ones as the text that they are. Throws NOT_FOUND. */
export async function* readNotes(
  { database, objects }: LessonParts,
  { userId, lessonId }: { userId: string; lessonId: string },
): AsyncGenerator<ReadNotesResponse> {
  const notes = await findLessonNotes(database, lessonId, userId);
  if (!notes) throw new DomainError('NOT_FOUND');
  if (!notes.file) {
    const bytes = Buffer.from(notes.content ?? '');
    yield header('text/plain; charset=utf-8', bytes.length);
    yield chunk(bytes);
    return;
  }
  const { body, sizeBytes } = await objects.get(notes.file.key).catch((error: unknown) => {
    // Deleted between the two looks.
    if (error instanceof ObjectNotFoundError) throw new DomainError('NOT_FOUND');
    throw error;
  });
  yield header(contentTypeOf(notes.file.kind), sizeBytes);
  for await (const bytes of body) yield chunk(bytes);
}

function header(contentType: string, sizeBytes: number): ReadNotesResponse {
  return { part: { $case: 'header', value: { contentType, sizeBytes } } };
}

function chunk(value: Buffer): ReadNotesResponse {
  return { part: { $case: 'chunk', value } };
}
