import { DomainError } from '@repaso/shared/errors';

export type TokenPurpose = 'verify-email' | 'reset-password' | 'unsubscribe';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** How long a mailed link works, from the moment the mail is written (specification, section 9). */
export const tokenLifetimeMs: Record<TokenPurpose, number> = {
  'verify-email': DAY_MS,
  'reset-password': HOUR_MS,
  // As long as somebody may come across the mail; its trace in the queue stays as long.
  unsubscribe: 365 * DAY_MS,
};

export interface MailedToken {
  tokenHash: string;
  accountId: string;
  expiresAt: Date;
  usedAt: Date | null;
  /** Whether another mail of the same kind was requested after this one's. */
  isSuperseded: boolean;
}

/** Throws TOKEN_INVALID or TOKEN_EXPIRED unless a password can be reset with this token. */
export function checkResetToken(token: MailedToken | undefined, now: Date): MailedToken {
  if (!token || token.usedAt !== null || token.isSuperseded) throw new DomainError('TOKEN_INVALID');
  if (token.expiresAt <= now) throw new DomainError('TOKEN_EXPIRED');
  return token;
}

/**
 * Throws TOKEN_INVALID or TOKEN_EXPIRED unless this token verifies its address. The one that
 * already did still does: people click twice, and mail scanners click first.
 */
export function checkVerificationToken(token: MailedToken | undefined, now: Date): MailedToken {
  if (!token) throw new DomainError('TOKEN_INVALID');
  if (token.usedAt === null && token.expiresAt <= now) throw new DomainError('TOKEN_EXPIRED');
  return token;
}
