import { uploadReceived } from '@repaso/proto/events/catalog';
import { CONTENT_MIN_LENGTH, lessonContent } from '@repaso/proto/http/lessons';
import { characterCount, typedText } from '@repaso/proto/http/text';
import { DomainError } from '@repaso/shared/errors';
import { parseRequest } from '@repaso/shared/parse-request';
import { z } from 'zod';
import type { LessonRecord } from './lesson.ts';
import type { LessonParts } from './lesson-parts.ts';
import { findLesson, lockLesson } from './store/lessons.ts';
import { replaceContent } from './store/revisions.ts';

const correctedText = z.object({ text: typedText.pipe(lessonContent) });

/**
 * Keeps what the learner corrected in the text of the notes, and has the lesson made again from
 * it; until that is done, and should it fail, the lesson is practised as it was. The text that is
 * there already changes nothing. Throws NOT_FOUND, VALIDATION_FAILED, CONTENT_TOO_SHORT.
 */
export async function replaceNoteText(
  { database, outbox, clock }: LessonParts,
  request: { userId: string; lessonId: string; text: string },
): Promise<LessonRecord> {
  const { userId, lessonId } = request;
  const { text } = parseRequest(correctedText, request);
  if (characterCount(text) < CONTENT_MIN_LENGTH) throw new DomainError('CONTENT_TOO_SHORT');

  await database.transaction(async (tx) => {
    const lesson = await lockLesson(tx, lessonId, userId);
    if (!lesson) throw new DomainError('NOT_FOUND');
    if (lesson.content === text && lesson.status !== 'failed') return;
    const revision = await replaceContent(tx, { lessonId, content: text, now: clock.now() });
    const payload = { lessonId, userId, revision };
    await outbox.append(tx, uploadReceived, payload, { dataSubject: userId });
  });
  const lesson = await findLesson(database, lessonId, userId);
  if (!lesson) throw new DomainError('NOT_FOUND');
  return lesson;
}
