import { lessonProgressSubject } from '@repaso/proto/events/catalog';
import { LessonProgress } from '@repaso/proto/gen/lesson/v1/lesson';
import { apiErrors } from '@repaso/proto/http/errors';
import { lessonProgressSchema } from '@repaso/proto/http/lessons';
import { DomainError } from '@repaso/shared/errors';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectRefusal, lessonForm, notes, receiveLesson, uploadLesson } from './lesson-upload.ts';
import { type Bff, lessonId, lessonState, startBff, unknownId } from './start-bff.ts';

let bff: Bff;
beforeAll(async () => {
  bff = await startBff();
});
beforeEach(() => {
  receiveLesson(bff, 'ready');
  bff.remote.lesson.getLesson = async () => ({ lesson: lessonState('ready') });
});

describe('waiting for a lesson', () => {
  const publish = (stage: string): void => {
    const progress = LessonProgress.encode({ stage, stages: [], message: '' }).finish();
    bff.broker.connection.publish(lessonProgressSubject(lessonId), progress);
  };

  it('ends soon after the notification', async () => {
    receiveLesson(bff, 'processing');
    let looks = 0;
    bff.remote.lesson.getLesson = async () => {
      looks += 1;
      if (looks === 1) setImmediate(publish, 'ready');
      return { lesson: lessonState(looks === 1 ? 'processing' : 'ready') };
    };
    const start = performance.now();
    const response = await uploadLesson(bff, [['content', notes]]);
    expect(await response.json()).toEqual({ id: lessonId, status: 'ready' });
    // Well under the second after which it would have asked anyway.
    expect(performance.now() - start).toBeLessThan(900);
  });

  it('asks for the outcome, not for every step towards it', async () => {
    receiveLesson(bff, 'processing');
    let looks = 0;
    bff.remote.lesson.getLesson = async () => {
      looks += 1;
      if (looks === 1) setImmediate(() => ['writing', 'scheduling', 'ready'].forEach(publish));
      return { lesson: lessonState(looks === 1 ? 'processing' : 'ready') };
    };
    expect((await uploadLesson(bff, [['content', notes]])).status).toBe(201);
    expect(looks).toBe(2);
  });

  it('ends without a notification too, and outlasts a lesson service that is away', async () => {
    receiveLesson(bff, 'processing');
    let looks = 0;
    bff.remote.lesson.getLesson = async () => {
      looks += 1;
      if (looks === 1) throw new DomainError('SERVICE_BUSY');
      return { lesson: lessonState('ready') };
    };
    expect((await uploadLesson(bff, [['content', notes]])).status).toBe(201);
  });

  it('is not done when the client prefers not to', async () => {
    receiveLesson(bff, 'processing');
    const response = await uploadLesson(bff, [['content', notes]], {
      Prefer: 'wait=5, Respond-Async',
    });
    expect(response.status).toBe(202);
    expect(response.headers.get('preference-applied')).toBe('respond-async');
    expect(response.headers.get('location')).toBe(`/api/lessons/${lessonId}`);
    expect(await response.json()).toEqual({ id: lessonId, status: 'processing' });
  });

  it.each([
    ['CONTENT_TOO_SHORT', 'There is too little Spanish in these notes.', undefined],
    ['PARTIAL_SUCCESS', apiErrors.PARTIAL_SUCCESS.text, lessonId],
    ['SOMETHING_ELSE', apiErrors.PARTIAL_SUCCESS.text, lessonId],
  ] as const)('ends with the failure %s', async (code, error, id) => {
    receiveLesson(bff, 'processing');
    bff.remote.lesson.getLesson = async () => ({
      lesson: lessonState('failed', { failure: { code, error } }),
    });
    const known = code === 'SOMETHING_ELSE' ? 'PARTIAL_SUCCESS' : code;
    const body = await expectRefusal(await uploadLesson(bff, [['content', notes]]), known);
    expect([body.error, body.lessonId]).toEqual([error, id]);
  });

  it('may be given up', async () => {
    receiveLesson(bff, 'processing');
    const asked = Promise.withResolvers<void>();
    bff.remote.lesson.getLesson = async () => {
      asked.resolve();
      return { lesson: lessonState('processing') };
    };
    const abort = new AbortController();
    const given = bff.fetch('/api/lessons', {
      method: 'POST',
      body: lessonForm([['content', notes]]),
      signal: abort.signal,
    });
    await asked.promise;
    abort.abort();
    await expect(given).rejects.toThrow('aborted');
    expect((await bff.fetch('/healthz')).status).toBe(200);
  });

  it('tells that the lesson is saved when it cannot find out more', async () => {
    receiveLesson(bff, 'processing');
    bff.remote.lesson.getLesson = async () => {
      throw new Error('a defect');
    };
    const body = await expectRefusal(
      await uploadLesson(bff, [['content', notes]]),
      'PARTIAL_SUCCESS',
    );
    expect(body.lessonId).toBe(lessonId);
    expect(body.error).toContain('saved, but we had trouble');
  });
});

