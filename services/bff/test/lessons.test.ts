import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { lessonProgressSubject } from '@repaso/proto/events/catalog';
import { type CreateLessonHeader, LessonProgress } from '@repaso/proto/gen/lesson/v1/lesson';
import { apiErrorSchema, apiErrors } from '@repaso/proto/http/errors';
import { FILE_MAX_BYTES, lessonProgressSchema } from '@repaso/proto/http/lessons';
import { DomainError } from '@repaso/shared/errors';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Bff, lessonId, lessonState, startBff, unknownId, userId } from './start-bff.ts';

const notes = 'Hoy aprendimos: la casa = house, el perro = dog.';

let bff: Bff;
/** What the lesson service was given, and the end of its streams. */
let received: { header?: CreateLessonHeader; bytes: number; completed: boolean };

beforeAll(async () => {
  bff = await startBff();
});
beforeEach(() => {
  bff.remote.lesson.createLesson = receive('ready');
  bff.remote.lesson.getLesson = async () => ({ lesson: lessonState('ready') });
});

function receive(status: 'processing' | 'ready'): Bff['remote']['lesson']['createLesson'] {
  received = { bytes: 0, completed: false };
  return async (requests) => {
    for await (const { part } of requests) {
      if (part?.$case === 'header') received.header = part.value;
      if (part?.$case === 'chunk') received.bytes += part.value.length;
      if (part?.$case === 'end') received.completed = true;
    }
    return { lesson: lessonState(status) };
  };
}

function form(parts: [string, string | Blob, string?][]): FormData {
  const data = new FormData();
  for (const [name, value, filename] of parts) {
    if (typeof value === 'string') data.append(name, value);
    else data.append(name, value, filename ?? 'notes.jpg');
  }
  return data;
}

function upload(
  parts: [string, string | Blob, string?][],
  headers: Record<string, string> = {},
): Promise<Response> {
  return bff.fetch('/api/lessons', { method: 'POST', body: form(parts), headers });
}

async function expectRefusal(response: Response, code: keyof typeof apiErrors, field?: string) {
  const body = apiErrorSchema.parse(await response.json());
  expect({ status: response.status, code: body.code }).toEqual({
    status: apiErrors[code].status,
    code,
  });
  if (field) expect(Object.keys(body.fields ?? {})).toEqual([field]);
  return body;
}

const bytes = (length: number): Blob => new Blob([new Uint8Array(length)], { type: 'image/jpeg' });

describe('typed notes', () => {
  it('become a lesson', async () => {
    const response = await upload(
      [
        ['content', `  ${notes}\n`],
        ['title', '  La casa '],
      ],
      { 'Idempotency-Key': 'key-1', 'X-Time-Zone': 'Europe/Madrid' },
    );
    expect(response.status).toBe(201);
    expect(response.headers.get('location')).toBe(`/api/lessons/${lessonId}`);
    expect(await response.json()).toEqual({ id: lessonId, status: 'ready' });
    expect(received).toMatchObject({
      bytes: 0,
      header: {
        userId,
        content: notes,
        title: 'La casa',
        idempotencyKey: 'key-1',
        timeZone: 'Europe/Madrid',
      },
    });
  });

  it('need no title', async () => {
    await upload([
      ['title', '   '],
      ['content', notes],
    ]);
    expect(received.header?.title).toBeUndefined();
  });

  it.each([
    ['19 characters', `  ${'ñ'.repeat(19)}  `],
    ['nothing', ''],
    ['emoji that count once each', '😀'.repeat(19)],
  ])('of %s are too short', async (_what, content) => {
    const body = await expectRefusal(await upload([['content', content]]), 'CONTENT_TOO_SHORT');
    expect(body.error).toContain('very short content');
  });

  it.each([
    ['20 characters', '😀'.repeat(20)],
    ['20,000 characters', '😀'.repeat(20_000)],
  ])('of %s are fine', async (_what, content) => {
    expect((await upload([['content', content]])).status).toBe(201);
  });

  it.each<[string, [string, string][], string]>([
    ['20,001 characters', [['content', 'x'.repeat(20_001)]], 'content'],
    ['a megabyte', [['content', 'x'.repeat(1_000_000)]], 'content'],
    ['a NUL byte', [['content', `${notes}\0`]], 'content'],
    [
      'a title of 201 characters',
      [
        ['content', notes],
        ['title', 'x'.repeat(201)],
      ],
      'title',
    ],
    [
      'two contents',
      [
        ['content', notes],
        ['content', notes],
      ],
      'content',
    ],
    ['no content', [['title', 'La casa']], 'content'],
  ])('with %s are refused', async (_what, parts, field) => {
    await expectRefusal(await upload(parts), 'VALIDATION_FAILED', field);
  });

  it('an empty form is refused', async () => {
    await expectRefusal(await upload([]), 'VALIDATION_FAILED');
  });

  it.each([
    ['application/json', 'INVALID_FILE_TYPE'],
    ['application/x-www-form-urlencoded', 'INVALID_FILE_TYPE'],
    ['multipart/form-data', 'VALIDATION_FAILED'],
  ] as const)('as %s are refused', async (type, code) => {
    const response = await bff.fetch('/api/lessons', {
      method: 'POST',
      body: 'content=abc',
      headers: { 'Content-Type': type },
    });
    await expectRefusal(response, code);
  });

  it.each(['a key with blanks', 'x'.repeat(256)])('with the key %j are refused', async (key) => {
    const response = await upload([['content', notes]], { 'Idempotency-Key': key });
    await expectRefusal(response, 'VALIDATION_FAILED', 'idempotency-key');
  });

  it('need a session', async () => {
    const init = { method: 'POST', body: form([['content', notes]]), token: undefined };
    await expectRefusal(await bff.fetch('/api/lessons', init), 'UNAUTHENTICATED');
  });
});

