import type { PracticeServiceService } from '@repaso/proto/gen/practice/v1/practice';
import type { Clock } from '@repaso/shared/clock';
import type { Database } from '@repaso/shared/database';
import { type DrainLoop, startDrainLoop } from '@repaso/shared/drain-loop';
import type { Logger } from '@repaso/shared/log';
import type { RpcClient } from '@repaso/shared/rpc/client';
import type { MailQueue } from './mail/mail-queue.ts';
import {
  BETWEEN_REMINDERS_MS,
  INACTIVE_MS,
  reminderDueAt,
  reminderHours,
  unanswered,
} from './reminder.ts';
import {
  claimReminderCandidates,
  markReminded,
  type ReminderCandidate,
  scheduleReminderChecks,
} from './store/reminders.ts';

/** Milliseconds between looks at whose turn it is … */
const POLL_MS = 60_000;
/** … and for which a replica keeps its learners to itself; one that dies gives them back. */
const CLAIM_MS = 60_000;
const LEARNERS_AT_ONCE = 200;
/** Those without a task are looked at again several times a day … */
const NO_TASK_MS = 6 * 3_600_000;
/** … and those who stay away, before a reminder after their return could be due. */
const STOPPED_MS = INACTIVE_MS / 2;

export interface ReminderParts {
  database: Database;
  clock: Clock;
  mailQueue: MailQueue;
  practice: Pick<RpcClient<typeof PracticeServiceService>, 'findLearnersWithTasks'>;
}

/** Reminds learners as long as it runs. Several replicas may. */
export function startReminders({ log, ...parts }: ReminderParts & { log: Logger }): DrainLoop {
  return startDrainLoop({
    async takeBatch() {
      const { looked, reminded } = await sendReminders(parts);
      if (reminded > 0) log.info({ reminded }, 'learners reminded');
      return looked === LEARNERS_AT_ONCE ? 'more' : 'done';
    },
    pollMs: POLL_MS,
    complaint: 'reminders have to wait',
    log,
  });
}

/**
 * Looks at some of the learners whose turn it is, and mails those who have been away, have
 * something to practice and are awake. Throws when practice cannot be asked: the learners' turn
 * then comes again.
 */
export async function sendReminders(
  parts: ReminderParts,
): Promise<{ looked: number; reminded: number }> {
  const { database, clock, practice } = parts;
  const now = clock.now();
  const later = (ms: number): Date => new Date(now.getTime() + ms);
  const candidates = await claimReminderCandidates(database, {
    now,
    claimedUntil: later(CLAIM_MS),
    limit: LEARNERS_AT_ONCE,
  });
  const checks: { accountId: string; at: Date }[] = [];
  const due: ReminderCandidate[] = [];
  for (const candidate of candidates) {
    const dueAt = reminderDueAt(candidate);
    if (dueAt && dueAt <= now) due.push(candidate);
    else checks.push({ accountId: candidate.accountId, at: dueAt ?? later(STOPPED_MS) });
  }

  const userIds = due.map(({ accountId }) => accountId);
  const { learners } =
    userIds.length > 0 ? await practice.findLearnersWithTasks({ userIds }) : { learners: [] };
  const timeZones = new Map(learners.map(({ userId, timeZone }) => [userId, timeZone]));
  let reminded = 0;
  for (const candidate of due) {
    const { accountId } = candidate;
    const timeZone = timeZones.get(accountId);
    const hours = timeZone === undefined ? undefined : reminderHours(now, timeZone);
    if (!hours) {
      checks.push({ accountId, at: later(NO_TASK_MS) });
    } else if (hours.from > now) {
      checks.push({ accountId, at: hours.from });
    } else {
      // Whoever did something in the meantime comes up again when the claim ends.
      if (!(await remind(parts, candidate, { now, until: hours.until }))) continue;
      checks.push({ accountId, at: later(BETWEEN_REMINDERS_MS) });
      reminded += 1;
    }
  }
  await scheduleReminderChecks(database, checks);
  return { looked: candidates.length, reminded };
}

/** False when the learner has done something about it in the meantime. */
function remind(
  { database, mailQueue }: ReminderParts,
  candidate: ReminderCandidate,
  { now, until }: { now: Date; until: Date },
): Promise<boolean> {
  return database.transaction(async (tx) => {
    const unansweredReminders = unanswered(candidate) + 1;
    if (!(await markReminded(tx, candidate, { now, unansweredReminders }))) return false;
    await mailQueue.addReminder(tx, candidate.accountId, until);
    return true;
  });
}
