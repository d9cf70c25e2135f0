import type { AdminActed } from '@repaso/proto/gen/events/v1/events';
import { type AuditAction, adminActionRequest } from '@repaso/proto/http/admin';
import type { Transaction } from '@repaso/shared/database';
import { DomainError } from '@repaso/shared/errors';
import { parseRequest } from '@repaso/shared/parse-request';
import { logSecurityEvent } from '@repaso/shared/security-event';
import { auditAction } from './audit-action.ts';
import { removeAccount } from './delete-account.ts';
import type { Identity } from './identity.ts';
import { requireAdministrator } from './require-admin.ts';
import { markVerified } from './store/accounts.ts';
import {
  findTarget,
  keepAnAdministrator,
  lockAdministrators,
  setAdmin,
  type Target,
} from './store/administrators.ts';
import { deleteSessionsOf } from './store/sessions.ts';

interface Outcome {
  /** False when there was nothing to change. */
  changed: boolean;
  /** Token hashes of the sessions that end with it. */
  endedSessions?: string[];
}

type Act = (tx: Transaction, identity: Identity, target: Target) => Promise<Outcome>;

const acts: Record<AuditAction, Act> = {
  'verify-user': async (tx, { clock, adminEmails }, { id }) => ({
    changed: await markVerified(tx, id, { now: clock.now(), adminEmails }),
  }),
  'resend-verification': async (tx, { mailQueue }, { email, isVerified }) => {
    if (!isVerified) await mailQueue.add(tx, 'verification', email);
    return { changed: !isVerified };
  },
  'send-password-reset': async (tx, { mailQueue }, { email }) => {
    await mailQueue.add(tx, 'password-reset', email);
    return { changed: true };
  },
  'grant-admin': async (tx, _identity, { id }) => ({ changed: await setAdmin(tx, id, true) }),
  'revoke-admin': async (tx, _identity, { id }) => {
    await keepAnAdministrator(tx, id);
    return { changed: await setAdmin(tx, id, false) };
  },
  'end-sessions': async (tx, _identity, { id }) => {
    const endedSessions = await deleteSessionsOf(tx, id);
    return { changed: endedSessions.length > 0, endedSessions };
  },
  'delete-user': async (tx, identity, { id }) => ({
    changed: true,
    endedSessions: await removeAccount(tx, identity, id),
  }),
};

/**
 * Does what an administrator asks for, and tells the audit log in the same transaction, also
 * when there was nothing to change. Nothing here is kept in a session, so open ones follow at
 * once. Throws FORBIDDEN, NOT_FOUND, or CONFLICT for the last administrator.
 */
export async function administer(
  identity: Identity,
  { actorId, action, ...request }: { actorId: string; action: AuditAction; email: string },
): Promise<{ changed: boolean; entry: AdminActed }> {
  const { email } = parseRequest(adminActionRequest, request);
  const { changed, endedSessions, entry } = await identity.database.transaction(async (tx) => {
    await lockAdministrators(tx);
    await requireAdministrator(tx, actorId);
    const target = await findTarget(tx, email);
    if (!target) throw new DomainError('NOT_FOUND', 'User not found');
    const outcome = await acts[action](tx, identity, target);
    const entry = await auditAction(tx, identity, { actorId, action, targetId: target.id });
    return { ...outcome, entry };
  });
  const done = { accountId: actorId, action, targetId: entry.targetId };
  logSecurityEvent(identity.log, 'administered', done);
  if (endedSessions) await identity.sessionCache.markEnded(endedSessions);
  return { changed, entry };
}
