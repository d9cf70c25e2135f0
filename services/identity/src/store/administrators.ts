import type { Transaction } from '@repaso/shared/database';
import { DomainError } from '@repaso/shared/errors';

/**
 * To be called first in every transaction that may make or unmake an administrator: they take
 * turns until they commit, so that two of them cannot remove each other.
 */
export async function lockAdministrators(tx: Transaction): Promise<void> {
  await tx.query("SELECT pg_advisory_xact_lock(hashtext('administrators'))");
}

/**
 * Throws CONFLICT if nobody could administer the product without this account. An unverified
 * administrator cannot log in and so is none that could stay behind.
 */
export async function keepAnAdministrator(tx: Transaction, accountId: string): Promise<void> {
  const [{ is_last: isLast }] = await tx.query(
    `SELECT (SELECT is_admin FROM account WHERE id = $1)
       AND NOT EXISTS (SELECT 1 FROM account
                       WHERE is_admin AND verified_at IS NOT NULL AND id <> $1) AS is_last`,
    [accountId],
  );
  if (isLast) {
    throw new DomainError('CONFLICT', 'This is the last administrator. Appoint another one first.');
  }
}

export async function isAdministrator(tx: Transaction, accountId: string): Promise<boolean> {
  const rows = await tx.query('SELECT 1 FROM account WHERE id = $1 AND is_admin', [accountId]);
  return rows.length === 1;
}

/** The account that an administrator acts on. */
export interface Target {
  id: string;
  email: string;
  isVerified: boolean;
}

/** `email` is lower-case. Nobody else changes the account until the transaction ends. */
export async function findTarget(tx: Transaction, email: string): Promise<Target | undefined> {
  const [target] = await tx.query(
    `SELECT id, email, verified_at IS NOT NULL AS "isVerified"
     FROM account WHERE email = $1 FOR UPDATE`,
    [email],
  );
  return target;
}

/** False when there was nothing to change. */
export async function setAdmin(
  tx: Transaction,
  accountId: string,
  isAdmin: boolean,
): Promise<boolean> {
  const [, updated] = await tx.query(
    'UPDATE account SET is_admin = $2 WHERE id = $1 AND is_admin <> $2',
    [accountId, isAdmin],
  );
  return updated === 1;
}
