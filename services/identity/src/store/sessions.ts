import type { Database, Transaction } from '@repaso/shared/database';
import type { Account } from '../account.ts';
import type { Session } from '../session.ts';
import { setLastActivity } from './accounts.ts';

/**
 * Adds a session, which is an activity too, if the account still has the password that was checked. A password change
 * that is under way is waited for, so that none of the sessions it must end slips in behind it.
 */
export async function insertSession(
  database: Database,
  session: Session & { tokenHash: string; userAgent: string },
  { passwordHash }: Pick<Account, 'passwordHash'>,
): Promise<boolean> {
  const { rowCount } = await database.pool.query({
    name: 'session-insert',
    text: `WITH owner AS (
             UPDATE account SET last_activity_at = greatest(last_activity_at, $5)
             WHERE id = $3 AND password_hash = $8 RETURNING id)
           INSERT INTO session
             (id, token_hash, account_id, created_at, last_seen_at, expires_at, user_agent)
           SELECT $1, $2, id, $4, $5, $6, $7 FROM owner`,
    values: [
      session.id,
      session.tokenHash,
      session.userId,
      session.createdAt,
      session.lastSeenAt,
      session.expiresAt,
      session.userAgent,
      passwordHash,
    ],
  });
  return rowCount === 1;
}

/** The session of this token, unless it has expired. */
export async function findSession(
  database: Database,
  tokenHash: string,
  now: Date,
): Promise<Session | undefined> {
  const { rows } = await database.reads.query<Session>({
    name: 'session-find',
    text: `SELECT id, account_id AS "userId", created_at AS "createdAt",
             last_seen_at AS "lastSeenAt", expires_at AS "expiresAt"
           FROM session WHERE token_hash = $1 AND expires_at > $2`,
    values: [tokenHash, now],
  });
  return rows[0];
}

/** The sessions of an account that have not expired, most recently used first. */
export async function listSessions(
  database: Database,
  accountId: string,
  now: Date,
): Promise<(Session & { userAgent: string })[]> {
  const { rows } = await database.pool.query<Session & { userAgent: string }>(
    `SELECT id, account_id AS "userId", created_at AS "createdAt", last_seen_at AS "lastSeenAt",
       expires_at AS "expiresAt", user_agent AS "userAgent"
     FROM session WHERE account_id = $1 AND expires_at > $2
     ORDER BY last_seen_at DESC, id DESC`,
    [accountId, now],
  );
  return rows;
}

/** Of several requests that want to slide a session at once, one writes. It is an activity too. */
export async function slideSession(
  database: Database,
  session: Session,
  { lastSeenAt, expiresAt }: Pick<Session, 'lastSeenAt' | 'expiresAt'>,
): Promise<void> {
  const { rowCount } = await database.pool.query({
    name: 'session-slide',
    text: `UPDATE session SET last_seen_at = $3, expires_at = $4
           WHERE id = $1 AND last_seen_at = $2`,
    values: [session.id, session.lastSeenAt, lastSeenAt, expiresAt],
  });
  if (rowCount !== 1) return;
  // On its own: whoever locks both rows locks the account's first.
  await database.transaction((tx) => setLastActivity(tx, session.userId, lastSeenAt));
}

/** Which session it was, undefined if there is none. */
export async function deleteSession(
  database: Database,
  tokenHash: string,
): Promise<{ sessionId: string; accountId: string } | undefined> {
  const { rows } = await database.pool.query<{ sessionId: string; accountId: string }>(
    `DELETE FROM session WHERE token_hash = $1
     RETURNING id AS "sessionId", account_id AS "accountId"`,
    [tokenHash],
  );
  return rows[0];
}

/** Gives a session of the account another token. Undefined if there is no such session. */
export async function renewSession(
  tx: Transaction,
  { sessionId, accountId, tokenHash }: { sessionId: string; accountId: string; tokenHash: string },
): Promise<{ endedTokenHash: string; expiresAt: Date } | undefined> {
  const [[renewed]] = await tx.query(
    `UPDATE session SET token_hash = $3
     FROM (SELECT id, token_hash FROM session
           WHERE id::text = $1 AND account_id = $2 FOR UPDATE) AS before
     WHERE session.id = before.id
     RETURNING before.token_hash AS "endedTokenHash", session.expires_at AS "expiresAt"`,
    [sessionId, accountId, tokenHash],
  );
  return renewed;
}

/** Ends one session of an account. Returns the hash of its token, undefined if there is none. */
export async function deleteSessionById(
  database: Database,
  accountId: string,
  id: string,
): Promise<string | undefined> {
  const { rows } = await database.pool.query<{ tokenHash: string }>(
    'DELETE FROM session WHERE id = $1 AND account_id = $2 RETURNING token_hash AS "tokenHash"',
    [id, accountId],
  );
  return rows[0]?.tokenHash;
}

/** Ends every session of an account, or all but one. Returns the hashes of their tokens. */
export async function deleteSessionsOf(
  tx: Transaction,
  accountId: string,
  { except = null }: { except?: string | null } = {},
): Promise<string[]> {
  const [rows] = await tx.query(
    `DELETE FROM session WHERE account_id = $1 AND id::text IS DISTINCT FROM $2
     RETURNING token_hash`,
    [accountId, except],
  );
  return rows.map(({ token_hash }: { token_hash: string }) => token_hash);
}

export async function deleteExpiredSessions(database: Database, now: Date): Promise<void> {
  await database.pool.query('DELETE FROM session WHERE expires_at <= $1', [now]);
}