describe('a file', () => {
  it('of exactly 10 MB streams through', async () => {
    const response = await upload([
      ['title', 'Foto'],
      ['file', bytes(FILE_MAX_BYTES)],
    ]);
    expect(response.status).toBe(201);
    expect(received).toMatchObject({ completed: true, bytes: FILE_MAX_BYTES });
    expect(received.header).toMatchObject({ userId, title: 'Foto', content: undefined });
  });

  it.each([1, FILE_MAX_BYTES])('of 10 MB and %d bytes is refused', async (more) => {
    const body = await expectRefusal(
      await upload([['file', bytes(FILE_MAX_BYTES + more)]]),
      'FILE_TOO_LARGE',
    );
    expect(body.error).toContain('too large');
    expect(received.completed).toBe(false);
  });

  it('that is empty is refused', async () => {
    await expectRefusal(await upload([['file', bytes(0)]]), 'INVALID_FILE_TYPE');
    expect(received.completed).toBe(false);
  });

  it('that the lesson service refuses is answered at once, however much follows', async () => {
    bff.remote.lesson.createLesson = async (requests) => {
      for await (const { part } of requests) {
        if (part?.$case === 'chunk') throw new DomainError('INVALID_FILE_TYPE');
      }
      throw new Error('no file came');
    };
    await expectRefusal(await upload([['file', bytes(FILE_MAX_BYTES)]]), 'INVALID_FILE_TYPE');
  });

  it.each<[string, [string, string | Blob, string?][], string]>([
    [
      'typed notes before it',
      [
        ['content', notes],
        ['file', bytes(10)],
      ],
      'content',
    ],
    [
      'typed notes after it',
      [
        ['file', bytes(10)],
        ['content', notes],
      ],
      'content',
    ],
    [
      'another one',
      [
        ['file', bytes(10)],
        ['file', bytes(10)],
      ],
      'file',
    ],
    [
      'a title after it',
      [
        ['file', bytes(10)],
        ['title', 'Foto'],
      ],
      'title',
    ],
  ])('with %s is refused', async (_what, parts, field) => {
    await expectRefusal(await upload(parts), 'VALIDATION_FAILED', field);
    expect(received.completed).toBe(false);
  });

  it('that nobody chose leaves the typed notes', async () => {
    const boundary = 'xxxx';
    const part = (head: string, body: string): string =>
      `--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n${body}\r\n`;
    const body =
      part('name="file"; filename=""\r\nContent-Type: application/octet-stream', '') +
      part('name="content"', notes) +
      `--${boundary}--\r\n`;
    const response = await bff.fetch('/api/lessons', {
      method: 'POST',
      body,
      headers: { 'Content-Type': `multipart/form-data; boundary=${boundary}` },
    });
    expect(response.status).toBe(201);
    expect(received.header?.content).toBe(notes);
  });

  it.each(['', '--xxxx\r\nContent-Disposition: form-data; name="content"\r\n\r\nabc'])(
    'in a form that breaks off is refused (%j)',
    async (body) => {
      const response = await bff.fetch('/api/lessons', {
        method: 'POST',
        body,
        headers: { 'Content-Type': 'multipart/form-data; boundary=xxxx' },
      });
      await expectRefusal(response, 'VALIDATION_FAILED');
    },
  );

  it('is read to the end although the lesson service is away', async () => {
    const other = await startBff({ LESSON_ADDRESS: '127.0.0.1:9' });
    const size = 5_000_000;
    const head = '--xxxx\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n';
    // The second one meets a circuit that may be open and a stream that was never begun.
    for (let attempt = 0; attempt < 8; attempt += 1) {
      const client = httpRequest(`${other.url}/api/lessons`, {
        method: 'POST',
        headers: {
          Cookie: `sid=${'a'.repeat(43)}`,
          'Content-Type': 'multipart/form-data; boundary=xxxx',
          'Content-Length': size,
        },
      });
      const answer = once(client, 'response');
      client.write(head);
      const sent = once(client, 'finish');
      client.end(Buffer.alloc(size - head.length));
      const [response] = await answer;
      expect(response.statusCode).toBe(503);
      response.resume();
      await sent;
    }
  });

  it('whose upload is cut off makes no lesson', async () => {
    const outcome = Promise.withResolvers<string | undefined>();
    const started = Promise.withResolvers<void>();
    bff.remote.lesson.createLesson = async (requests) => {
      let last: string | undefined;
      for await (const { part } of requests) {
        last = part?.$case;
        if (last === 'chunk') started.resolve();
      }
      outcome.resolve(last);
      return { lesson: lessonState('ready') };
    };
    const client = httpRequest(`${bff.url}/api/lessons`, {
      method: 'POST',
      headers: {
        Cookie: `sid=${'a'.repeat(43)}`,
        'Content-Type': 'multipart/form-data; boundary=xxxx',
      },
    });
    client.on('error', () => {});
    client.write(
      '--xxxx\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\nabcdef'.padEnd(
        70_000,
        'x',
      ),
    );
    await started.promise;
    client.destroy();
    expect(await outcome.promise).toBe('chunk');
  });
});

