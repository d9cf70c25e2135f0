import { DomainError } from '@repaso/shared/errors';
import { logSecurityEvent } from '@repaso/shared/security-event';
import type { Identity } from './identity.ts';
import { checkResetToken } from './mailed-token.ts';
import { checkNewPassword } from './password.ts';
import { markVerified, setPasswordHash } from './store/accounts.ts';
import { findMailedToken, voidResetLinks } from './store/mailed-tokens.ts';
import { deleteSessionsOf } from './store/sessions.ts';
import { hashToken } from './token.ts';

/**
 * Sets the password that the owner of a mailed link chose, and ends every session of the account,
 * which is verified from now on.
 * Throws VALIDATION_FAILED, which leaves the link usable, TOKEN_INVALID or TOKEN_EXPIRED.
 */
export async function resetPassword(
  { database, clock, hasher, log, sessionCache, adminEmails }: Identity,
  { token, password }: { token: string; password: string },
): Promise<void> {
  checkNewPassword(password);
  const { tokenHash, accountId } = checkResetToken(
    await findMailedToken(database, hashToken(token), 'reset-password'),
    clock.now(),
  );
  const passwordHash = await hasher.hash(password);

  const endedSessions = await database.transaction(async (tx) => {
    // First, because it has whoever uses the same link at the same moment wait here.
    await setPasswordHash(tx, accountId, passwordHash);
    // The link came by mail, so its owner has the address.
    await markVerified(tx, accountId, { now: clock.now(), adminEmails });
    const voided = await voidResetLinks(tx, accountId, clock.now());
    if (!voided.includes(tokenHash)) throw new DomainError('TOKEN_INVALID');
    return deleteSessionsOf(tx, accountId);
  });
  logSecurityEvent(log, 'password-reset', { accountId });
  await sessionCache.markEnded(endedSessions);
}
