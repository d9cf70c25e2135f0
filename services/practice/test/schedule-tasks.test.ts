import { lessonGenerated, tasksScheduled, userDeleted } from '@repaso/proto/events/catalog';
import { taskSchema } from '@repaso/proto/http/tasks';
import { newId } from '@repaso/shared/clock';
import { listDeadLetters } from '@repaso/shared/events/dead-letters';
import { testClock } from '@repaso/shared/testing/engines';
import { describe, expect, it } from 'vitest';
import { sampleLesson, sampleWeek } from './sample-week.ts';
import { startPractice } from './start-practice.ts';

const practice = await startPractice();

describe('a generated lesson', () => {
  it('becomes the tasks of the week, in its order, as the contract describes them', async () => {
    const { tasks, lessonId } = await practice.givenLesson();

    expect(tasks.map(({ type, dayOffset }) => [type, dayOffset])).toEqual([
      ['flashcards', 0],
      ['quiz', 0],
      ['matching', 1],
      ['cloze', 1],
      ['sentence_builder', 2],
      ['translation', 3],
      ['rewrite', 4],
      ['roleplay', 5],
    ]);
    for (const task of tasks) expect(taskSchema.strict().parse(task)).toEqual(task);
    expect(tasks[0]).toMatchObject({
      lessonId,
      title: '“flashcards” at the market',
      description: 'Words and sentences\nfrom your lesson',
      status: 'available',
      score: null,
      unlocksAt: '2026-11-21T09:00:00.000Z',
      estimatedMinutes: 2,
    });
    expect(tasks[2]).toMatchObject({
      status: 'locked',
      unlocksAt: '2026-11-22T03:00:00.000Z',
      content: null,
    });
  });

  it('is announced once, with the tasks as they are listed', async () => {
    const lesson = sampleLesson();
    await practice.deliver(lessonGenerated, lesson, 5);

    const { tasks } = await practice.list(lesson.userId);
    expect(tasks).toHaveLength(8);
    expect(await practice.emitted(tasksScheduled, lesson.userId)).toEqual([
      {
        lessonId: lesson.lessonId,
        userId: lesson.userId,
        revision: 1,
        tasks: tasks.map(({ id, dayOffset, unlocksAt }) => ({
          taskId: id,
          dayOffset,
          unlocksAt: new Date(unlocksAt),
        })),
      },
    ]);
  });

  it('is not made twice when it is told under another event id', async () => {
    const lesson = await practice.givenLesson();
    await practice.deliver(lessonGenerated, { ...sampleLesson(), ...lesson, tasks: sampleWeek() });
    expect((await practice.list(lesson.userId)).tasks).toEqual(lesson.tasks);
    expect(await practice.emitted(tasksScheduled, lesson.userId)).toHaveLength(1);
  });

  it('keeps nothing in a content that the contract does not name', async () => {
    const [week] = sampleWeek();
    const contentJson = Buffer.from(
      '{"secret": 1, "cards": [{"id": "a", "front": "uno", "back": "one", "hint": "x"}]}',
    );
    const { tasks } = await practice.givenLesson({ tasks: [{ ...week!, contentJson }] });
    expect(tasks[0]?.content).toEqual({ cards: [{ id: 'a', front: 'uno', back: 'one' }] });
  });

  it('keeps every character of its texts', async () => {
    const text = '"\\ \u2028 \u0000 😀 \ud83d ñ </script>';
    const content = { cards: [{ id: 'a', front: text, back: 'one' }] };
    const contentJson = Buffer.from(JSON.stringify(content));
    const [week] = sampleWeek();
    const { tasks } = await practice.givenLesson({
      tasks: [{ ...week!, title: '"\\ 😀 ñ', contentJson }],
    });
    expect(tasks[0]).toMatchObject({ title: '"\\ 😀 ñ', content });
  });
});

