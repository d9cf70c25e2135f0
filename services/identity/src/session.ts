const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** A session ends this long after it was last used … */
const IDLE_LIFETIME_MS = 30 * DAY_MS;
/** … and in any case this long after the login. */
const LIFETIME_MS = 90 * DAY_MS;
/** Using a session is written down this often at most. */
const SLIDE_MS = HOUR_MS;

export const USER_AGENT_MAX_LENGTH = 300;

export interface Session {
  id: string;
  userId: string;
  createdAt: Date;
  lastSeenAt: Date;
  expiresAt: Date;
}

/** When a session that was last used at `lastSeenAt` ends. */
export function sessionEnd(createdAt: Date, lastSeenAt: Date): Date {
  return new Date(
    Math.min(lastSeenAt.getTime() + IDLE_LIFETIME_MS, createdAt.getTime() + LIFETIME_MS),
  );
}

/** Whether using the session now is worth writing down. */
export function shouldSlide({ lastSeenAt }: Session, now: Date): boolean {
  return now.getTime() - lastSeenAt.getTime() >= SLIDE_MS;
}

/** What the browser says it is, as the learner's list of sessions keeps it. */
export function storedUserAgent(userAgent: string): string {
  return userAgent.replaceAll('\0', '').slice(0, USER_AGENT_MAX_LENGTH);
}