describe('waiting for a lesson', () => {
  const publish = (stage: string): void => {
    const progress = LessonProgress.encode({ stage, stages: [], message: '' }).finish();
    bff.broker.connection.publish(lessonProgressSubject(lessonId), progress);
  };

  it('ends soon after the notification', async () => {
    bff.remote.lesson.createLesson = receive('processing');
    let looks = 0;
    bff.remote.lesson.getLesson = async () => {
      looks += 1;
      if (looks === 1) setImmediate(publish, 'ready');
      return { lesson: lessonState(looks === 1 ? 'processing' : 'ready') };
    };
    const start = performance.now();
    const response = await upload([['content', notes]]);
    expect(await response.json()).toEqual({ id: lessonId, status: 'ready' });
    // Well under the second after which it would have asked anyway.
    expect(performance.now() - start).toBeLessThan(900);
  });

  it('asks for the outcome, not for every step towards it', async () => {
    bff.remote.lesson.createLesson = receive('processing');
    let looks = 0;
    bff.remote.lesson.getLesson = async () => {
      looks += 1;
      if (looks === 1) setImmediate(() => ['writing', 'scheduling', 'ready'].forEach(publish));
      return { lesson: lessonState(looks === 1 ? 'processing' : 'ready') };
    };
    expect((await upload([['content', notes]])).status).toBe(201);
    expect(looks).toBe(2);
  });

  it('ends without a notification too, and outlasts a lesson service that is away', async () => {
    bff.remote.lesson.createLesson = receive('processing');
    let looks = 0;
    bff.remote.lesson.getLesson = async () => {
      looks += 1;
      if (looks === 1) throw new DomainError('SERVICE_BUSY');
      return { lesson: lessonState('ready') };
    };
    expect((await upload([['content', notes]])).status).toBe(201);
  });

  it('is not done when the client prefers not to', async () => {
    bff.remote.lesson.createLesson = receive('processing');
    const response = await upload([['content', notes]], { Prefer: 'wait=5, Respond-Async' });
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
    bff.remote.lesson.createLesson = receive('processing');
    bff.remote.lesson.getLesson = async () => ({
      lesson: lessonState('failed', { failure: { code, error } }),
    });
    const known = code === 'SOMETHING_ELSE' ? 'PARTIAL_SUCCESS' : code;
    const body = await expectRefusal(await upload([['content', notes]]), known);
    expect([body.error, body.lessonId]).toEqual([error, id]);
  });

  it('may be given up', async () => {
    bff.remote.lesson.createLesson = receive('processing');
    const asked = Promise.withResolvers<void>();
    bff.remote.lesson.getLesson = async () => {
      asked.resolve();
      return { lesson: lessonState('processing') };
    };
    const abort = new AbortController();
    const given = bff.fetch('/api/lessons', {
      method: 'POST',
      body: form([['content', notes]]),
      signal: abort.signal,
    });
    await asked.promise;
    abort.abort();
    await expect(given).rejects.toThrow('aborted');
    expect((await bff.fetch('/healthz')).status).toBe(200);
  });

  it('tells that the lesson is saved when it cannot find out more', async () => {
    bff.remote.lesson.createLesson = receive('processing');
    bff.remote.lesson.getLesson = async () => {
      throw new Error('a defect');
    };
    const body = await expectRefusal(await upload([['content', notes]]), 'PARTIAL_SUCCESS');
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
      body: form([['content', notes]]),
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
