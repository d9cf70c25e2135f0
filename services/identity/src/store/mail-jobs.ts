import type { Database, Transaction } from '@repaso/shared/database';
import type { MailJob, Recipient, RequestedMail } from '../mail/mail-job.ts';

/** One statement that writes one row, whether the address has an account or not. */
export async function insertMailJob(
  tx: Transaction,
  job: { kind: RequestedMail; email: string; requestedAt: Date },
): Promise<void> {
  await tx.query(
    `INSERT INTO mail_job (kind, account_id, requested_at, next_attempt_at)
     VALUES ($1, (SELECT id FROM account WHERE email = $2), $3, $3)`,
    [job.kind, job.email, job.requestedAt],
  );
}

export async function insertReminderJob(
  tx: Transaction,
  job: { accountId: string; requestedAt: Date; expiresAt: Date },
): Promise<void> {
  await tx.query(
    `INSERT INTO mail_job (kind, account_id, requested_at, next_attempt_at, expires_at)
     VALUES ('reminder', $1, $2, $2, $3)`,
    [job.accountId, job.requestedAt, job.expiresAt],
  );
}

/** Takes up to `limit` jobs that are due; nobody else gets them until `claimedUntil`. */
export async function claimMailJobs(
  database: Database,
  { now, claimedUntil, limit }: { now: Date; claimedUntil: Date; limit: number },
): Promise<MailJob[]> {
  const { rows } = await database.pool.query<MailJob>({
    name: 'mail-job-claim',
    text: `WITH due AS MATERIALIZED (
             SELECT id FROM mail_job WHERE next_attempt_at <= $1
             ORDER BY next_attempt_at LIMIT $3 FOR UPDATE SKIP LOCKED)
           UPDATE mail_job SET attempts = attempts + 1, next_attempt_at = $2
           FROM due WHERE mail_job.id = due.id
           RETURNING mail_job.id, kind, account_id AS "accountId",
             requested_at AS "requestedAt", expires_at AS "expiresAt", attempts`,
    values: [now, claimedUntil, limit],
  });
  return rows;
}

/** Undefined when there is nobody to write to. */
export async function findRecipient(
  database: Database,
  jobId: string,
): Promise<Recipient | undefined> {
  const { rows } = await database.pool.query<Recipient>(
    `SELECT email, first_name AS "firstName", verified_at IS NOT NULL AS "isVerified",
       verified_at IS NOT NULL AND email_reminders_enabled
         AND coalesce(last_activity_at, created_at) <= requested_at AS "wantsReminder"
     FROM mail_job JOIN account ON account.id = mail_job.account_id WHERE mail_job.id = $1`,
    [jobId],
  );
  return rows[0];
}

/** What was mailed to an account, newest first. */
export async function listMails(
  database: Database,
  accountId: string,
): Promise<Pick<MailJob, 'kind' | 'requestedAt'>[]> {
  const { rows } = await database.pool.query<Pick<MailJob, 'kind' | 'requestedAt'>>(
    `SELECT kind, requested_at AS "requestedAt" FROM mail_job
     WHERE account_id = $1 ORDER BY id DESC`,
    [accountId],
  );
  return rows;
}

/** Null: nothing is left to do. */
export async function scheduleMailJob(
  database: Database,
  jobId: string,
  nextAttemptAt: Date | null,
): Promise<void> {
  await database.pool.query('UPDATE mail_job SET next_attempt_at = $2 WHERE id = $1', [
    jobId,
    nextAttemptAt,
  ]);
}

/** Deletes finished jobs, and with them the tokens that they mailed. */
export async function deleteMailJobs(
  database: Database,
  requestedBefore: { reminders: Date; others: Date },
): Promise<void> {
  await database.pool.query(
    `DELETE FROM mail_job
     WHERE requested_at <= CASE kind WHEN 'reminder' THEN $1 ELSE $2::timestamptz END
       AND requested_at <= $2 AND next_attempt_at IS NULL`,
    [requestedBefore.reminders, requestedBefore.others],
  );
}
