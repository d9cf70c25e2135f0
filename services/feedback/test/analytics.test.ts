import {
  lessonDeleted,
  taskCompleted,
  tasksScheduled,
  userDeleted,
} from '@repaso/proto/events/catalog';
import { userExportSchema } from '@repaso/proto/http/export';
import { newId } from '@repaso/shared/clock';
import { testClock } from '@repaso/shared/testing/engines';
import { describe, expect, it } from 'vitest';
import { keepHouse } from '../src/keep-house.ts';
import { schedule, startFeedback } from './start-feedback.ts';

const { client, database, deliver, rowsOf } = await startFeedback();

const json = (value: unknown): Buffer => Buffer.from(JSON.stringify(value));
const newBrowser = (): string => `browser-${newId(testClock)}`;

const tell = (distinctId: string, userId?: string, names = ['page_view']) =>
  client.recordEvents({
    userId,
    events: names.map((event) => ({ event, distinctId, propertiesJson: json({ pathname: '/' }) })),
  });

const eventsOf = async (distinctId: string) => {
  const { rows } = await database.pool.query(
    'SELECT event, user_id, properties FROM analytics_event WHERE distinct_id = $1 ORDER BY id',
    [distinctId],
  );
  return rows;
};

const exportOf = async (userId: string) => {
  const pieces: Buffer[] = [];
  for await (const { json } of client.exportFeedback({ userId })) pieces.push(json);
  return userExportSchema.shape.feedback.parse(JSON.parse(Buffer.concat(pieces).toString()));
};

const complete = (userId: string, lessonId: string, taskId: string) =>
  deliver(taskCompleted, {
    userId,
    lessonId,
    taskId,
    type: 'quiz',
    score: 80,
    firstCompletion: true,
    completedAt: testClock.now(),
  });

describe('analytics events', () => {
  it('are kept in the order in which they were told, with and without a learner', async () => {
    const [visitor, learner] = [newBrowser(), newBrowser()];
    const userId = newId(testClock);
    const names = Array.from({ length: 100 }, (_, index) => `event_${index}`);
    expect(await tell(visitor, undefined, names)).toEqual({ accepted: 100 });
    expect(await tell(learner, userId)).toEqual({ accepted: 1 });

    expect((await eventsOf(visitor)).map(({ event }) => event)).toEqual(names);
    expect(await eventsOf(learner)).toEqual([
      { event: 'page_view', user_id: userId, properties: { pathname: '/' } },
    ]);
  });

  it('are refused as a whole when one of them cannot be stored', async () => {
    const distinctId = newBrowser();
    const good = { event: 'page_view', distinctId, propertiesJson: json({}) };
    for (const bad of [
      { ...good, event: '' },
      { ...good, event: 'a\0b' },
      { ...good, distinctId: 'x'.repeat(201) },
      { ...good, propertiesJson: json({ text: '\0' }) },
      { ...good, propertiesJson: json({ text: '\ud800' }) },
      { ...good, propertiesJson: json({ text: 'x'.repeat(20_000) }) },
      { ...good, propertiesJson: json([]) },
    ]) {
      await expect(
        client.recordEvents({ userId: undefined, events: [good, bad] }),
      ).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    }
    expect(await eventsOf(distinctId)).toEqual([]);
  });

  it('go by whole months when they have been kept long enough', async () => {
    const distinctId = newBrowser();
    const browserCount = async () => {
      const { rows } = await database.pool.query(
        'SELECT count(*)::int AS n FROM analytics_browser WHERE distinct_id = $1',
        [distinctId],
      );
      return rows[0].n;
    };
    await tell(distinctId);
    await client.identify({ userId: undefined, distinctId, propertiesJson: json({ a: 1 }) });
    const inDays = (days: number) => ({
      now: () => new Date(testClock.now().getTime() + days * 86_400_000),
    });
    await keepHouse({ database, clock: inDays(170), retentionDays: 180 });
    expect([await eventsOf(distinctId), await browserCount()]).toEqual([[expect.anything()], 1]);
    await keepHouse({ database, clock: inDays(240), retentionDays: 180 });
    expect([await eventsOf(distinctId), await browserCount()]).toEqual([[], 0]);
    // Several replicas may do so at once.
    await Promise.all(
      [1, 2, 3].map(() => keepHouse({ database, clock: testClock, retentionDays: 180 })),
    );
    await tell(distinctId);
    expect(await eventsOf(distinctId)).toHaveLength(1);
  });
});