describe('a later revision', () => {
  it('replaces what is not completed, keeps what is, and announces both', async () => {
    const lesson = await practice.givenLesson();
    const [done, open] = lesson.tasks;
    const { userId, lessonId } = lesson;
    await practice.complete({ userId, taskId: done!.id, score: 70 });

    await practice.deliver(
      lessonGenerated,
      sampleLesson({ userId, lessonId, revision: 2, tasks: sampleWeek().slice(0, 3) }),
      5,
    );

    const { tasks } = await practice.list(userId);
    expect(tasks.map(({ type }) => type)).toEqual(['flashcards', 'flashcards', 'quiz', 'matching']);
    expect(tasks[0]).toMatchObject({ id: done!.id, status: 'completed', score: 70 });
    expect(tasks.map(({ id }) => id)).not.toContain(open!.id);
    const [, second, ...more] = await practice.emitted(tasksScheduled, userId);
    expect(more).toEqual([]);
    expect(second?.revision).toBe(2);
    expect(second?.tasks.map(({ taskId }) => taskId)).toEqual(tasks.map(({ id }) => id));
  });

  it('is not undone by an older one that comes late', async () => {
    const { tasks, userId, lessonId } = await practice.givenLesson({ revision: 3 });
    await practice.deliver(lessonGenerated, sampleLesson({ userId, lessonId, revision: 2 }));
    expect((await practice.list(userId)).tasks).toEqual(tasks);
    expect(await practice.emitted(tasksScheduled, userId)).toHaveLength(1);
  });
});

describe('a lesson that cannot be practised', () => {
  const [week] = sampleWeek();
  it.each([
    ['content of another type', { tasks: [{ ...week!, type: 'quiz' }] }],
    ['an unknown type', { tasks: [{ ...week!, type: 'karaoke' }] }],
    ['content that is no JSON', { tasks: [{ ...week!, contentJson: Buffer.from('{') }] }],
    ['no tasks', { tasks: [] }],
    ['no time', { uploadedAt: undefined }],
    ['no learner', { userId: '' }],
  ])('is put aside with its reason at once: %s', async (_, changes) => {
    const before = await listDeadLetters(practice.broker);
    const lesson = sampleLesson(changes);
    await practice.deliver(lessonGenerated, lesson);
    const after = await listDeadLetters(practice.broker);
    expect(after).toHaveLength(before.length + 1);
    expect(after.at(-1)?.reason).toMatch(/cannot be practised|is not JSON/);
    const { rows } = await practice.database.pool.query('SELECT 1 FROM lesson WHERE id = $1', [
      lesson.lessonId,
    ]);
    expect(rows).toEqual([]);
  });
});

describe('a deleted account', () => {
  const tables = ['lesson', 'task', 'attempt'];
  const rowsAbout = async (userId: string) => {
    const counts = await Promise.all(
      [
        ...tables.map((table) => [table, 'user_id']),
        ['outbox', 'payload IS NOT NULL AND data_subject'],
      ].map(async ([table, column]) => {
        const { rowCount } = await practice.database.pool.query(
          `SELECT 1 FROM ${table} WHERE ${column} = $1`,
          [userId],
        );
        return rowCount ?? 0;
      }),
    );
    return counts;
  };

  it('leaves nothing behind, and nobody else loses anything', async () => {
    const other = await practice.givenLesson();
    const { userId, tasks } = await practice.givenLesson();
    const answers = [{ itemId: 'fc-1', correct: true, given: 'the apple' }];
    await practice.complete({ userId, taskId: tasks[0]!.id, score: 50, answers });
    expect(await rowsAbout(userId)).toEqual([1, 8, 1, 2]);

    await practice.deliver(userDeleted, { userId }, 5);

    expect(await rowsAbout(userId)).toEqual([0, 0, 0, 0]);
    expect((await practice.list(other.userId)).tasks).toEqual(other.tasks);
  });

  it('is not brought back by a lesson that was still being made', async () => {
    const lesson = sampleLesson();
    await practice.deliver(userDeleted, { userId: lesson.userId });
    await practice.deliver(lessonGenerated, lesson);
    expect(await rowsAbout(lesson.userId)).toEqual([0, 0, 0, 0]);
  });

  it('leaves nothing behind when lessons arrive at that very moment', async () => {
    const userIds = Array.from({ length: 20 }, () => newId(testClock));
    await Promise.all(
      userIds.flatMap((userId) => [
        practice.deliver(lessonGenerated, sampleLesson({ userId })),
        practice.deliver(userDeleted, { userId }),
      ]),
    );
    for (const userId of userIds) expect(await rowsAbout(userId)).toEqual([0, 0, 0, 0]);
  });
});
