import { DomainError } from '@repaso/shared/errors';
import type { Identity } from './identity.ts';
import { updatePreferences } from './store/accounts.ts';
import { findMailedToken } from './store/mailed-tokens.ts';
import { hashToken } from './token.ts';

/** Turns reminders off, however often it is asked for. Throws TOKEN_INVALID. */
export async function unsubscribe(
  { database }: Identity,
  { token }: { token: string },
): Promise<void> {
  const mailed = await findMailedToken(database, hashToken(token), 'unsubscribe');
  if (!mailed) throw new DomainError('TOKEN_INVALID');
  await updatePreferences(database, mailed.accountId, { emailRemindersEnabled: false });
}
