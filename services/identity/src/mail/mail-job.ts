import type { TokenPurpose } from '../mailed-token.ts';

/** Why a mail was asked for. What it says is decided when it is written. */
export type MailKind = 'verification' | 'sign-up-notice' | 'password-reset';

export interface MailJob {
  id: string;
  kind: MailKind;
  accountId: string | null;
  requestedAt: Date;
  /** This one included. */
  attempts: number;
}

export interface Recipient {
  email: string;
  firstName: string;
  isVerified: boolean;
}

export type MailTemplate =
  | 'verify-email'
  | 'already-registered'
  | 'already-registered-unverified'
  | 'reset-password';

/** The mail that answers a request, given the account as it is now. Undefined: none is needed. */
export function templateFor(
  kind: MailKind,
  { isVerified }: Pick<Recipient, 'isVerified'>,
): MailTemplate | undefined {
  switch (kind) {
    case 'verification':
      return isVerified ? undefined : 'verify-email';
    case 'sign-up-notice':
      return isVerified ? 'already-registered' : 'already-registered-unverified';
    case 'password-reset':
      return 'reset-password';
  }
}

/** The secret that a mail carries, if it carries one. */
export const templateToken: Record<MailTemplate, TokenPurpose | undefined> = {
  'verify-email': 'verify-email',
  'already-registered': undefined,
  'already-registered-unverified': 'verify-email',
  'reset-password': 'reset-password',
};

/** Seconds before the 2nd, 3rd, … attempt; the last one repeats. */
const BACKOFF_S = [1, 5, 30, 120, 600, 1800];
const GIVE_UP_MS = 24 * 3_600_000;

/** When to try again after an attempt that failed now. Null: it has been tried long enough. */
export function nextAttempt({ attempts, requestedAt }: MailJob, now: Date): Date | null {
  const delayS = BACKOFF_S[Math.min(attempts, BACKOFF_S.length) - 1] as number;
  const next = now.getTime() + delayS * 1000;
  return next > requestedAt.getTime() + GIVE_UP_MS ? null : new Date(next);
}
