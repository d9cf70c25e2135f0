import type { Transaction } from '@repaso/shared/database';

/** Longer than any event can come back: the dead letters keep 30 days. */
const KEEP_ERASED_MS = 60 * 86_400_000;

/**
 * Makes a learner known; false when they were erased. Until the end of the transaction nobody
 * else can admit or erase them.
 */
export async function admitLearner(tx: Transaction, userId: string): Promise<boolean> {
  const [learner] = await tx.query(
    `INSERT INTO learner (id) VALUES ($1)
     ON CONFLICT (id) DO UPDATE SET id = excluded.id RETURNING erased_at`,
    [userId],
  );
  return learner.erased_at === null;
}

/** From now on the learner is not admitted any more. */
export async function closeLearner(tx: Transaction, userId: string, now: Date): Promise<void> {
  await tx.query(
    `INSERT INTO learner (id, erased_at) VALUES ($1, $2)
     ON CONFLICT (id) DO UPDATE SET erased_at = excluded.erased_at`,
    [userId, now],
  );
  await tx.query('DELETE FROM learner WHERE erased_at < $1', [
    new Date(now.getTime() - KEEP_ERASED_MS),
  ]);
}
