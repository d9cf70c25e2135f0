import { currentContext } from './context.ts';
import type { Logger } from './log.ts';

/**
 * What shows afterwards who tried what (OWASP ASVS 5.0, 16.3). deploy/telemetry/README.md tells
 * what each means.
 */
export type SecurityEvent =
  | 'logged-in'
  | 'login-failed'
  | 'logged-out'
  | 'session-ended'
  | 'email-verified'
  | 'password-changed'
  | 'password-change-failed'
  | 'password-reset'
  | 'account-deleted'
  | 'administered'
  | 'refused'
  | 'unknown-caller';

/** Ids and fixed words alone: an operator's log may live longer than an account. */
export interface SecurityEventFields {
  /** Who did it, or whose account was tried. */
  accountId?: string | undefined;
  sessionId?: string | undefined;
  reason?: string | undefined;
  [field: string]: string | undefined;
}

/** A line in the log with the field `event`, and `client` where the request came from one. */
export function logSecurityEvent(
  log: Logger,
  event: SecurityEvent,
  fields: SecurityEventFields = {},
): void {
  log.info({ event, client: currentContext()?.client, ...fields }, 'security event');
}
