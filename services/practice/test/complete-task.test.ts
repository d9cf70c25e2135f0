import { taskCompleted } from '@repaso/proto/events/catalog';
import { completionSchema } from '@repaso/proto/http/tasks';
import { newId } from '@repaso/shared/clock';
import { testClock } from '@repaso/shared/testing/engines';
import { beforeEach, describe, expect, it } from 'vitest';
import { startPractice } from './start-practice.ts';

const practice = await startPractice();
beforeEach(() => practice.setTime('2026-11-21T09:00:00.000Z'));

const attemptsOf = async (userId: string) => {
  const { rows } = await practice.database.pool.query(
    'SELECT score, previous_best, answers FROM attempt WHERE user_id = $1 ORDER BY id',
    [userId],
  );
  return rows;
};
const completedTotal = async (userId: string) =>
  (await practice.client.countCompletedTasks({ userId })).total;

describe('completing a task', () => {
  it('keeps the best score and says how the attempt compares', async () => {
    const { userId, tasks } = await practice.givenLesson();
    const taskId = tasks[0]!.id;
    const attempt = async (score: number) => {
      const completion = await practice.complete({ userId, taskId, score });
      const { isNewBest, previousBest, improvement, task } = completion;
      return [isNewBest, previousBest, improvement, task.score];
    };
    expect(await attempt(60)).toEqual([true, null, null, 60]);
    expect(await attempt(40)).toEqual([false, 60, 0, 60]);
    expect(await attempt(60)).toEqual([false, 60, 0, 60]);
    expect(await attempt(85)).toEqual([true, 60, 25, 85]);
    expect((await practice.list(userId)).tasks[0]).toMatchObject({
      status: 'completed',
      score: 85,
    });
    expect(await attemptsOf(userId)).toHaveLength(4);
  });

  it('answers as the contract describes, with the task as it is listed', async () => {
    const { userId, tasks } = await practice.givenLesson();
    const completion = await practice.complete({ userId, taskId: tasks[0]!.id, score: 0 });
    expect(completionSchema.strict().parse(completion)).toEqual(completion);
    expect(completion).toMatchObject({ isNewBest: true, previousBest: null, improvement: null });
    expect(completion.task).toEqual({ ...tasks[0], status: 'completed', score: 0 });
    expect((await practice.list(userId)).tasks[0]).toEqual(completion.task);
  });

  it('counts tasks, not attempts', async () => {
    const { userId, tasks } = await practice.givenLesson();
    expect(await completedTotal(userId)).toBe(0);
    await practice.complete({ userId, taskId: tasks[0]!.id, score: 0 });
    await practice.complete({ userId, taskId: tasks[0]!.id, score: 90 });
    expect(await completedTotal(userId)).toBe(1);
    await practice.complete({ userId, taskId: tasks[1]!.id, score: 90 });
    expect(await completedTotal(userId)).toBe(2);
  });

  it('is told to the other services, each attempt with its own score', async () => {
    const { userId, lessonId, tasks } = await practice.givenLesson();
    const taskId = tasks[0]!.id;
    await practice.complete({ userId, taskId, score: 90 });
    practice.setTime('2026-11-21T10:00:00.000Z');
    await practice.complete({ userId, taskId, score: 30 });
    const event = { taskId, lessonId, userId, type: 'flashcards' };
    expect(await practice.emitted(taskCompleted, userId)).toEqual([
      {
        ...event,
        score: 90,
        firstCompletion: true,
        completedAt: new Date('2026-11-21T09:00:00.000Z'),
      },
      {
        ...event,
        score: 30,
        firstCompletion: false,
        completedAt: new Date('2026-11-21T10:00:00.000Z'),
      },
    ]);
  });

  it('keeps the answers', async () => {
    const { userId, tasks } = await practice.givenLesson();
    const answers = [
      { itemId: 'fc-1', correct: true, given: 'the äpple "\\ 😀', durationMs: 1200 },
      { itemId: 'fc-2', correct: false },
    ];
    await practice.complete({ userId, taskId: tasks[0]!.id, score: 50, answers });
    expect(await attemptsOf(userId)).toEqual([{ score: 50, previous_best: null, answers }]);
  });

  it('refuses what does not fit, and names it', async () => {
    const { userId, tasks } = await practice.givenLesson();
    const taskId = tasks[0]!.id;
    const item = { itemId: 'fc-1', correct: true };
    const cases: [string, { score?: number; answers?: (typeof item & { given?: string })[] }][] = [
      ['score', { score: 101 }],
      ['score', { score: -1 }],
      ['answers.1.itemId', { answers: [item, { ...item, itemId: 'qz-1' }] }],
      ['answers.0.given', { answers: [{ ...item, given: 'a\0b' }] }],
      ['answers', { answers: Array.from({ length: 201 }, () => item) }],
    ];
    for (const [field, body] of cases) {
      await expect(practice.complete({ userId, taskId, score: 50, ...body })).rejects.toMatchObject(
        {
          code: 'VALIDATION_FAILED',
          fields: { [field]: expect.any(String) },
        },
      );
    }
    expect(await attemptsOf(userId)).toEqual([]);
  });

  it('refuses a task that is still locked, to the millisecond', async () => {
    const { userId, tasks } = await practice.givenLesson();
    const request = { userId, taskId: tasks[2]!.id, score: 100 };
    practice.setTime('2026-11-22T02:59:59.999Z');
    await expect(practice.complete(request)).rejects.toMatchObject({ code: 'TASK_LOCKED' });
    expect(await completedTotal(userId)).toBe(0);
    practice.setTime('2026-11-22T03:00:00.000Z');
    expect((await practice.complete(request)).isNewBest).toBe(true);
  });

  it('does not tell unknown tasks and other people’s apart', async () => {
    const { userId } = await practice.givenLesson();
    const stranger = await practice.givenLesson();
    for (const taskId of [stranger.tasks[0]!.id, newId(testClock), 'first', '']) {
      await expect(practice.complete({ userId, taskId, score: 100 })).rejects.toMatchObject({
        code: 'NOT_FOUND',
      });
    }
    expect(await completedTotal(stranger.userId)).toBe(0);
  });
});

