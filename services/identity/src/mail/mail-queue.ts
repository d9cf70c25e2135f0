import type { Clock } from '@repaso/shared/clock';
import { afterCommit, type Transaction } from '@repaso/shared/database';
import { insertMailJob, insertReminderJob } from '../store/mail-jobs.ts';
import type { RequestedMail } from './mail-job.ts';

export interface MailQueue {
  /**
   * Asks for a mail to whoever owns the address, in the transaction that causes it. It does the
   * same work for an address that nobody owns.
   */
  add(tx: Transaction, kind: RequestedMail, email: string): Promise<void>;
  /** Asks for a reminder to a learner, which is of no use after `until`. */
  addReminder(tx: Transaction, accountId: string, until: Date): Promise<void>;
  /** Has `listener` called after every commit that added something. */
  onAdded(listener: () => void): void;
}

export function createMailQueue(clock: Clock): MailQueue {
  let notify = (): void => {};
  return {
    async add(tx, kind, email) {
      await insertMailJob(tx, { kind, email, requestedAt: clock.now() });
      afterCommit(tx, () => notify());
    },
    async addReminder(tx, accountId, until) {
      await insertReminderJob(tx, { accountId, requestedAt: clock.now(), expiresAt: until });
      afterCommit(tx, () => notify());
    },
    onAdded(listener) {
      notify = listener;
    },
  };
}
