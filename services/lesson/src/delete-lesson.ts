import { lessonDeleted } from '@repaso/proto/events/catalog';
import { DomainError } from '@repaso/shared/errors';
import type { LessonParts } from './lesson-parts.ts';
import { deleteLesson as deleteRows, lockLesson } from './store/lessons.ts';
import { announceObject, forgetObjects } from './store/objects.ts';
import { rememberDeletedUpload } from './store/uploads.ts';

/**
 * Deletes a lesson with its notes; practice and feedback hear of it. Whoever is making it at the
 * moment finds it gone. Throws NOT_FOUND.
 */
export async function deleteLesson(
  { database, outbox, objects, log }: LessonParts,
  { userId, lessonId }: { userId: string; lessonId: string },
): Promise<void> {
  const fileKey = await database.transaction(async (tx) => {
    const lesson = await lockLesson(tx, lessonId, userId);
    if (!lesson) throw new DomainError('NOT_FOUND');
    // Nobody's from now on: should the file outlive what follows, the sweep deletes it.
    if (lesson.fileKey !== null) await announceObject(tx, lesson.fileKey, lesson.createdAt);
    if (lesson.status !== 'failed') await rememberDeletedUpload(tx, userId, lesson.createdAt);
    await deleteRows(tx, lessonId);
    await outbox.append(tx, lessonDeleted, { lessonId, userId }, { dataSubject: userId });
    return lesson.fileKey;
  });
  if (fileKey === null) return;
  try {
    await objects.delete(fileKey);
    await forgetObjects(database, [fileKey]);
  } catch (err) {
    log.warn({ err, lessonId }, 'the file of a deleted lesson is left to the sweep');
  }
}
