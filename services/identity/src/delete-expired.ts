import type { Identity } from './identity.ts';
import { deleteMailJobs } from './store/mail-jobs.ts';
import { deleteExpiredSessions } from './store/sessions.ts';

/**
 * How long the traces of a mail stay: until then an old link says that it has expired, and the
 * one that verified the account still does.
 */
const MAILS_KEPT_MS = 30 * 86_400_000;

/** Deletes sessions that ended, and mails of long ago together with their tokens. */
export async function deleteExpired({
  database,
  clock,
}: Pick<Identity, 'database' | 'clock'>): Promise<void> {
  const now = clock.now();
  await deleteExpiredSessions(database, now);
  await deleteMailJobs(database, new Date(now.getTime() - MAILS_KEPT_MS));
}
