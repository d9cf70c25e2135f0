import type { Transaction } from '@repaso/shared/database';

/** Records that this revision is the lesson's last; false when it is not newer than the known one. */
export async function advanceRevision(
  tx: Transaction,
  { userId, lessonId, revision }: { userId: string; lessonId: string; revision: number },
): Promise<boolean> {
  const advanced = await tx.query(
    `INSERT INTO lesson (user_id, id, revision) VALUES ($1, $2, $3)
     ON CONFLICT (user_id, id) DO UPDATE SET revision = excluded.revision
       WHERE lesson.revision < excluded.revision
     RETURNING 1`,
    [userId, lessonId, revision],
  );
  return advanced.length === 1;
}

/** With their tasks, attempts and answers. */
export async function deleteLessons(tx: Transaction, userId: string): Promise<void> {
  await tx.query('DELETE FROM lesson WHERE user_id = $1', [userId]);
}
