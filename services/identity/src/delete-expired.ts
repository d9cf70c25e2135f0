import type { Identity } from './identity.ts';
import { tokenLifetimeMs } from './mailed-token.ts';
import { deleteMailJobs } from './store/mail-jobs.ts';
import { deleteExpiredSessions } from './store/sessions.ts';

/**
 * How long the traces of a mail stay: until then an old link says that it has expired, and the
 * one that verified the account still does. Reminders can be unsubscribed from for longer.
 */
const MAILS_KEPT_MS = 30 * 86_400_000;

/** Deletes sessions that ended, and mails of long ago together with their tokens. */
export async function deleteExpired({
  database,
  clock,
}: Pick<Identity, 'database' | 'clock'>): Promise<void> {
  const now = clock.now();
  await deleteExpiredSessions(database, now);
  const before = (ms: number): Date => new Date(now.getTime() - ms);
  await deleteMailJobs(database, {
    reminders: before(tokenLifetimeMs.unsubscribe),
    others: before(MAILS_KEPT_MS),
  });
}
