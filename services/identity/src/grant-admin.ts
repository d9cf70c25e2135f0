import { DomainError } from '@repaso/shared/errors';
import type { Identity } from './identity.ts';
import { setAdmin } from './store/accounts.ts';

/** Makes the owner of an address an administrator. Throws NOT_FOUND. */
export async function grantAdmin(
  { database }: Identity,
  { email }: { email: string },
): Promise<void> {
  if (!(await setAdmin(database, email.trim().toLowerCase()))) {
    throw new DomainError('NOT_FOUND', 'User not found');
  }
}
