import { type Database, runPrepared, type Transaction } from '@repaso/shared/database';
import type { Account } from '../account.ts';

const accountColumns = `
  id, email, password_hash AS "passwordHash", first_name AS "firstName", last_name AS "lastName",
  profile_image_url AS "profileImageUrl", created_at AS "createdAt", verified_at AS "verifiedAt",
  is_admin AS "isAdmin", email_reminders_enabled AS "emailRemindersEnabled",
  home_screen_prompt_dismissed AS "homeScreenPromptDismissed",
  home_screen_prompt_skipped AS "homeScreenPromptSkipped"`;

export async function findAccount(database: Database, id: string): Promise<Account | undefined> {
  const { rows } = await database.reads.query<Account>({
    name: 'account-find',
    text: `SELECT ${accountColumns} FROM account WHERE id = $1`,
    values: [id],
  });
  return rows[0];
}

export async function findAccountByEmail(
  database: Database,
  email: string,
): Promise<Account | undefined> {
  const { rows } = await database.reads.query<Account>({
    name: 'account-find-by-email',
    text: `SELECT ${accountColumns} FROM account WHERE email = $1`,
    values: [email],
  });
  return rows[0];
}

export type NewAccount = Pick<
  Account,
  'id' | 'email' | 'passwordHash' | 'firstName' | 'lastName' | 'createdAt'
>;

/** False, and nothing is changed, when the address has an account. */
export async function insertAccount(tx: Transaction, account: NewAccount): Promise<boolean> {
  const inserted = await tx.query(
    `INSERT INTO account (id, email, password_hash, first_name, last_name, created_at)
     VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (email) DO NOTHING RETURNING 1`,
    [
      account.id,
      account.email,
      account.passwordHash,
      account.firstName,
      account.lastName,
      account.createdAt,
    ],
  );
  return inserted.length === 1;
}

/** Verifies an unverified account. False when it was verified already. */
export async function markVerified(
  tx: Transaction,
  id: string,
  { now, adminEmails }: { now: Date; adminEmails: string[] },
): Promise<boolean> {
  const [, updated] = await tx.query(
    `UPDATE account SET verified_at = $2, is_admin = is_admin OR email = ANY ($3)
     WHERE id = $1 AND verified_at IS NULL`,
    [id, now, adminEmails],
  );
  return updated === 1;
}

export async function setPasswordHash(tx: Transaction, id: string, hash: string): Promise<void> {
  await tx.query('UPDATE account SET password_hash = $2 WHERE id = $1', [id, hash]);
}

/** Sets a new hash in place of the one that was checked. False when that has changed since. */
export async function replacePasswordHash(
  tx: Transaction,
  { id, passwordHash }: Pick<Account, 'id' | 'passwordHash'>,
  newHash: string,
): Promise<boolean> {
  const [, updated] = await tx.query(
    'UPDATE account SET password_hash = $3 WHERE id = $1 AND password_hash = $2',
    [id, passwordHash, newHash],
  );
  return updated === 1;
}

export type Preferences = Partial<
  Pick<Account, 'emailRemindersEnabled' | 'homeScreenPromptDismissed' | 'homeScreenPromptSkipped'>
>;

/** Sets those that are given. False when there is no such account. */
export async function updatePreferences(
  database: Database,
  id: string,
  preferences: Preferences,
): Promise<boolean> {
  const { rowCount } = await database.pool.query(
    `UPDATE account SET
       email_reminders_enabled = coalesce($2, email_reminders_enabled),
       home_screen_prompt_dismissed = coalesce($3, home_screen_prompt_dismissed),
       home_screen_prompt_skipped = coalesce($4, home_screen_prompt_skipped)
     WHERE id = $1`,
    [
      id,
      preferences.emailRemindersEnabled,
      preferences.homeScreenPromptDismissed,
      preferences.homeScreenPromptSkipped,
    ],
  );
  return rowCount === 1;
}

/** Has everybody who wants to change the account wait. False when there is no such account. */
export async function lockAccount(tx: Transaction, id: string): Promise<boolean> {
  const rows = await tx.query('SELECT 1 FROM account WHERE id = $1 FOR UPDATE', [id]);
  return rows.length === 1;
}

/** Sessions, mails and their tokens go with it. */
export async function deleteAccountRow(tx: Transaction, id: string): Promise<void> {
  await tx.query('DELETE FROM account WHERE id = $1', [id]);
}

export async function findLastActivity(database: Database, id: string): Promise<Date | null> {
  const { rows } = await database.pool.query<{ at: Date | null }>(
    'SELECT last_activity_at AS at FROM account WHERE id = $1',
    [id],
  );
  return rows[0]?.at ?? null;
}

/** Keeps the latest, in whatever order the activities become known. */
export async function setLastActivity(tx: Transaction, id: string, at: Date): Promise<void> {
  await runPrepared(tx, {
    name: 'account-set-last-activity',
    text: 'UPDATE account SET last_activity_at = greatest(last_activity_at, $2) WHERE id = $1',
    values: [id, at],
  });
}
