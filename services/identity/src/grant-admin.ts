import { adminActionRequest } from '@repaso/proto/http/admin';
import { DomainError } from '@repaso/shared/errors';
import { parseRequest } from '@repaso/shared/parse-request';
import { logSecurityEvent } from '@repaso/shared/security-event';
import { auditAction } from './audit-action.ts';
import type { Identity } from './identity.ts';
import { findTarget, lockAdministrators, setAdmin } from './store/administrators.ts';

/** Makes the owner of an address an administrator, for the operator. Throws NOT_FOUND. */
export async function grantAdmin(identity: Identity, request: { email: string }): Promise<void> {
  const { email } = parseRequest(adminActionRequest, request);
  const targetId = await identity.database.transaction(async (tx) => {
    await lockAdministrators(tx);
    const target = await findTarget(tx, email);
    if (!target) throw new DomainError('NOT_FOUND', 'User not found');
    await setAdmin(tx, target.id, true);
    await auditAction(tx, identity, { action: 'grant-admin', targetId: target.id });
    return target.id;
  });
  logSecurityEvent(identity.log, 'administered', { action: 'grant-admin', targetId });
}
