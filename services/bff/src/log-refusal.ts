import type { ErrorCode } from '@repaso/proto/http/errors';
import type { DomainError } from '@repaso/shared/errors';
import type { Logger } from '@repaso/shared/log';
import { logSecurityEvent } from '@repaso/shared/security-event';
import type { Request, Response } from 'express';
import type { ClientOf } from './client-of.ts';
import type { Sessions } from './session.ts';

/** Refusals that may be part of an attack. Of logins that fail, identity tells, who knows whose. */
const TOLD = new Set<ErrorCode>([
  'CAPTCHA_FAILED',
  'CROSS_SITE',
  'FORBIDDEN',
  'RATE_LIMITED',
  'TOKEN_EXPIRED',
  'TOKEN_INVALID',
  'UNAUTHENTICATED',
]);

/** Tells the log who was refused what. */
export type LogRefusal = (error: DomainError, request: Request, response: Response) => void;

export function createLogRefusal({
  log,
  clientOf,
  sessions,
}: {
  log: Logger;
  clientOf: ClientOf;
  sessions: Pick<Sessions, 'tokenOf'>;
}): LogRefusal {
  return ({ code }, request, response) => {
    if (!TOLD.has(code)) return;
    // Every visitor's browser asks who is logged in; only a session that is none is of interest.
    if (code === 'UNAUTHENTICATED' && sessions.tokenOf(request) === undefined) return;
    const { accountId, exceededLimit } = response.locals as RefusalLocals;
    // Told once: who floods the product shall not flood the log.
    if (exceededLimit?.before) return;
    logSecurityEvent(log, 'refused', {
      code,
      method: request.method,
      route: request.route?.path,
      limit: exceededLimit?.name,
      accountId,
      client: clientOf(request),
    });
  };
}

/** What those who look at a request first leave in `response.locals` for the log. */
export interface RefusalLocals {
  /** Whose session it is. */
  accountId?: string;
  /** The limit that was exceeded, and whether it was before in this window. */
  exceededLimit?: { name: string; before: boolean };
}