describe('a repeated request', () => {
  it('gets the first answer again, to the byte, whatever happened since', async () => {
    const { userId, tasks } = await practice.givenLesson();
    const request = { userId, taskId: tasks[0]!.id, score: 60, answers: [] };
    const keyed = { ...request, idempotencyKey: 'once' };
    const first = await practice.client.completeTask(keyed);
    await practice.client.completeTask({ ...request, score: 95 });
    practice.setTime('2026-11-22T08:59:59.000Z');
    expect(await practice.client.completeTask(keyed)).toEqual(first);
    expect(await practice.client.completeTask({ ...keyed, score: 10 })).toEqual(first);
    expect(await attemptsOf(userId)).toHaveLength(2);
    expect(await practice.emitted(taskCompleted, userId)).toHaveLength(2);
  });

  it('counts once when twenty arrive at the same time', async () => {
    const { userId, tasks } = await practice.givenLesson();
    const request = { userId, taskId: tasks[0]!.id, score: 60, answers: [], idempotencyKey: 'k' };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => practice.client.completeTask(request)),
    );
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(await attemptsOf(userId)).toHaveLength(1);
    expect(await practice.emitted(taskCompleted, userId)).toHaveLength(1);
  });

  it('counts each time without a key, and the attempts agree on what was best', async () => {
    const { userId, tasks } = await practice.givenLesson();
    const taskId = tasks[0]!.id;
    const scores = Array.from({ length: 20 }, (_, index) => (index * 37) % 101);
    const completions = await Promise.all(
      scores.map((score) => practice.complete({ userId, taskId, score })),
    );
    const first = completions.filter(({ previousBest }) => previousBest === null);
    expect(first).toHaveLength(1);
    expect((await practice.list(userId)).tasks[0]?.score).toBe(Math.max(...scores));
    const gained = completions.reduce((sum, { improvement }) => sum + (improvement ?? 0), 0);
    expect(first[0]!.task.score! + gained).toBe(Math.max(...scores));
    expect(await attemptsOf(userId)).toHaveLength(20);
  });

  it('is refused when its key was used for another task, also at the same time', async () => {
    const { userId, tasks } = await practice.givenLesson();
    const request = (index: number) => ({
      userId,
      taskId: tasks[index]!.id,
      score: 60,
      idempotencyKey: 'shared',
    });
    const outcomes = await Promise.allSettled(
      [0, 1].map((index) => practice.complete(request(index))),
    );
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const loser = outcomes.findIndex(({ status }) => status === 'rejected');
    await expect(practice.complete(request(loser))).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await completedTotal(userId)).toBe(1);
    expect(await attemptsOf(userId)).toHaveLength(1);
  });

  it('has a key of its own for each learner', async () => {
    for (const lesson of [await practice.givenLesson(), await practice.givenLesson()]) {
      const { userId, tasks } = lesson;
      const request = { userId, taskId: tasks[0]!.id, score: 60, idempotencyKey: 'mine' };
      expect((await practice.complete(request)).isNewBest).toBe(true);
    }
  });
});
