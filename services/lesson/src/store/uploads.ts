import type { Database, Transaction } from '@repaso/shared/database';

/** Lessons that could not be made are nobody's upload; those deleted since still are. */
const uploads = `
  (SELECT user_id, created_at FROM lesson WHERE status <> 'failed'
   UNION ALL SELECT user_id, created_at FROM deleted_upload) AS upload`;

/** The learner's uploads after `since`, oldest first. */
export async function listUploads(tx: Transaction, userId: string, since: Date): Promise<Date[]> {
  const rows: { created_at: Date }[] = await tx.query(
    `SELECT created_at FROM ${uploads} WHERE user_id = $1 AND created_at > $2 ORDER BY created_at`,
    [userId, since],
  );
  return rows.map(({ created_at }) => created_at);
}

/** How many uploads each learner had after `since`; who had none is left out. */
export async function countUploads(
  { pool }: Database,
  userIds: string[],
  since: Date,
): Promise<Record<string, number>> {
  const { rows } = await pool.query<{ user_id: string; total: number }>(
    `SELECT user_id, count(*)::int AS total FROM ${uploads}
     WHERE user_id = ANY ($1) AND created_at > $2 GROUP BY user_id`,
    [userIds, since],
  );
  return Object.fromEntries(rows.map(({ user_id, total }) => [user_id, total]));
}

/** How many learners uploaded something after `since`. */
export async function countUploaders({ pool }: Database, since: Date): Promise<number> {
  const { rows } = await pool.query<{ total: number }>(
    `SELECT count(DISTINCT user_id)::int AS total FROM ${uploads} WHERE created_at > $1`,
    [since],
  );
  return rows[0]?.total ?? 0;
}

export async function rememberDeletedUpload(
  tx: Transaction,
  userId: string,
  createdAt: Date,
): Promise<void> {
  await tx.query('INSERT INTO deleted_upload (user_id, created_at) VALUES ($1, $2)', [
    userId,
    createdAt,
  ]);
}

export async function forgetDeletedUploads(database: Database, before: Date): Promise<void> {
  await database.pool.query('DELETE FROM deleted_upload WHERE created_at < $1', [before]);
}

/** How many lessons that can be practised are newer than this one. */
export async function countNewerLessons(
  { pool }: Database,
  lessonId: string,
  userId: string,
): Promise<number> {
  const { rows } = await pool.query<{ total: number }>(
    `SELECT count(*)::int AS total FROM lesson newer
     JOIN lesson this ON this.id = $1 AND this.user_id = $2 AND this.status <> 'failed'
     WHERE newer.user_id = $2 AND newer.status <> 'failed'
       AND (newer.created_at, newer.id) > (this.created_at, this.id)`,
    [lessonId, userId],
  );
  return rows[0]?.total ?? 0;
}
