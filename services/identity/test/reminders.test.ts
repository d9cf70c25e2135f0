import type { PracticeServiceService } from '@repaso/proto/gen/practice/v1/practice';
import { DomainError } from '@repaso/shared/errors';
import type { Handlers } from '@repaso/shared/rpc/server';
import { describe, expect, it } from 'vitest';
import { deleteExpired } from '../src/delete-expired.ts';
import { sendReminders } from '../src/send-reminders.ts';
import { setLastActivity } from '../src/store/accounts.ts';
import { tokenIn, unreachableMailServer } from './mail-catcher.ts';
import { DAY_MS, HOUR_MS, runIdentityService } from './running-service.ts';

const service = await runIdentityService();
const { client, clock, database, mail, mailQueue } = service;
type FindLearners = Handlers<typeof PracticeServiceService>['findLearnersWithTasks'];

/** Whom practice knows to have a task, with their time zones. */
const timeZones = new Map<string, string>();
let findLearnersWithTasks: FindLearners = async ({ userIds }) => ({
  learners: userIds.flatMap((userId) => {
    const timeZone = timeZones.get(userId);
    return timeZone ? [{ userId, timeZone, availableTasks: 2 }] : [];
  }),
});

/** What every replica does once a minute. */
const look = () =>
  sendReminders({
    database,
    clock,
    mailQueue,
    practice: { findLearnersWithTasks: (request) => findLearnersWithTasks(request) },
  });

/** Somebody who practiced at noon (UTC), has a task, and went away. */
async function newLearner(timeZone: string | undefined = 'UTC') {
  service.passUntil(12);
  const learner = await service.newSession();
  if (timeZone) timeZones.set(learner.userId, timeZone);
  return learner;
}

async function remindersTo(email: string): Promise<number> {
  await service.mailsAreOut();
  return mail.mailsTo(email).filter(({ subject }) => subject?.includes('whenever it suits you'))
    .length;
}

/** Lets time pass hour by hour, with everybody looking every hour. */
async function passLooking(ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += HOUR_MS) {
    service.pass(HOUR_MS);
    const { reminded } = await look();
    if (reminded > 0) await service.mailsAreOut();
  }
}

