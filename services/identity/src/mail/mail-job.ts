import type { TokenPurpose } from '../mailed-token.ts';

/** Mails that somebody asks for by an address. What they say is decided when they are written. */
export type RequestedMail = 'verification' | 'sign-up-notice' | 'password-reset';
export type MailKind = RequestedMail | 'reminder';

export interface MailJob {
  id: string;
  kind: MailKind;
  accountId: string | null;
  requestedAt: Date;
  /** From when on it is too late; null if it never is. */
  expiresAt: Date | null;
  /** This one included. */
  attempts: number;
}

export interface Recipient {
  email: string;
  firstName: string;
  isVerified: boolean;
  /** Whether they still want reminders, and did not come back since this one was due. */
  wantsReminder: boolean;
}

export type MailTemplate =
  | 'verify-email'
  | 'already-registered'
  | 'already-registered-unverified'
  | 'reset-password'
  | 'reminder';

/** The mail that answers a request, given the account as it is now. Undefined: none is needed. */
export function templateFor(
  kind: MailKind,
  { isVerified, wantsReminder }: Pick<Recipient, 'isVerified' | 'wantsReminder'>,
): MailTemplate | undefined {
  switch (kind) {
    case 'verification':
      return isVerified ? undefined : 'verify-email';
    case 'sign-up-notice':
      return isVerified ? 'already-registered' : 'already-registered-unverified';
    case 'password-reset':
      return 'reset-password';
    case 'reminder':
      return wantsReminder ? 'reminder' : undefined;
  }
}

/** The secret that a mail carries, if it carries one. */
export const templateToken: Record<MailTemplate, TokenPurpose | undefined> = {
  'verify-email': 'verify-email',
  'already-registered': undefined,
  'already-registered-unverified': 'verify-email',
  'reset-password': 'reset-password',
  reminder: 'unsubscribe',
};

/** Seconds before the 2nd, 3rd, … attempt; the last one repeats. */
const BACKOFF_S = [1, 5, 30, 120, 600, 1800];
const GIVE_UP_MS = 24 * 3_600_000;

/** When to try again after an attempt that failed now. Null: it has been tried long enough. */
export function nextAttempt({ attempts, requestedAt, expiresAt }: MailJob, now: Date): Date | null {
  const delayS = BACKOFF_S[Math.min(attempts, BACKOFF_S.length) - 1] as number;
  const next = now.getTime() + delayS * 1000;
  const giveUp = expiresAt?.getTime() ?? requestedAt.getTime() + GIVE_UP_MS;
  return next > giveUp ? null : new Date(next);
}
