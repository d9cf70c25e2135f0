import type { Database, Transaction } from '@repaso/shared/database';
import type { MailedToken, TokenPurpose } from '../mailed-token.ts';

export async function insertMailedToken(
  database: Database,
  token: { tokenHash: string; purpose: TokenPurpose; mailJobId: string; expiresAt: Date },
): Promise<void> {
  await database.pool.query(
    `INSERT INTO mailed_token (token_hash, purpose, mail_job_id, expires_at)
     VALUES ($1, $2, $3, $4)`,
    [token.tokenHash, token.purpose, token.mailJobId, token.expiresAt],
  );
}

export async function findMailedToken(
  database: Database,
  tokenHash: string,
  purpose: TokenPurpose,
): Promise<MailedToken | undefined> {
  const { rows } = await database.pool.query<MailedToken>(
    `SELECT token_hash AS "tokenHash", account_id AS "accountId", mailed_token.expires_at AS "expiresAt",
       used_at AS "usedAt",
       EXISTS (SELECT 1 FROM mail_job newer WHERE newer.account_id = job.account_id
               AND newer.kind = job.kind AND newer.id > job.id) AS "isSuperseded"
     FROM mailed_token JOIN mail_job job ON job.id = mail_job_id
     WHERE token_hash = $1 AND purpose = $2`,
    [tokenHash, purpose],
  );
  return rows[0];
}

export async function markUsed(tx: Transaction, tokenHash: string, now: Date): Promise<void> {
  await tx.query('UPDATE mailed_token SET used_at = $2 WHERE token_hash = $1', [tokenHash, now]);
}

/**
 * Voids every open reset link of an account, those not mailed yet included. Returns the hashes
 * of the tokens that were usable until now.
 */
export async function voidResetLinks(
  tx: Transaction,
  accountId: string,
  now: Date,
): Promise<string[]> {
  await tx.query(
    `UPDATE mail_job SET next_attempt_at = NULL
     WHERE account_id = $1 AND kind = 'password-reset' AND next_attempt_at IS NOT NULL`,
    [accountId],
  );
  const [rows] = await tx.query(
    `UPDATE mailed_token SET used_at = $2
     FROM mail_job job
     WHERE job.id = mail_job_id AND job.account_id = $1
       AND purpose = 'reset-password' AND used_at IS NULL
     RETURNING token_hash`,
    [accountId, now],
  );
  return rows.map(({ token_hash }: { token_hash: string }) => token_hash);
}
