/**
 * The entries that the BFF and identity share in Redis. Postgres has the truth: the BFF reads
 * through the cache with `SET … NX`, and identity overwrites an entry when it ends a session, so
 * that a reader who looked just before cannot bring it back.
 */

/** Seconds that a resolved session is believed without asking identity. */
export const SESSION_CACHE_SECONDS = 60;
/** What stands in place of an ended session, for longer than any reader may hold the old answer. */
export const ENDED_SESSION = 'ended';
export const ENDED_SESSION_SECONDS = 600;

export interface CachedSession {
  sessionId: string;
  userId: string;
  /** Milliseconds since the epoch. */
  expiresAt: number;
}

/** `tokenHash`: SHA-256 of the session token, in lower-case hex. */
export function sessionCacheKey(tokenHash: string): string {
  return `session:${tokenHash}`;
}
