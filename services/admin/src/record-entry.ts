import type { AdminActed } from '@repaso/proto/gen/events/v1/events';
import { auditActions } from '@repaso/proto/http/admin';
import type { Transaction } from '@repaso/shared/database';
import { UnprocessableEventError } from '@repaso/shared/events/consumer';
import { insertAuditEntry } from './store/audit-entries.ts';

/** Adds an entry to the audit log, once, however often and whichever way it comes. */
export async function recordEntry(tx: Transaction, told: AdminActed): Promise<void> {
  const { id, at, actorId = null, targetId } = told;
  const action = auditActions.find((name) => name === told.action);
  if (!at || !action) throw new UnprocessableEventError('this is no audit entry');
  await insertAuditEntry(tx, { id, at, actorId, action, targetId });
}
