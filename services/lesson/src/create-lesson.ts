import { uploadReceived } from '@repaso/proto/events/catalog';
import { CONTENT_MIN_LENGTH, lessonContent, lessonTitle } from '@repaso/proto/http/lessons';
import { characterCount, typedText } from '@repaso/proto/http/text';
import { newId } from '@repaso/shared/clock';
import type { Transaction } from '@repaso/shared/database';
import { admitDataSubject } from '@repaso/shared/erasure';
import { DomainError } from '@repaso/shared/errors';
import { parseRequest } from '@repaso/shared/parse-request';
import { z } from 'zod';
import { type FileKind, fileKindOf } from './extraction/file-kind.ts';
import { stripMetadata } from './extraction/metadata/strip-metadata.ts';
import { knownTimeZone, type LessonRecord, PROVISIONAL_TITLE } from './lesson.ts';
import type { LessonParts } from './lesson-parts.ts';
import { contentTypeOf } from './note-file.ts';
import { findLesson, insertLesson, type NewLesson } from './store/lessons.ts';
import { announceObject, claimObject, forgetObjects } from './store/objects.ts';
import { claimUploadKey } from './store/upload-keys.ts';

/** How long an idempotency key names its lesson. */
export const KEY_LIFETIME_MS = 86_400_000;

export interface Upload {
  userId: string;
  title?: string | undefined;
  idempotencyKey?: string | undefined;
  /** As the browser names it. */
  timeZone?: string | undefined;
}

const givenTitle = z.object({ title: lessonTitle.optional() });
const typedNotes = givenTitle.extend({ content: typedText.pipe(lessonContent) });

/**
 * Stores typed notes together with the event that has practice made from them. The same key of
 * the same learner within 24 hours gives the same lesson.
 */
export async function createTypedLesson(
  parts: LessonParts,
  upload: Upload & { content: string },
): Promise<LessonRecord> {
  const { content, title } = parseRequest(typedNotes, upload);
  if (characterCount(content) < CONTENT_MIN_LENGTH) throw new DomainError('CONTENT_TOO_SHORT');
  return store(parts, upload, {
    id: newId(parts.clock),
    givenTitle: title || undefined,
    source: 'text',
    notes: { content },
  });
}

/**
 * Stores a photo or PDF of notes, without what it tells beside the picture, and the event that
 * has practice made from it. Throws INVALID_FILE_TYPE, told by what the file begins with, and
 * IMAGE_UNREADABLE when it is too damaged to take it apart.
 */
export async function createFileLesson(
  parts: LessonParts,
  upload: Upload & { bytes: Buffer },
): Promise<LessonRecord> {
  const { database, objects, clock } = parts;
  const { title } = parseRequest(givenTitle, upload);
  const kind = await fileKindOf(upload.bytes);
  if (!kind) throw new DomainError('INVALID_FILE_TYPE');
  const bytes = stripMetadata(kind, upload.bytes);

  const id = newId(clock);
  const key = `notes/${upload.userId}/${id}`;
  await database.transaction(async (tx) => {
    await requireAdmitted(tx, upload.userId);
    await announceObject(tx, key, clock.now());
  });
  await objects.put(key, bytes, contentTypeOf(kind));
  try {
    return await store(parts, upload, {
      id,
      givenTitle: title || undefined,
      source: sourceOf(kind),
      notes: { file: { key, kind } },
    });
  } catch (error) {
    // Refused for certain, so nobody will claim the file; otherwise the sweep finds out.
    if (error instanceof DomainError) {
      await objects.delete(key);
      await forgetObjects(database, [key]);
    }
    throw error;
  }
}

/** Throws UNAUTHENTICATED for a learner who was erased while the upload was on its way. */
async function requireAdmitted(tx: Transaction, userId: string): Promise<void> {
  if (!(await admitDataSubject(tx, userId))) throw new DomainError('UNAUTHENTICATED');
}

function sourceOf(kind: FileKind): LessonRecord['source'] {
  return kind === 'pdf' ? 'pdf' : 'photo';
}

async function store(
  { database, outbox, clock, limits }: LessonParts,
  { userId, idempotencyKey, timeZone: givenTimeZone }: Upload,
  lesson: Pick<NewLesson, 'id' | 'givenTitle' | 'source' | 'notes'>,
): Promise<LessonRecord> {
  const now = clock.now();
  const timeZone = knownTimeZone(givenTimeZone);
  const { id, notes } = lesson;

  const stored = await database.transaction(async (tx) => {
    await requireAdmitted(tx, userId);
    if (idempotencyKey !== undefined) {
      const known = await claimUploadKey(tx, {
        userId,
        key: idempotencyKey,
        lessonId: id,
        now,
        since: new Date(now.getTime() - KEY_LIFETIME_MS),
      });
      // A file that was stored again stays unclaimed, and is deleted as such.
      if (known) return { known };
    }
    await limits.checkUpload(tx, { userId, timeZone, now });
    const payload = { lessonId: id, userId, revision: 1 };
    const [record] = await Promise.all([
      insertLesson(tx, {
        ...lesson,
        userId,
        title: lesson.givenTitle ?? PROVISIONAL_TITLE,
        timeZone,
        createdAt: now,
      }),
      'file' in notes && claimObject(tx, notes.file.key),
      outbox.append(tx, uploadReceived, payload, { dataSubject: userId }),
    ]);
    return record;
  });
  if (!('known' in stored)) return stored;

  const known = await findLesson(database, stored.known, userId);
  if (!known) throw new DomainError('NOT_FOUND');
  return known;
}