describe('reading lessons', () => {
  it('passes the documents on untouched', async () => {
    const document = '[{"id": "1",  "odd":"spacing \\u00f1"}]';
    bff.remote.lesson.listLessons = async () => ({ lessonsJson: Buffer.from(document) });
    const response = await bff.fetch('/api/lessons');
    expect(await response.text()).toBe(document);
    expect(response.headers.get('content-length')).toBe(String(document.length));
  });

  it('answers one lesson and its recap', async () => {
    expect(await (await bff.fetch(`/api/lessons/${lessonId}`)).json()).toMatchObject({
      id: lessonId,
    });
    expect(await (await bff.fetch(`/api/lessons/${lessonId}/recap`)).json()).toEqual({ cards: [] });
  });

  it('counts lessons and completed tasks', async () => {
    expect(await (await bff.fetch('/api/user/stats')).json()).toEqual({
      totalLessons: 3,
      completedTasks: 5,
    });
  });
});

describe('the progress of a lesson', () => {
  async function events(response: Response) {
    const text = await response.text();
    return text
      .split('\n\n')
      .filter((block) => block.startsWith('data: '))
      .map((block) => lessonProgressSchema.parse(JSON.parse(block.slice('data: '.length))));
  }

  it('comes as events, the state now first, until it is settled', async () => {
    const stages = ['reading', 'reading', 'writing', 'ready'];
    bff.remote.lesson.getLesson = async () => {
      const stage = stages.shift() ?? 'ready';
      const lesson = lessonState(stage === 'ready' ? 'ready' : 'processing', {
        progress: { stage, stages: ['reading', 'writing', 'ready'], message: stage },
      });
      setImmediate(() => {
        const progress = LessonProgress.encode({ stage, stages: [], message: '' }).finish();
        bff.broker.connection.publish(lessonProgressSubject(lessonId), progress);
      });
      return { lesson };
    };
    // Ids are written in lower case wherever they are compared as text.
    const response = await bff.fetch(`/api/lessons/${lessonId.toUpperCase()}/progress`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(response.headers.get('x-accel-buffering')).toBe('no');
    expect((await events(response)).map(({ stage }) => stage)).toEqual([
      'reading',
      'writing',
      'ready',
    ]);
  });

  it('of a settled lesson is one event', async () => {
    const response = await bff.fetch(`/api/lessons/${lessonId}/progress`);
    expect(await events(response)).toHaveLength(1);
  });

  it('of an unknown lesson is 404', async () => {
    bff.remote.lesson.getLesson = async () => {
      throw new DomainError('NOT_FOUND');
    };
    await expectRefusal(await bff.fetch(`/api/lessons/${unknownId}/progress`), 'NOT_FOUND');
  });

  it('can be followed ten times at once', async () => {
    bff.remote.lesson.getLesson = async () => ({ lesson: lessonState('processing') });
    const abort = new AbortController();
    const follow = () => bff.fetch(`/api/lessons/${lessonId}/progress`, { signal: abort.signal });
    const open = await Promise.all(Array.from({ length: 10 }, follow));
    expect(open.map(({ status }) => status)).toEqual(Array(10).fill(200));
    const refused = await follow();
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    await expectRefusal(refused, 'RATE_LIMITED');
    abort.abort();
    // The places are free again once the server noticed.
    await expect
      .poll(
        async () =>
          (await bff.fetch(`/api/lessons/${lessonId}/progress`, { method: 'HEAD' })).status,
      )
      .toBe(200);
  });
});

describe('stopping', () => {
  it('ends streams and waits, and lets short requests finish', async () => {
    const other = await startBff();
    other.remote.lesson.createLesson = async (requests) => {
      for await (const _ of requests);
      return { lesson: lessonState('processing') };
    };
    other.remote.lesson.getLesson = async () => ({ lesson: lessonState('processing') });
    const counting = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    other.remote.lesson.countLessons = async () => {
      counting.resolve();
      await release.promise;
      return { total: 1 };
    };
    const stream = await other.fetch(`/api/lessons/${lessonId}/progress`);
    const running = other.fetch('/api/user/stats');
    const waiting = other.fetch('/api/lessons', {
      method: 'POST',
      body: lessonForm([['content', notes]]),
    });
    await counting.promise;
    const stopped = other.stop();
    expect(await stream.text()).toContain('data: ');
    const body = await expectRefusal(await waiting, 'UPLOAD_TIMEOUT');
    expect(body.lessonId).toBe(lessonId);
    release.resolve();
    expect((await running).status).toBe(200);
    await stopped;
    await expect(other.fetch('/healthz')).rejects.toThrow();
  });
});
