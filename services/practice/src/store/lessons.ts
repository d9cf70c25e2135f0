import { type Database, runPrepared, type Transaction } from '@repaso/shared/database';

/** Records that this revision is the lesson's last; false when it is not newer than the known one. */
export async function advanceRevision(
  tx: Transaction,
  {
    userId,
    lessonId,
    revision,
    timeZone,
  }: { userId: string; lessonId: string; revision: number; timeZone: string },
): Promise<boolean> {
  const { rowCount } = await runPrepared(tx, {
    name: 'lesson-advance',
    text: `INSERT INTO lesson (user_id, id, revision, time_zone) VALUES ($1, $2, $3, $4)
           ON CONFLICT (user_id, id) DO UPDATE
             SET revision = excluded.revision, time_zone = excluded.time_zone
             WHERE lesson.revision < excluded.revision`,
    values: [userId, lessonId, revision, timeZone],
  });
  return rowCount === 1;
}

/** A revision that no lesson reaches: the lesson was deleted. */
export const DELETED_REVISION = 2_147_483_647;

/**
 * Deletes a lesson's tasks, attempts and answers. What stays is its id, so that nothing that is
 * still under way brings it back.
 */
export async function deleteLesson(
  tx: Transaction,
  { userId, lessonId }: { userId: string; lessonId: string },
): Promise<void> {
  // First, because it has whoever is scheduling the lesson's tasks finish.
  await advanceRevision(tx, { userId, lessonId, revision: DELETED_REVISION, timeZone: 'UTC' });
  await tx.query('DELETE FROM task WHERE user_id = $1 AND lesson_id = $2', [userId, lessonId]);
}

export interface LearnerWithTasks {
  userId: string;
  timeZone: string;
  availableTasks: number;
}

/** Those of these learners who have something to practise, and where their clocks are. */
export async function findLearnersWithTasks(
  { pool }: Database,
  userIds: string[],
  now: Date,
): Promise<LearnerWithTasks[]> {
  const { rows } = await pool.query<LearnerWithTasks>(
    `SELECT user_id AS "userId", count(*)::int AS "availableTasks",
       (SELECT time_zone FROM lesson
        WHERE user_id = task.user_id AND revision < ${DELETED_REVISION}
        ORDER BY id DESC LIMIT 1) AS "timeZone"
     FROM task WHERE user_id = ANY ($1) AND unlocks_at <= $2 AND score IS NULL
     GROUP BY user_id`,
    [userIds, now],
  );
  return rows;
}

/** With their tasks, attempts and answers. */
export async function deleteLessons(tx: Transaction, userId: string): Promise<void> {
  await tx.query('DELETE FROM lesson WHERE user_id = $1', [userId]);
}
