import type { Database, Transaction } from '@repaso/shared/database';

/**
 * Claims an idempotency key for a lesson. Returns the lesson that already has it, if that was
 * after `since`; a request that comes at the same moment waits for the outcome of the first.
 */
export async function claimUploadKey(
  tx: Transaction,
  claim: { userId: string; key: string; lessonId: string; now: Date; since: Date },
): Promise<string | undefined> {
  const claimed = await tx.query(
    `INSERT INTO upload_key (user_id, key, lesson_id, created_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT (user_id, key) DO UPDATE SET lesson_id = $3, created_at = $4
       WHERE upload_key.created_at <= $5
     RETURNING lesson_id`,
    [claim.userId, claim.key, claim.lessonId, claim.now, claim.since],
  );
  if (claimed.length === 1) return undefined;
  const [known] = await tx.query(
    'SELECT lesson_id FROM upload_key WHERE user_id = $1 AND key = $2',
    [claim.userId, claim.key],
  );
  return known.lesson_id;
}

export async function deleteUploadKeys(database: Database, before: Date): Promise<void> {
  await database.pool.query('DELETE FROM upload_key WHERE created_at <= $1', [before]);
}
