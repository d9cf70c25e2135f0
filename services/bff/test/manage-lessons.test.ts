import { apiErrorSchema } from '@repaso/proto/http/errors';
import { DomainError } from '@repaso/shared/errors';
import { describe, expect, it } from 'vitest';
import { lessonId, lessonState, startBff, unknownId, userId } from './start-bff.ts';

const bff = await startBff();
const path = `/api/lessons/${lessonId}`;

const send = (method: string, to: string, body: unknown) =>
  bff.fetch(to, {
    method,
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json' },
  });

/** Has the lesson service answer these notes; tells when nobody wants them any more. */
function givenNotes(contentType: string, chunks: Buffer[]) {
  const released = Promise.withResolvers<void>();
  bff.remote.lesson.readNotes = async function* (request) {
    if (request.lessonId !== lessonId) throw new DomainError('NOT_FOUND');
    const sizeBytes = chunks.reduce((sum, { length }) => sum + length, 0);
    try {
      yield { part: { $case: 'header', value: { contentType, sizeBytes } } };
      for (const value of chunks) yield { part: { $case: 'chunk', value } };
    } finally {
      released.resolve();
    }
  };
  return released.promise;
}

describe('GET /api/lessons/{id}/notes', () => {
  it.each([
    ['image/jpeg', 'inline; filename="notes.jpg"'],
    ['application/pdf', 'attachment; filename="notes.pdf"'],
    ['text/plain; charset=utf-8', 'inline; filename="notes.txt"'],
  ])('passes %s on as it is, and lets nothing in it run', async (contentType, disposition) => {
    const chunks = [Buffer.alloc(100_000, 1), Buffer.alloc(5, 2)];
    givenNotes(contentType, chunks);
    const response = await bff.fetch(`${path}/notes`);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': contentType,
      'content-length': '100005',
      'content-disposition': disposition,
      'content-security-policy': expect.stringMatching(
        /object-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox$/,
      ),
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect(Buffer.from(await response.arrayBuffer())).toEqual(Buffer.concat(chunks));
  });

  it('reads no more of them when the browser goes away', async () => {
    const released = givenNotes('image/png', Array(200).fill(Buffer.alloc(65_536)));
    const leaving = new AbortController();
    const response = await bff.fetch(`${path}/notes`, { signal: leaving.signal });
    leaving.abort();
    await expect(response.arrayBuffer()).rejects.toThrow();
    await released;
  });

  it('breaks off when the lesson service does', async () => {
    bff.remote.lesson.readNotes = async function* () {
      const value = { contentType: 'image/png', sizeBytes: 200_000 };
      yield { part: { $case: 'header', value } };
      yield { part: { $case: 'chunk', value: Buffer.alloc(100_000) } };
      throw new DomainError('INTERNAL');
    };
    const response = await bff.fetch(`${path}/notes`);
    await expect(response.arrayBuffer()).rejects.toThrow();
  });

  it('is not found for anybody else', async () => {
    givenNotes('image/png', [Buffer.alloc(1)]);
    const response = await bff.fetch(`/api/lessons/${unknownId}/notes`);
    expect([response.status, apiErrorSchema.parse(await response.json()).code]).toEqual([
      404,
      'NOT_FOUND',
    ]);
    expect(response.headers.get('content-type')).toContain('application/json');
  });
});

describe('a lesson of the learner’s own', () => {
  it('can be renamed', async () => {
    let seen: unknown;
    bff.remote.lesson.renameLesson = async (request) => {
      seen = request;
      return { lesson: lessonState('ready') };
    };
    const response = await send('PATCH', path, { title: ' New ' });
    expect([response.status, await response.json()]).toMatchObject([200, { id: lessonId }]);
    expect(seen).toEqual({ userId, lessonId, title: 'New' });
    expect((await send('PATCH', path, { title: ' ' })).status).toBe(400);
    expect((await send('PATCH', path, {})).status).toBe(400);
  });

  it('can be deleted', async () => {
    let seen: unknown;
    bff.remote.lesson.deleteLesson = async (request) => {
      seen = request;
      return {};
    };
    const response = await bff.fetch(path, { method: 'DELETE' });
    expect([response.status, await response.json()]).toEqual([200, { message: 'Lesson deleted.' }]);
    expect(seen).toEqual({ userId, lessonId });
  });

  it('has a text that can be read and corrected', async () => {
    bff.remote.lesson.getNoteText = async () => ({ text: 'el pan' });
    expect(await (await bff.fetch(`${path}/text`)).json()).toEqual({ text: 'el pan' });

    let seen: unknown;
    bff.remote.lesson.replaceNoteText = async (request) => {
      seen = request;
      return { lesson: lessonState('processing') };
    };
    const text = 'ñ'.repeat(20_000);
    const response = await send('PUT', `${path}/text`, { text });
    expect([response.status, response.headers.get('location')]).toEqual([202, path]);
    expect(seen).toEqual({ userId, lessonId, text });
    expect((await send('PUT', `${path}/text`, { text: `${text}ñ` })).status).toBe(400);
  });

  it('answers 402 where the plan has its limits', async () => {
    bff.remote.lesson.getNoteText = async () => {
      throw new DomainError('PLAN_LIMIT', 'Too far back.');
    };
    const response = await bff.fetch(`${path}/text`);
    expect([response.status, await response.json()]).toMatchObject([
      402,
      { code: 'PLAN_LIMIT', error: 'Too far back.' },
    ]);
  });
});
