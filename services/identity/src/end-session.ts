import { uuid } from '@repaso/proto/http/text';
import { DomainError } from '@repaso/shared/errors';
import { logSecurityEvent } from '@repaso/shared/security-event';
import type { Identity } from './identity.ts';
import { deleteSessionById } from './store/sessions.ts';

/** Ends one of the learner's own sessions at once. Throws NOT_FOUND for every other one. */
export async function endSession(
  { database, log, sessionCache }: Identity,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<void> {
  const isId = uuid.safeParse(userId).success && uuid.safeParse(sessionId).success;
  const tokenHash = isId && (await deleteSessionById(database, userId, sessionId));
  if (!tokenHash) throw new DomainError('NOT_FOUND');
  logSecurityEvent(log, 'session-ended', { accountId: userId, sessionId });
  await sessionCache.markEnded([tokenHash]);
}
