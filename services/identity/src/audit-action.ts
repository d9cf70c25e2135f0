import { adminActed } from '@repaso/proto/events/catalog';
import type { AdminActed } from '@repaso/proto/gen/events/v1/events';
import type { AuditAction } from '@repaso/proto/http/admin';
import { newId } from '@repaso/shared/clock';
import type { Transaction } from '@repaso/shared/database';
import type { Identity } from './identity.ts';

/**
 * Tells the audit log what was done to an account, in the transaction that does it. Without an
 * actor it was the operator at the machine itself. The entry belongs to nobody's data and so
 * stays when the account is erased, also before it has left this service.
 */
export async function auditAction(
  tx: Transaction,
  { outbox, clock }: Pick<Identity, 'outbox' | 'clock'>,
  done: { actorId?: string; action: AuditAction; targetId: string },
): Promise<AdminActed> {
  const entry: AdminActed = { id: newId(clock), at: clock.now(), ...done };
  await outbox.append(tx, adminActed, entry, { dataSubject: null });
  return entry;
}