describe('what is known of a browser’s user', () => {
  it('is added to, the latest word counts', async () => {
    const userId = newId(testClock);
    const distinctId = newBrowser();
    const identify = (properties: object) =>
      client.identify({ userId, distinctId, propertiesJson: json(properties) });
    await identify({ plan: 'free', theme: 'light' });
    await identify({ theme: 'dark' });
    expect((await exportOf(userId)).identities).toEqual([
      { distinct_id: distinctId, properties: { plan: 'free', theme: 'dark' } },
    ]);
  });
});

describe('feedback on the product', () => {
  it('is kept with where the learner was', async () => {
    const userId = newId(testClock);
    const sentAt = new Date('2026-11-01T10:00:00.000Z');
    const request = { userId, trigger: 'task', rating: false, feedback: ' Más   audio ', sentAt };
    await client.recordFeedback({ ...request, contextJson: json({ screen: '/home' }) });
    expect((await exportOf(userId)).feedback).toEqual([
      {
        trigger: 'task',
        context: { screen: '/home' },
        rating: false,
        feedback: 'Más   audio',
        timestamp: sentAt.toISOString(),
        createdAt: expect.any(String),
      },
    ]);
  });
});

describe('an export', () => {
  it('has more pages than one, and nothing of anybody else', async () => {
    const [mine, other] = [newId(testClock), newId(testClock)];
    const browser = newBrowser();
    const names = Array.from({ length: 90 }, (_, index) => `event_${index}`);
    for (let batch = 0; batch < 7; batch += 1) await tell(browser, mine, names);
    await tell(browser, other, names);
    const { analyticsEvents } = await exportOf(mine);
    expect(analyticsEvents).toHaveLength(630);
  });
});

describe('a deleted lesson', () => {
  it('takes its tasks and results with it, and is not brought back by what comes late', async () => {
    const event = schedule();
    const { userId, lessonId } = event;
    const taskId = event.tasks[0]?.taskId ?? '';
    const other = schedule({ userId });
    await deliver(tasksScheduled, event);
    await deliver(tasksScheduled, other);
    await complete(userId, lessonId, taskId);
    await client.recordActivityFeedback({ userId, activityType: 'quiz', positive: true, taskId });

    await deliver(lessonDeleted, { userId, lessonId }, 5);
    await deliver(tasksScheduled, event);
    await complete(userId, lessonId, taskId);
    expect((await rowsOf('task', userId)).map(({ lesson_id }) => lesson_id)).toEqual([
      other.lessonId,
      other.lessonId,
    ]);
    expect(await rowsOf('task_result', userId)).toEqual([]);
    expect(await rowsOf('activity_feedback', userId)).toMatchObject([{ task_id: null }]);
  });

  it('is nobody else’s to delete', async () => {
    const event = schedule();
    await deliver(tasksScheduled, event);
    await deliver(lessonDeleted, { userId: newId(testClock), lessonId: event.lessonId });
    expect(await rowsOf('task', event.userId)).toHaveLength(2);
  });
});

describe('a deleted account', () => {
  it('leaves nothing behind: not as a learner, and not as the visitor before', async () => {
    const event = schedule();
    const { userId, lessonId } = event;
    const [own, shared, byId] = [newBrowser(), newBrowser(), userId];
    const other = newId(testClock);
    await deliver(tasksScheduled, event);
    await complete(userId, lessonId, event.tasks[0]?.taskId ?? '');
    for (const browser of [own, shared, byId]) {
      await tell(browser);
      await tell(browser, userId);
      await client.identify({ userId, distinctId: browser, propertiesJson: json({ x: 1 }) });
    }
    await tell(shared, other);

    await deliver(userDeleted, { userId }, 5);
    expect(await eventsOf(own)).toEqual([]);
    expect(await eventsOf(byId)).toEqual([]);
    // Whose visit it was on a browser that both used cannot be told.
    expect((await eventsOf(shared)).map(({ user_id }) => user_id)).toEqual([null, other]);
    expect(await exportOf(userId)).toEqual({
      activityFeedback: [],
      feedback: [],
      taskResults: [],
      analyticsEvents: [],
      identities: [],
    });
    expect(await rowsOf('analytics_browser_user', userId)).toEqual([]);

    // A page that was still open.
    expect(await tell(byId)).toEqual({ accepted: 0 });
    expect(await tell(own, userId)).toEqual({ accepted: 0 });
    await complete(userId, lessonId, event.tasks[1]?.taskId ?? '');
    expect(await rowsOf('task_result', userId)).toEqual([]);
  });
});
