import type { UserSession } from '@repaso/proto/http/user';
import type { Identity } from './identity.ts';
import { requireAccount } from './require-account.ts';
import { listSessions as listStoredSessions } from './store/sessions.ts';

/** The finished `UserSession[]` document. Throws UNAUTHENTICATED when the account is gone. */
export async function listSessions(
  { database, clock }: Identity,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<Buffer> {
  const account = await requireAccount(database, userId);
  const sessions = (await listStoredSessions(database, account.id, clock.now())).map(
    ({ id, createdAt, lastSeenAt, userAgent }): UserSession => ({
      id,
      current: id === sessionId,
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
      userAgent,
    }),
  );
  return Buffer.from(JSON.stringify(sessions));
}
