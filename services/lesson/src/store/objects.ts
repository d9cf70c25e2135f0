import type { Database, Transaction } from '@repaso/shared/database';

/**
 * To be called before an object is put, or before its lesson goes: whatever happens then, the
 * object can be found again.
 */
export async function announceObject(
  tx: Transaction | Database['manager'],
  key: string,
  now: Date,
): Promise<void> {
  await tx.query('INSERT INTO unclaimed_object (key, created_at) VALUES ($1, $2)', [key, now]);
}

/** The object belongs to a lesson from now on. */
export async function claimObject(tx: Transaction, key: string): Promise<void> {
  await tx.query('DELETE FROM unclaimed_object WHERE key = $1', [key]);
}

/**
 * Leaves the learner's files to the sweep. Returns their keys, without those of uploads under way:
 * these count as announced no later than `uploadsSince`.
 */
export async function abandonFiles(
  tx: Transaction,
  userId: string,
  uploadsSince: Date,
): Promise<string[]> {
  await tx.query(
    `UPDATE unclaimed_object SET created_at = least(created_at, $2)
     WHERE starts_with(key, 'notes/' || $1 || '/')`,
    [userId, uploadsSince],
  );
  const rows: { key: string }[] = await tx.query(
    `INSERT INTO unclaimed_object (key, created_at)
     SELECT file_key, 'epoch' FROM lesson JOIN notes ON notes.lesson_id = lesson.id
     WHERE user_id = $1 AND file_key IS NOT NULL RETURNING key`,
    [userId],
  );
  return rows.map(({ key }) => key);
}

/** Gives up the files of lessons whose notes could not be used, and those lessons with them. */
export async function deleteRejectedLessons(
  database: Database,
  codes: readonly string[],
  before: Date,
): Promise<void> {
  await database.transaction(async (tx) => {
    await tx.query(
      `INSERT INTO unclaimed_object (key, created_at)
       SELECT file_key, lesson.created_at FROM lesson JOIN notes ON notes.lesson_id = lesson.id
       WHERE status = 'failed' AND failure_code = ANY ($1) AND lesson.created_at < $2
         AND file_key IS NOT NULL`,
      [codes, before],
    );
    await tx.query(
      "DELETE FROM lesson WHERE status = 'failed' AND failure_code = ANY ($1) AND created_at < $2",
      [codes, before],
    );
  });
}

/** Objects that nobody claimed since before `before`. */
export async function listUnclaimedObjects(database: Database, before: Date): Promise<string[]> {
  const { rows } = await database.pool.query<{ key: string }>(
    'SELECT key FROM unclaimed_object WHERE created_at < $1 LIMIT 100',
    [before],
  );
  return rows.map(({ key }) => key);
}

export async function forgetObjects(database: Database, keys: string[]): Promise<void> {
  await database.pool.query('DELETE FROM unclaimed_object WHERE key = ANY ($1)', [keys]);
}
