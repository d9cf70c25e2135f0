import { changePasswordRequest } from '@repaso/proto/http/auth';
import { DomainError, validationFailed } from '@repaso/shared/errors';
import { parseRequest } from '@repaso/shared/parse-request';
import { logSecurityEvent } from '@repaso/shared/security-event';
import type { Account } from './account.ts';
import type { Identity } from './identity.ts';
import { checkNewPassword } from './password.ts';
import { requireAccount } from './require-account.ts';
import { replacePasswordHash } from './store/accounts.ts';
import { voidResetLinks } from './store/mailed-tokens.ts';
import { deleteSessionsOf, renewSession } from './store/sessions.ts';
import { hashToken, newToken } from './token.ts';

/**
 * Sets a new password for whoever knows the current one. The session that asks goes on under a new
 * token, so that a copy of the old one is worth nothing; the account's other sessions end, and its
 * open reset links are void. Throws UNAUTHENTICATED or VALIDATION_FAILED.
 */
export async function changePassword(
  identity: Identity,
  request: { userId: string; sessionId: string; currentPassword: string; newPassword: string },
): Promise<{ sessionToken: string; expiresAt: Date }> {
  const { database, clock, hasher, sessionCache } = identity;
  const { currentPassword, newPassword } = parseRequest(changePasswordRequest, request);
  checkNewPassword(newPassword, 'newPassword');
  const account = await requireAccount(database, request.userId);
  if (!(await hasher.verify(account.passwordHash, currentPassword))) {
    throw wrongPassword(identity, account);
  }
  const passwordHash = await hasher.hash(newPassword);
  const sessionToken = newToken();

  const { expiresAt, ended } = await database.transaction(async (tx) => {
    const replaced = await replacePasswordHash(tx, account, passwordHash);
    // Somebody else changed it in the meantime: the one that was checked is not current any more.
    if (!replaced) throw wrongPassword(identity, account);
    await voidResetLinks(tx, account.id, clock.now());
    const others = await deleteSessionsOf(tx, account.id, { except: request.sessionId });
    const renewed = await renewSession(tx, {
      sessionId: request.sessionId,
      accountId: account.id,
      tokenHash: hashToken(sessionToken),
    });
    // Somebody ended it in the meantime, and may have had a reason.
    if (!renewed) throw new DomainError('UNAUTHENTICATED');
    return { expiresAt: renewed.expiresAt, ended: [...others, renewed.endedTokenHash] };
  });
  await sessionCache.markEnded(ended);
  const { sessionId } = request;
  logSecurityEvent(identity.log, 'password-changed', { accountId: account.id, sessionId });
  return { sessionToken, expiresAt };
}

function wrongPassword({ log }: Identity, { id }: Account): DomainError {
  logSecurityEvent(log, 'password-change-failed', { accountId: id, reason: 'wrong-password' });
  return validationFailed({ currentPassword: 'Current password is incorrect' });
}
