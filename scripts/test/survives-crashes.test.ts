import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Lesson } from '@repaso/proto/http/lessons';
import type { Task } from '@repaso/proto/http/tasks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, createLearner, type Learner } from './learner.ts';
import { type RunningStack, startStack } from './run-stack.ts';

const notes = `En el restaurante
la cuenta - the bill
el camarero - the waiter
la mesa - the table
pedir - to order
Quiero pedir la cuenta. - I want to ask for the bill.
La mesa está libre. - The table is free.`;

const victims = [
  'bff',
  'identity',
  'lesson',
  'lesson-worker',
  'practice',
  'feedback',
  'nats',
  'redis',
  'postgres',
];

let stack: RunningStack;
let learner: Learner;
beforeAll(async () => {
  stack = await startStack();
  learner = await createLearner(stack);
}, 120_000);
afterAll(() => stack?.stop());

/** What a client does that wants its upload to arrive: the same key, until it is answered. */
async function uploadUntilAnswered(key: string): Promise<Answer> {
  for (;;) {
    const answer = await learner.upload(notes, { 'idempotency-key': key }).catch(() => undefined);
    if (answer && answer.status < 500) return answer;
    await wait(100);
  }
}

/** Asks through whatever is being restarted. */
async function read<T>(path: string): Promise<T> {
  for (;;) {
    const answer = await learner.call('GET', path).catch(() => undefined);
    if (answer?.status === 200) return answer.json as T;
    await wait(50);
  }
}

describe('an upload', () => {
  it.each(victims)(
    'is not lost, and makes one lesson, when %s is killed in the middle of it',
    async (victim) => {
      const before = (await read<Lesson[]>('/api/lessons')).length;
      const upload = uploadUntilAnswered(randomUUID());
      stack.kill(victim);
      const answer = await upload;
      expect(answer.status).toBe(201);
      const lesson = answer.json as Lesson;
      const tasks = await read<Task[]>(`/api/tasks?lessonId=${lesson.id}`);
      expect(tasks).toHaveLength(lesson.taskCount);
      expect(new Set(tasks.map(({ id }) => id)).size).toBe(tasks.length);
      expect(tasks.length).toBeGreaterThan(6);
      expect(await read<Lesson[]>('/api/lessons')).toHaveLength(before + 1);
    },
    120_000,
  );
});

describe('a lesson whose upload was accepted', () => {
  it.each(victims)(
    'is made although %s is killed right after',
    async (victim) => {
      const accepted = await learner.upload(notes, { prefer: 'respond-async' });
      stack.kill(victim);
      expect(accepted.status).toBe(202);
      let lesson = accepted.json as Lesson;
      while (lesson.status === 'processing') {
        lesson = await read<Lesson>(`/api/lessons/${lesson.id}`);
      }
      expect(lesson.status).toBe('ready');
      expect(await read<Task[]>(`/api/tasks?lessonId=${lesson.id}`)).toHaveLength(lesson.taskCount);
    },
    120_000,
  );
});

describe('20 uploads at once with one key', () => {
  it('make one lesson', async () => {
    const before = (await read<Lesson[]>('/api/lessons')).length;
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => learner.upload(notes, { 'idempotency-key': key })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201));
    expect(new Set(answers.map(({ json }) => (json as Lesson).id)).size).toBe(1);
    expect(await read<Lesson[]>('/api/lessons')).toHaveLength(before + 1);
  });
});