describe('a reminder', () => {
  it('comes after two days without any activity', async () => {
    const { email } = await newLearner();
    await passLooking(47 * HOUR_MS);
    expect(await remindersTo(email)).toBe(0);
    await passLooking(HOUR_MS);
    expect(await remindersTo(email)).toBe(1);
  });

  it('has the address and the link that turn it off, for programs and people', async () => {
    const { email, userId } = await newLearner();
    await passLooking(2 * DAY_MS);
    const reminder = await mail.mailTo(email, 2);
    const token = tokenIn(reminder, 'unsubscribe');
    expect(reminder.raw.replaceAll(/\r\n[ \t]+/g, ' ')).toContain(
      `List-Unsubscribe: <http://repaso.test/api/user/unsubscribe?token=${token}>`,
    );
    expect(reminder.raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n');
    expect(reminder.html).toContain(`href="http://repaso.test/unsubscribe?token=${token}"`);
    expect(reminder.html).toContain('href="http://repaso.test/home"');

    for (let time = 0; time < 2; time += 1) {
      await client.unsubscribe({ token });
      expect((await service.user(userId)).emailRemindersEnabled).toBe(false);
    }
    await passLooking(7 * DAY_MS);
    expect(await remindersTo(email)).toBe(1);
    // Much later somebody finds the mail again.
    await client.setEmailReminders({ userId, enabled: true });
    service.pass(300 * DAY_MS);
    await deleteExpired(service);
    await client.unsubscribe({ token });
    expect((await service.user(userId)).emailRemindersEnabled).toBe(false);
  });

  it('is not sent while there is nothing to practice', async () => {
    const { email, userId } = await newLearner('');
    await passLooking(3 * DAY_MS);
    expect(await remindersTo(email)).toBe(0);
    timeZones.set(userId, 'UTC');
    await passLooking(DAY_MS);
    expect(await remindersTo(email)).toBe(1);
  });

  it("waits for the day of the learner's own time zone", async () => {
    // Noon in UTC is 04:00 there in winter and 05:00 in summer.
    const { email } = await newLearner('America/Los_Angeles');
    await passLooking(2 * DAY_MS + 3 * HOUR_MS);
    expect(await remindersTo(email)).toBe(0);
    await passLooking(2 * HOUR_MS);
    expect(await remindersTo(email)).toBe(1);
    const local = new Intl.DateTimeFormat('en', {
      timeZone: 'America/Los_Angeles',
      hour: 'numeric',
      hourCycle: 'h23',
    }).format((await mail.mailTo(email, 2)).date);
    expect(Number(local)).toBe(9);
  });

  it('comes every three days, and no more after three that led to nothing', async () => {
    const { email } = await newLearner();
    const days: number[] = [];
    for (let day = 1; day <= 16; day += 1) {
      const before = await remindersTo(email);
      await passLooking(DAY_MS);
      if ((await remindersTo(email)) > before) days.push(day);
    }
    expect(days).toEqual([2, 5, 8]);
  });

  it('comes again once the learner was back, by a task or by using a session', async () => {
    const { email, userId } = await newLearner();
    await passLooking(12 * DAY_MS);
    expect(await remindersTo(email)).toBe(3);
    await database.transaction((tx) => setLastActivity(tx, userId, clock.now()));
    await passLooking(2 * DAY_MS - HOUR_MS);
    expect(await remindersTo(email)).toBe(3);
    await passLooking(8 * DAY_MS);
    expect(await remindersTo(email)).toBe(6);
    await service.logIn(email);
    await passLooking(3 * DAY_MS);
    expect(await remindersTo(email)).toBe(7);
  });

  it('does not come to somebody who uses a session every day', async () => {
    const { email, sessionToken } = await newLearner();
    for (let day = 0; day < 5; day += 1) {
      await passLooking(DAY_MS);
      await client.getSession({ sessionToken });
    }
    expect(await remindersTo(email)).toBe(0);
  });

  it('comes once, however many replicas look', async () => {
    const learners = [];
    for (let count = 0; count < 5; count += 1) learners.push(await newLearner());
    service.pass(2 * DAY_MS);
    await Promise.all([look(), look(), look()]);
    await look();
    for (const { email } of learners) expect(await remindersTo(email)).toBe(1);
  });

  it('is not for an address that nobody verified, nor for who turned them off', async () => {
    const off = await newLearner();
    await client.setEmailReminders({ userId: off.userId, enabled: false });
    const unverified = await newLearner();
    await database.pool.query('UPDATE account SET verified_at = NULL WHERE id = $1', [
      unverified.userId,
    ]);
    await passLooking(3 * DAY_MS);
    expect(await remindersTo(off.email)).toBe(0);
    expect(await remindersTo(unverified.email)).toBe(0);
  });

  it.each([
    ['came back', ({ email }: { email: string }) => service.logIn(email)],
    ['left', ({ userId }: { userId: string }) => client.deleteAccount({ userId })],
    [
      'turned them off',
      ({ userId }: { userId: string }) => client.setEmailReminders({ userId, enabled: false }),
    ],
  ])('is not sent to a learner who %s while practice was asked', async (_, act) => {
    const learner = await newLearner();
    service.pass(2 * DAY_MS);
    const find = findLearnersWithTasks;
    findLearnersWithTasks = async (request) => {
      if (request.userIds.includes(learner.userId)) await act(learner);
      return find(request);
    };
    await look();
    findLearnersWithTasks = find;
    expect(await remindersTo(learner.email)).toBe(0);
  });

  it('waits until practice can be asked again', async () => {
    const { email } = await newLearner();
    service.pass(2 * DAY_MS);
    const find = findLearnersWithTasks;
    findLearnersWithTasks = async () => {
      throw new DomainError('SERVICE_UNAVAILABLE');
    };
    await expect(look()).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    findLearnersWithTasks = find;
    service.pass(HOUR_MS);
    await look();
    expect(await remindersTo(email)).toBe(1);
  });
});

it('does not reach anybody at night when the mail server was away during the day', async () => {
  const night = await runIdentityService();
  const { email, userId } = await night.newSession();
  await night.mailer.stop();
  timeZones.set(userId, 'UTC');
  night.passUntil(12);
  night.pass(3 * DAY_MS);
  await sendReminders({ ...night, practice: { findLearnersWithTasks } });
  night.pass(9 * HOUR_MS);
  const late = night.startReplicaOfMailer(await unreachableMailServer());
  await night.mailsAreOut();
  await late.stop();
  expect(night.mail.mailsTo(email)).toHaveLength(1);
});
