import { PLAN_WEEK_MS } from '@repaso/proto/plans';
import type { Clock } from '@repaso/shared/clock';
import type { Database } from '@repaso/shared/database';
import { KEY_LIFETIME_MS } from './create-lesson.ts';
import { rejectionCodes } from './lesson.ts';
import type { ObjectStore } from './objects/object-store.ts';
import { deleteRejectedLessons, forgetObjects, listUnclaimedObjects } from './store/objects.ts';
import { deleteUploadKeys } from './store/upload-keys.ts';
import { forgetDeletedUploads } from './store/uploads.ts';

/** Longer than any upload takes from its announcement to its lesson. */
export const UNCLAIMED_AFTER_MS = 15 * 60_000;
/** How long whoever did not wait can still read why their notes could not be used. */
export const KEEP_REJECTED_MS = 86_400_000;

/**
 * Deletes idempotency keys that are over, lessons whose notes could not be used, and files that
 * no lesson has: those of an upload that was cut off or repeated, and those of deleted lessons.
 */
export async function deleteLeftovers(parts: {
  database: Database;
  objects: ObjectStore;
  clock: Clock;
}): Promise<void> {
  const { database, objects, clock } = parts;
  const before = (ms: number): Date => new Date(clock.now().getTime() - ms);
  await deleteUploadKeys(database, before(KEY_LIFETIME_MS));
  await deleteRejectedLessons(database, rejectionCodes, before(KEEP_REJECTED_MS));
  await forgetDeletedUploads(database, before(PLAN_WEEK_MS));
  for (const key of await listUnclaimedObjects(database, before(UNCLAIMED_AFTER_MS))) {
    await objects.delete(key);
    await forgetObjects(database, [key]);
  }
}
