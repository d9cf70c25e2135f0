import type { CompleteTaskRequest } from '@repaso/proto/gen/practice/v1/practice';
import { apiErrorSchema } from '@repaso/proto/http/errors';
import { DomainError } from '@repaso/shared/errors';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Bff, lessonId, startBff, unknownId, userId } from './start-bff.ts';

const taskId = '01890000-0000-7000-8000-0000000000bb';

let bff: Bff;
beforeAll(async () => {
  bff = await startBff();
});

describe('GET /api/tasks', () => {
  it('passes the tasks and their tag on', async () => {
    let seen: unknown;
    bff.remote.practice.listTasks = async (request) => {
      seen = request;
      return { tasksJson: Buffer.from('[{"id":"1"}]'), etag: '"v1"' };
    };
    const response = await bff.fetch(`/api/tasks?lessonId=${lessonId}`);
    expect(await response.text()).toBe('[{"id":"1"}]');
    expect(response.headers.get('etag')).toBe('"v1"');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(seen).toEqual({ userId, lessonId, availableOnly: false });

    await bff.fetch('/api/tasks/available');
    expect(seen).toEqual({ userId, lessonId: undefined, availableOnly: true });
  });

  it.each([
    ['"v1"', 304],
    ['W/"v1"', 304],
    ['"v0", "v1"', 304],
    ['*', 304],
    ['"v0"', 200],
    ['v1', 200],
  ])('with If-None-Match %s answers %d', async (known, status) => {
    bff.remote.practice.listTasks = async () => ({ tasksJson: Buffer.from('[]'), etag: '"v1"' });
    for (const path of ['/api/tasks', '/api/tasks/available']) {
      const response = await bff.fetch(path, { headers: { 'If-None-Match': known } });
      expect(response.status).toBe(status);
      expect(response.headers.get('etag')).toBe('"v1"');
      expect(await response.text()).toBe(status === 304 ? '' : '[]');
    }
  });

  it.each(['no-uuid', '', `${lessonId}&lessonId=${lessonId}`])(
    'refuses the lesson %j',
    async (id) => {
      const response = await bff.fetch(`/api/tasks?lessonId=${id}`);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ fields: { lessonId: expect.any(String) } });
    },
  );
});

describe('POST /api/tasks/{id}/complete', () => {
  let seen: CompleteTaskRequest;
  beforeAll(() => {
    bff.remote.practice.completeTask = async (request) => {
      seen = request;
      if (request.taskId === unknownId) throw new DomainError('NOT_FOUND');
      return { completionJson: Buffer.from('{"isNewBest":true}') };
    };
  });
  const complete = (body: unknown, headers: Record<string, string> = {}, id = taskId) =>
    bff.post(`/api/tasks/${id}/complete`, body, { headers });

  it('keeps score and answers under the key of the client', async () => {
    const answers = [{ itemId: 'a', correct: true, given: 'casa', durationMs: 900 }];
    const response = await complete(
      { score: 80, status: 'completed', answers, unknown: 1 },
      { 'Idempotency-Key': 'key-7' },
    );
    expect([response.status, await response.json()]).toEqual([200, { isNewBest: true }]);
    expect(seen).toMatchObject({ userId, taskId, score: 80, answers, idempotencyKey: 'key-7' });
  });

  it('makes a key of its own for each request without one', async () => {
    await complete({ score: 80 });
    const first = seen.idempotencyKey;
    await complete({ score: 80 });
    expect(first).toBeTruthy();
    expect(seen.idempotencyKey).not.toBe(first);
  });

  it.each([-1, 101, 79.5, '80', null, undefined])('refuses the score %j', async (score) => {
    const response = await complete({ score });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: { score: 'The score must be a whole number from 0 to 100.' },
    });
  });

  it.each(['', 'a b', '\xf1', 'x'.repeat(256)])('refuses the key %j', async (key) => {
    const response = await complete({ score: 1 }, { 'Idempotency-Key': key });
    expect(response.status).toBe(400);
  });

  it('tells an unknown task from none', async () => {
    expect((await complete({ score: 1 }, {}, unknownId)).status).toBe(404);
    expect((await complete({ score: 1 }, {}, 'first')).status).toBe(404);
  });
});

describe('POST /api/activity-feedback', () => {
  it('is recorded', async () => {
    let seen: unknown;
    bff.remote.feedback.recordActivityFeedback = async (request) => {
      seen = request;
      return {};
    };
    const response = await bff.post('/api/activity-feedback', {
      activityType: 'quiz',
      rating: 'negative',
      feedback: '  Too easy ',
    });
    expect(response.status).toBe(201);
    expect(seen).toEqual({
      userId,
      activityType: 'quiz',
      positive: false,
      feedback: 'Too easy',
      taskId: undefined,
    });
  });

  it('may be about a task of the learner only', async () => {
    bff.remote.practice.listTasks = async () => ({
      tasksJson: Buffer.from(JSON.stringify([{ id: taskId }])),
      etag: '""',
    });
    const give = async (id: string): Promise<number> => {
      const body = { activityType: 'quiz', rating: 'positive', taskId: id };
      return (await bff.post('/api/activity-feedback', body)).status;
    };
    expect([await give(taskId), await give(unknownId), await give('x')]).toEqual([201, 404, 400]);
  });

  it('has a known type and rating', async () => {
    const response = await bff.post('/api/activity-feedback', { activityType: 'chess', rating: 5 });
    const { fields = {} } = apiErrorSchema.parse(await response.json());
    expect(Object.keys(fields)).toEqual(['activityType', 'rating']);
  });
});
