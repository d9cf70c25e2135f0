import { uuid } from '@repaso/proto/http/text';
import type { Database } from '@repaso/shared/database';
import { DomainError } from '@repaso/shared/errors';
import type { Account } from './account.ts';
import { findAccount } from './store/accounts.ts';

/** The account of whoever asks. Throws UNAUTHENTICATED when it is gone. */
export async function requireAccount(database: Database, userId: string): Promise<Account> {
  const account = uuid.safeParse(userId).success && (await findAccount(database, userId));
  if (!account) throw new DomainError('UNAUTHENTICATED');
  return account;
}
