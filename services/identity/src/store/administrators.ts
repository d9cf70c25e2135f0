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
