import { logSecurityEvent } from '@repaso/shared/security-event';
import type { Identity } from './identity.ts';
import { deleteSession } from './store/sessions.ts';
import { hashToken } from './token.ts';

/** Ends one session. An unknown token is marked as ended too: a second try may be why. */
export async function logOut(
  { database, log, sessionCache }: Identity,
  { sessionToken }: { sessionToken: string },
): Promise<void> {
  const tokenHash = hashToken(sessionToken);
  const ended = await deleteSession(database, tokenHash);
  if (ended) logSecurityEvent(log, 'logged-out', ended);
  await sessionCache.markEnded([tokenHash]);
}
