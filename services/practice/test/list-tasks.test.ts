import { newId } from '@repaso/shared/clock';
import { testClock } from '@repaso/shared/testing/engines';
import { beforeEach, describe, expect, it } from 'vitest';
import { sampleWeek } from './sample-week.ts';
import { startPractice } from './start-practice.ts';

const practice = await startPractice();
beforeEach(() => practice.setTime('2026-11-21T09:00:00.000Z'));

describe('the list of tasks', () => {
  it('has the newest lesson first', async () => {
    const older = await practice.givenLesson();
    const newer = await practice.givenLesson({ userId: older.userId });
    const { tasks } = await practice.list(older.userId);
    expect(tasks).toEqual([...newer.tasks, ...older.tasks]);
  });

  it('orders by day before position', async () => {
    const week = sampleWeek();
    const { tasks } = await practice.givenLesson({
      tasks: [...week.slice(4), ...week.slice(0, 4)],
    });
    expect(tasks.map(({ dayOffset }) => dayOffset)).toEqual([0, 0, 1, 1, 2, 3, 4, 5]);
  });

  it('unlocks tasks as the clock goes, to the millisecond, with no job that has to run', async () => {
    const { userId } = await practice.givenLesson();
    const statuses = async () => (await practice.list(userId)).tasks.map(({ status }) => status);
    const available = async () => (await practice.list(userId, undefined, true)).tasks.length;

    practice.setTime('2026-11-22T02:59:59.999Z');
    expect((await statuses()).slice(1, 3)).toEqual(['available', 'locked']);
    expect(await available()).toBe(2);
    practice.setTime('2026-11-22T03:00:00.000Z');
    expect((await statuses()).slice(1, 5)).toEqual([
      'available',
      'available',
      'available',
      'locked',
    ]);
    expect(await available()).toBe(4);
    practice.setTime('2026-12-24T00:00:00.000Z');
    expect(new Set(await statuses())).toEqual(new Set(['available']));
  });

  it('shows content exactly where it is not locked', async () => {
    const { tasks } = await practice.givenLesson();
    for (const { status, content } of tasks) expect(content === null).toBe(status === 'locked');
  });

  it('has every character as it came, those of other scripts and emoji, too', async () => {
    const [first] = sampleWeek();
    const content = {
      cards: [{ id: 'fc-1', front: 'él, ¿qué…? — “ñ”', back: 'пиво ☕ 𝒙 👩🏽‍🏫 日本' }],
    };
    const title = 'Niño → 🍎';
    const task = { ...first!, title, contentJson: Buffer.from(JSON.stringify(content)) };
    const { tasks } = await practice.givenLesson({ tasks: [task] });
    expect(tasks).toMatchObject([{ title, content }]);
  });

  it('can be limited to what can be opened and is not completed', async () => {
    const { userId, tasks } = await practice.givenLesson();
    await practice.complete({ userId, taskId: tasks[0]!.id, score: 80 });
    const { tasks: available } = await practice.list(userId, undefined, true);
    expect(available).toEqual([tasks[1]]);
  });

  it('is empty for a lesson that is unknown, somebody else’s or no id at all', async () => {
    const { userId, lessonId } = await practice.givenLesson();
    const stranger = await practice.givenLesson();
    expect((await practice.list(userId, lessonId)).tasks).toHaveLength(8);
    for (const id of [stranger.lessonId, newId(testClock), 'first', '']) {
      expect((await practice.list(userId, id)).tasks).toEqual([]);
    }
  });

  it('shows nobody else’s tasks', async () => {
    await practice.givenLesson();
    expect((await practice.list(newId(testClock))).tasks).toEqual([]);
  });
});

describe('the entity tag', () => {
  it('stays as long as nothing changes, and is another for other tasks', async () => {
    const { userId, lessonId } = await practice.givenLesson();
    const request = { userId, availableOnly: false };
    const first = await practice.client.listTasks(request);
    expect(first.etag).toMatch(/^"[\w-]{43}"$/);
    expect(await practice.client.listTasks({ ...request, lessonId })).toEqual(first);
    const available = await practice.client.listTasks({ ...request, availableOnly: true });
    expect(available.etag).not.toBe(first.etag);
  });

  it('changes when a task is completed and when one unlocks', async () => {
    const { userId, tasks } = await practice.givenLesson();
    const etags = [(await practice.list(userId)).etag];
    await practice.complete({ userId, taskId: tasks[0]!.id, score: 80 });
    etags.push((await practice.list(userId)).etag);
    practice.setTime('2026-11-22T09:00:00.000Z');
    etags.push((await practice.list(userId)).etag);
    expect(new Set(etags).size).toBe(3);
  });
});
