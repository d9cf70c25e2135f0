import { uploadReceived } from '@repaso/proto/events/catalog';
import { CONTENT_MIN_LENGTH, lessonContent, lessonTitle } from '@repaso/proto/http/lessons';
import { characterCount, typedText } from '@repaso/proto/http/text';
import { type Clock, newId } from '@repaso/shared/clock';
import type { Database } from '@repaso/shared/database';
import { admitDataSubject } from '@repaso/shared/erasure';
import { DomainError } from '@repaso/shared/errors';
import type { Outbox } from '@repaso/shared/events/outbox';
import { parseRequest } from '@repaso/shared/parse-request';
import { z } from 'zod';
import { knownTimeZone, type LessonRecord, PROVISIONAL_TITLE } from './lesson.ts';
import { claimUploadKey, findLesson, insertTypedLesson } from './store/lessons.ts';

/** How long an idempotency key names its lesson. */
export const KEY_LIFETIME_MS = 86_400_000;

export interface TypedUpload {
  userId: string;
  content: string;
  title?: string | undefined;
  idempotencyKey?: string | undefined;
  /** As the browser names it. */
  timeZone?: string | undefined;
}

/**
 * Stores typed notes together with the event that has practice made from them. The same key of
 * the same learner within 24 hours gives the same lesson.
 */
export async function createLesson(
  { database, outbox, clock }: { database: Database; outbox: Outbox; clock: Clock },
  upload: TypedUpload,
): Promise<LessonRecord> {
  const { userId, idempotencyKey } = upload;
  const { content, title } = checkNotes(upload);
  const now = clock.now();
  const id = newId(clock);

  const lessonId = await database.transaction(async (tx) => {
    if (!(await admitDataSubject(tx, userId))) throw new DomainError('UNAUTHENTICATED');
    if (idempotencyKey !== undefined) {
      const known = await claimUploadKey(tx, {
        userId,
        key: idempotencyKey,
        lessonId: id,
        now,
        since: new Date(now.getTime() - KEY_LIFETIME_MS),
      });
      if (known) return known;
    }
    await insertTypedLesson(tx, {
      id,
      userId,
      title: title ?? PROVISIONAL_TITLE,
      givenTitle: title,
      content,
      timeZone: knownTimeZone(upload.timeZone),
      createdAt: now,
    });
    const payload = { lessonId: id, userId, revision: 1 };
    await outbox.append(tx, uploadReceived, payload, { dataSubject: userId });
    return id;
  });

  const lesson = await findLesson(database, lessonId, userId);
  if (!lesson) throw new DomainError('NOT_FOUND');
  return lesson;
}

const typedNotes = z.object({
  content: typedText.pipe(lessonContent),
  title: lessonTitle.optional(),
});

function checkNotes(upload: TypedUpload): { content: string; title: string | undefined } {
  const { content, title } = parseRequest(typedNotes, upload);
  if (characterCount(content) < CONTENT_MIN_LENGTH) throw new DomainError('CONTENT_TOO_SHORT');
  return { content, title: title || undefined };
}
