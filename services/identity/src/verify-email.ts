import { logSecurityEvent } from '@repaso/shared/security-event';
import type { Identity } from './identity.ts';
import { checkVerificationToken } from './mailed-token.ts';
import { markVerified } from './store/accounts.ts';
import { findMailedToken, markUsed } from './store/mailed-tokens.ts';
import { hashToken } from './token.ts';

/** Verifies the address that the token was mailed to. Throws TOKEN_INVALID or TOKEN_EXPIRED. */
export async function verifyEmail(
  { database, clock, log, adminEmails }: Identity,
  { token }: { token: string },
): Promise<void> {
  const now = clock.now();
  const { tokenHash, accountId } = checkVerificationToken(
    await findMailedToken(database, hashToken(token), 'verify-email'),
    now,
  );
  const isNew = await database.transaction(async (tx) => {
    const verified = await markVerified(tx, accountId, { now, adminEmails });
    if (verified) await markUsed(tx, tokenHash, now);
    return verified;
  });
  if (isNew) logSecurityEvent(log, 'email-verified', { accountId });
}
