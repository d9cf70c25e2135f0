import type { Database, Transaction } from '@repaso/shared/database';
import type { ReminderState } from '../reminder.ts';

/** A learner who may have to be reminded. */
export interface ReminderCandidate extends ReminderState {
  accountId: string;
}

/**
 * Takes up to `limit` learners whose turn it is to be looked at; nobody else gets them until
 * `claimedUntil`.
 */
export async function claimReminderCandidates(
  database: Database,
  { now, claimedUntil, limit }: { now: Date; claimedUntil: Date; limit: number },
): Promise<ReminderCandidate[]> {
  const { rows } = await database.pool.query<ReminderCandidate>({
    name: 'reminder-claim',
    text: `WITH due AS MATERIALIZED (
             SELECT id FROM account
             WHERE verified_at IS NOT NULL AND email_reminders_enabled
               AND next_reminder_check_at <= $1
             ORDER BY next_reminder_check_at LIMIT $3 FOR NO KEY UPDATE SKIP LOCKED)
           UPDATE account SET next_reminder_check_at = $2
           FROM due WHERE account.id = due.id
           RETURNING account.id AS "accountId",
             coalesce(last_activity_at, created_at) AS "lastActivityAt",
             last_reminder_at AS "lastReminderAt", unanswered_reminders AS "unansweredReminders"`,
    values: [now, claimedUntil, limit],
  });
  return rows;
}

/** When to look at these learners again. */
export async function scheduleReminderChecks(
  database: Database,
  checks: { accountId: string; at: Date }[],
): Promise<void> {
  await database.pool.query(
    `UPDATE account SET next_reminder_check_at = next.at
     FROM unnest($1::uuid[], $2::timestamptz[]) AS next (id, at) WHERE account.id = next.id`,
    [checks.map(({ accountId }) => accountId), checks.map(({ at }) => at)],
  );
}

/**
 * Writes down that the learner is reminded now. False, and nothing is changed, if they were
 * active, were reminded, turned reminders off or left since `candidate` was read.
 */
export async function markReminded(
  tx: Transaction,
  candidate: ReminderCandidate,
  { now, unansweredReminders }: { now: Date; unansweredReminders: number },
): Promise<boolean> {
  const [, updated] = await tx.query(
    `UPDATE account SET last_reminder_at = $4, unanswered_reminders = $5
     WHERE id = $1 AND verified_at IS NOT NULL AND email_reminders_enabled
       AND coalesce(last_activity_at, created_at) = $2
       AND last_reminder_at IS NOT DISTINCT FROM $3`,
    [
      candidate.accountId,
      candidate.lastActivityAt,
      candidate.lastReminderAt,
      now,
      unansweredReminders,
    ],
  );
  return updated === 1;
}
