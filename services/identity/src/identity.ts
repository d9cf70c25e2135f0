import type { Clock } from '@repaso/shared/clock';
import type { Database } from '@repaso/shared/database';
import type { Outbox } from '@repaso/shared/events/outbox';
import type { Logger } from '@repaso/shared/log';
import type { MailQueue } from './mail/mail-queue.ts';
import type { PasswordHasher } from './password-hasher.ts';
import type { SessionCache } from './session-cache.ts';

/** What the use cases stand on. */
export interface Identity {
  database: Database;
  clock: Clock;
  log: Logger;
  hasher: PasswordHasher;
  mailQueue: MailQueue;
  outbox: Outbox;
  sessionCache: SessionCache;
  /** Lower-case addresses that become administrators when they verify. */
  adminEmails: string[];
}
