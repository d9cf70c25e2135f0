import type { Clock } from '@repaso/shared/clock';
import type { Database } from '@repaso/shared/database';
import { startDrainLoop } from '@repaso/shared/drain-loop';
import type { Logger } from '@repaso/shared/log';
import { meter } from '@repaso/shared/telemetry/meter';
import { tokenLifetimeMs } from '../mailed-token.ts';
import { claimMailJobs, findRecipient, scheduleMailJob } from '../store/mail-jobs.ts';
import { insertMailedToken } from '../store/mailed-tokens.ts';
import { hashToken, newToken } from '../token.ts';
import { mailContent } from './mail-content.ts';
import { type MailJob, nextAttempt, templateFor, templateToken } from './mail-job.ts';
import { renderHtml, renderText } from './mail-layout.ts';
import type { MailQueue } from './mail-queue.ts';
import { type Mail, type MailTransport, SEND_DEADLINE_MS } from './mail-transport.ts';

/** Milliseconds between looks at the queue when nobody says that there is something. */
const POLL_MS = 1_000;
const MAILS_AT_ONCE = 5;
/** How long a replica keeps a job to itself; one that dies gives it back by this. */
const CLAIM_MS = 3 * SEND_DEADLINE_MS;

const attempts = meter.createCounter('repaso.mail.attempts', {
  unit: '{mail}',
  description: 'Tries to send a mail, by what came of them.',
});

export interface MailerOptions {
  database: Database;
  queue: MailQueue;
  transport: MailTransport;
  clock: Clock;
  log: Logger;
  from: string;
  publicUrl: string;
}

export interface Mailer {
  /** Takes no new job, finishes those at hand. */
  stop(): Promise<void>;
}

/**
 * Sends what the queue holds: at once after a commit of this process, and by polling for what
 * failed before or was left behind. Several replicas may run. A mail is sent at least once: when
 * a process dies between sending and writing that down, it goes out again under the same
 * Message-ID.
 */
export function startMailer(options: MailerOptions): Mailer {
  const { database, queue, clock, log } = options;
  const loop = startDrainLoop({
    async takeBatch() {
      const now = clock.now();
      const claimedUntil = new Date(now.getTime() + CLAIM_MS);
      const jobs = await claimMailJobs(database, { now, claimedUntil, limit: MAILS_AT_ONCE });
      await Promise.all(jobs.map((job) => handleJob(options, job)));
      return jobs.length === MAILS_AT_ONCE ? 'more' : 'done';
    },
    pollMs: POLL_MS,
    complaint: 'mails wait in the queue',
    log,
  });
  queue.onAdded(loop.wake);
  return { stop: loop.stop };
}

/** Never throws: what it cannot even write down comes back when the claim ends. */
async function handleJob(options: MailerOptions, job: MailJob): Promise<void> {
  const { database, clock, log, transport } = options;
  const about = { mailJob: job.id, kind: job.kind, accountId: job.accountId };
  try {
    const mail = await writeMail(options, job);
    if (mail) {
      await transport.send(mail);
      attempts.add(1, { 'repaso.outcome': 'sent' });
      log.info(about, 'mail sent');
    }
    await scheduleMailJob(database, job.id, null);
  } catch (err) {
    const retryAt = nextAttempt(job, clock.now());
    const details = { ...about, err, attempts: job.attempts };
    attempts.add(1, { 'repaso.outcome': retryAt ? 'retry' : 'given_up' });
    if (retryAt) log.warn({ ...details, retryAt }, 'mail not sent, trying again');
    else log.error(details, 'mail given up');
    await scheduleMailJob(database, job.id, retryAt).catch((err) =>
      log.warn({ ...about, err }, 'could not write down what became of a mail'),
    );
  }
}

/**
 * Undefined when there is nothing to say. The token is made here, so that it never lies
 * anywhere in clear; a second attempt gets a token of its own, and both work.
 */
async function writeMail(options: MailerOptions, job: MailJob): Promise<Mail | undefined> {
  const { database, clock, from, publicUrl } = options;
  const now = clock.now();
  if (job.expiresAt && job.expiresAt <= now) return undefined;
  const recipient = await findRecipient(database, job.id);
  const template = recipient && templateFor(job.kind, recipient);
  if (!template) return undefined;

  const token = newToken();
  const purpose = templateToken[template];
  if (purpose) {
    await insertMailedToken(database, {
      tokenHash: hashToken(token),
      purpose,
      mailJobId: job.id,
      expiresAt: new Date(now.getTime() + tokenLifetimeMs[purpose]),
    });
  }
  const content = mailContent(template, { publicUrl, token }, recipient.firstName);
  const domain = /@([^@>\s]+)>?\s*$/.exec(from)?.[1] ?? new URL(publicUrl).hostname;
  return {
    from,
    to: recipient.email,
    subject: content.subject,
    text: renderText(content),
    html: renderHtml(content),
    date: now,
    oneClickUnsubscribeUrl: content.unsubscribe?.oneClickUrl,
    messageId: `<${job.kind}.${job.id}.${job.requestedAt.getTime()}@${domain}>`,
  };
}
