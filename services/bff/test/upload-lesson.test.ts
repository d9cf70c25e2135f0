import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { FILE_MAX_BYTES } from '@repaso/proto/http/lessons';
import { DomainError } from '@repaso/shared/errors';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  expectRefusal,
  type FormParts,
  lessonForm,
  notes,
  type Received,
  receiveLesson,
  uploadLesson,
} from './lesson-upload.ts';
import { type Bff, lessonId, lessonState, startBff, userId } from './start-bff.ts';

let bff: Bff;
let received: Received;
beforeAll(async () => {
  bff = await startBff();
});
beforeEach(() => {
  received = receiveLesson(bff, 'ready');
});

const bytes = (length: number): Blob => new Blob([new Uint8Array(length)], { type: 'image/jpeg' });

describe('typed notes', () => {
  it('become a lesson', async () => {
    const response = await uploadLesson(
      bff,
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
    await uploadLesson(bff, [
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
    const body = await expectRefusal(
      await uploadLesson(bff, [['content', content]]),
      'CONTENT_TOO_SHORT',
    );
    expect(body.error).toContain('very short content');
  });

  it.each([
    ['20 characters', '😀'.repeat(20)],
    ['20,000 characters', '😀'.repeat(20_000)],
  ])('of %s are fine', async (_what, content) => {
    expect((await uploadLesson(bff, [['content', content]])).status).toBe(201);
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
    await expectRefusal(await uploadLesson(bff, parts), 'VALIDATION_FAILED', field);
  });

  it('an empty form is refused', async () => {
    await expectRefusal(await uploadLesson(bff, []), 'VALIDATION_FAILED');
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
    const response = await uploadLesson(bff, [['content', notes]], { 'Idempotency-Key': key });
    await expectRefusal(response, 'VALIDATION_FAILED', 'idempotency-key');
  });

  it('need a session', async () => {
    const init = { method: 'POST', body: lessonForm([['content', notes]]), token: undefined };
    await expectRefusal(await bff.fetch('/api/lessons', init), 'UNAUTHENTICATED');
  });
});

describe('a file', () => {
  it('of exactly 10 MB streams through', async () => {
    const response = await uploadLesson(bff, [
      ['title', 'Foto'],
      ['file', bytes(FILE_MAX_BYTES)],
    ]);
    expect(response.status).toBe(201);
    expect(received).toMatchObject({ completed: true, bytes: FILE_MAX_BYTES });
    expect(received.header).toMatchObject({ userId, title: 'Foto', content: undefined });
  });

  it.each([1, FILE_MAX_BYTES])('of 10 MB and %d bytes is refused', async (more) => {
    const body = await expectRefusal(
      await uploadLesson(bff, [['file', bytes(FILE_MAX_BYTES + more)]]),
      'FILE_TOO_LARGE',
    );
    expect(body.error).toContain('too large');
    expect(received.completed).toBe(false);
  });

  it('that is empty is refused', async () => {
    await expectRefusal(await uploadLesson(bff, [['file', bytes(0)]]), 'INVALID_FILE_TYPE');
    expect(received.completed).toBe(false);
  });

  it('that the lesson service refuses is answered at once, however much follows', async () => {
    bff.remote.lesson.createLesson = async (requests) => {
      for await (const { part } of requests) {
        if (part?.$case === 'chunk') throw new DomainError('INVALID_FILE_TYPE');
      }
      throw new Error('no file came');
    };
    await expectRefusal(
      await uploadLesson(bff, [['file', bytes(FILE_MAX_BYTES)]]),
      'INVALID_FILE_TYPE',
    );
  });

  it.each<[string, FormParts, string]>([
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
    await expectRefusal(await uploadLesson(bff, parts), 'VALIDATION_FAILED', field);
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
