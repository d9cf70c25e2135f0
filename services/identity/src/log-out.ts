import type { Identity } from './identity.ts';
import { deleteSession } from './store/sessions.ts';
import { hashToken } from './token.ts';

/** Ends one session. An unknown token is marked as ended too: a second try may be why. */
export async function logOut(
  { database, sessionCache }: Identity,
  { sessionToken }: { sessionToken: string },
): Promise<void> {
  const tokenHash = hashToken(sessionToken);
  await deleteSession(database, tokenHash);
  await sessionCache.markEnded([tokenHash]);
}
