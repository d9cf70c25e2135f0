import { uuid } from '@repaso/proto/http/text';
import type { Transaction } from '@repaso/shared/database';
import { DomainError } from '@repaso/shared/errors';
import type { Identity } from './identity.ts';
import { isAdministrator } from './store/administrators.ts';

/** Throws FORBIDDEN unless the account is an administrator at this moment. */
export function requireAdmin(
  { database }: Pick<Identity, 'database'>,
  { userId }: { userId: string },
): Promise<void> {
  return requireAdministrator(database.manager, userId);
}

/** The same in a transaction, where `lockAdministrators` has it stay so. */
export async function requireAdministrator(tx: Transaction, accountId: string): Promise<void> {
  if (!uuid.safeParse(accountId).success || !(await isAdministrator(tx, accountId))) {
    throw new DomainError(
      'FORBIDDEN',
      'Admin access required. Contact an administrator to grant admin privileges.',
    );
  }
}
