import { DomainError } from '@repaso/shared/errors';
import type { Identity } from './identity.ts';
import { type Session, sessionEnd, shouldSlide } from './session.ts';
import { findSession, slideSession } from './store/sessions.ts';
import { hashToken } from './token.ts';

/** Resolves a session token and slides its end. Throws UNAUTHENTICATED. */
export async function getSession(
  { database, clock }: Identity,
  { sessionToken }: { sessionToken: string },
): Promise<Session> {
  const now = clock.now();
  const session = await findSession(database, hashToken(sessionToken), now);
  if (!session) throw new DomainError('UNAUTHENTICATED');
  if (!shouldSlide(session, now)) return session;
  const slid = { lastSeenAt: now, expiresAt: sessionEnd(session.createdAt, now) };
  await slideSession(database, session, slid);
  return { ...session, ...slid };
}
