import { userDeleted } from '@repaso/proto/events/catalog';
import { uuid } from '@repaso/proto/http/text';
import type { Transaction } from '@repaso/shared/database';
import { closeDataSubject, deleteEventsAbout } from '@repaso/shared/erasure';
import { logSecurityEvent } from '@repaso/shared/security-event';
import type { Identity } from './identity.ts';
import { deleteAccountRow, lockAccount } from './store/accounts.ts';
import { keepAnAdministrator, lockAdministrators } from './store/administrators.ts';
import { deleteSessionsOf } from './store/sessions.ts';

/** Ends the account and every session of it. Throws CONFLICT for the last administrator. */
export async function deleteAccount(
  identity: Identity,
  { userId }: { userId: string },
): Promise<void> {
  if (!uuid.safeParse(userId).success) return;
  const endedSessions = await identity.database.transaction(async (tx) => {
    await lockAdministrators(tx);
    return removeAccount(tx, identity, userId);
  });
  logSecurityEvent(identity.log, 'account-deleted', { accountId: userId });
  await identity.sessionCache.markEnded(endedSessions);
}

/**
 * Everything of the account goes in this transaction, and the event in it has every other
 * service follow. Needs `lockAdministrators`. Returns the token hashes of the sessions, to be
 * marked as ended after the commit; none for an account that is gone. Throws CONFLICT for the
 * last administrator.
 */
export async function removeAccount(
  tx: Transaction,
  { outbox, clock }: Pick<Identity, 'outbox' | 'clock'>,
  accountId: string,
): Promise<string[]> {
  // Before its sessions, as everybody does who locks both.
  if (!(await lockAccount(tx, accountId))) return [];
  await keepAnAdministrator(tx, accountId);
  const endedSessions = await deleteSessionsOf(tx, accountId);
  await deleteAccountRow(tx, accountId);
  await closeDataSubject(tx, accountId, clock.now());
  await deleteEventsAbout(tx, accountId);
  await outbox.append(tx, userDeleted, { userId: accountId }, { dataSubject: accountId });
  return endedSessions;
}
