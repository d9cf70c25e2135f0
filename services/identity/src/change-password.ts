import { changePasswordRequest } from '@repaso/proto/http/auth';
import { type DomainError, validationFailed } from '@repaso/shared/errors';
import { parseRequest } from '@repaso/shared/parse-request';
import type { Identity } from './identity.ts';
import { checkNewPassword } from './password.ts';
import { requireAccount } from './require-account.ts';
import { replacePasswordHash } from './store/accounts.ts';
import { voidResetLinks } from './store/mailed-tokens.ts';
import { deleteSessionsOf } from './store/sessions.ts';

/**
 * Sets a new password for whoever knows the current one. Ends the account's other sessions and
 * voids its open reset links. Throws UNAUTHENTICATED or VALIDATION_FAILED.
 */
export async function changePassword(
  { database, clock, hasher, sessionCache }: Identity,
  request: { userId: string; sessionId: string; currentPassword: string; newPassword: string },
): Promise<void> {
  const { currentPassword, newPassword } = parseRequest(changePasswordRequest, request);
  checkNewPassword(newPassword, 'newPassword');
  const account = await requireAccount(database, request.userId);
  if (!(await hasher.verify(account.passwordHash, currentPassword))) throw wrongPassword();
  const passwordHash = await hasher.hash(newPassword);

  const endedSessions = await database.transaction(async (tx) => {
    const replaced = await replacePasswordHash(tx, account, passwordHash);
    // Somebody else changed it in the meantime: the one that was checked is not current any more.
    if (!replaced) throw wrongPassword();
    await voidResetLinks(tx, account.id, clock.now());
    return deleteSessionsOf(tx, account.id, { except: request.sessionId });
  });
  await sessionCache.markEnded(endedSessions);
}

function wrongPassword(): DomainError {
  return validationFailed({ currentPassword: 'Current password is incorrect' });
}
