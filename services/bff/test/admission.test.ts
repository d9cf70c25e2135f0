import { apiErrorSchema } from '@repaso/proto/http/errors';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { type Bff, lessonState, startBff } from './start-bff.ts';

/** Uploads that are worked on at once at first, and reads of one part of the product. */
const PLACES = 8;
const PLACES_OF_ONE_PART = 6;

let bff: Bff;
let letGo = Promise.withResolvers<void>();

beforeAll(async () => {
  bff = await startBff({ LEAST_CONCURRENCY: '2' });
});
afterEach(() => {
  letGo.resolve();
  letGo = Promise.withResolvers();
});

/** Resolves once so many requests are with the practice service, which then hangs. */
function practiceHangs(requests: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let arrived = 0;
  bff.remote.practice.listTasks = async () => {
    arrived += 1;
    if (arrived === requests) resolve();
    await letGo.promise;
    return { tasksJson: Buffer.from('[]'), etag: '"v1"' };
  };
  return promise;
}

function upload(): Promise<Response> {
  const body = new FormData();
  body.set('content', 'la mesa - the table, la silla - the chair');
  return bff.fetch('/api/lessons', { method: 'POST', body });
}

async function fillPractice(): Promise<Promise<Response>[]> {
  const full = practiceHangs(PLACES_OF_ONE_PART);
  const hanging = Array.from({ length: PLACES_OF_ONE_PART }, () => bff.fetch('/api/tasks'));
  await full;
  return hanging;
}

it('turns away what finds no place in time, and says when to come back', async () => {
  const hanging = await fillPractice();
  const headers = { 'X-Request-Id': 'one-too-many' };
  const more = Array.from({ length: 50 }, () => bff.fetch('/api/tasks', { headers }));
  const refused = await Promise.race(more);
  expect(refused.status).toBe(503);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(refused.headers.get('x-request-id')).toBe('one-too-many');
  expect(refused.headers.get('cache-control')).toBe('no-store');
  const body = apiErrorSchema.parse(await refused.json());
  expect(body).toMatchObject({ code: 'SERVICE_BUSY', requestId: 'one-too-many' });

  letGo.resolve();
  const answers = await Promise.all(hanging);
  expect(answers.map(({ status }) => status)).toEqual(Array(PLACES_OF_ONE_PART).fill(200));
  await Promise.all(more);
  expect((await bff.fetch('/api/tasks')).status).toBe(200);
});

it('keeps places for the other parts of the product, and for questions about health', async () => {
  const hanging = await fillPractice();
  expect((await bff.fetch('/api/auth/user')).status).toBe(200);
  expect((await bff.fetch('/healthz')).status).toBe(200);
  expect((await bff.fetch('/')).status).toBe(200);
  letGo.resolve();
  await Promise.all(hanging);
});

it('takes places back from what hangs', async () => {
  const hanging = await fillPractice();
  const next = practiceHangs(1);
  const later: Promise<Response>[] = [];
  // Those that come meanwhile are turned away after a moment.
  const timer = setInterval(() => later.push(bff.fetch('/api/tasks')), 50);
  await next;
  clearInterval(timer);
  letGo.resolve();
  await Promise.all([...hanging, ...later]);
});

it('has uploads wait for their turn before they are read', async () => {
  let inside = 0;
  const full = Promise.withResolvers<void>();
  bff.remote.lesson.createLesson = async (requests) => {
    for await (const _ of requests);
    inside += 1;
    if (inside === PLACES) full.resolve();
    await letGo.promise;
    return { lesson: lessonState('ready') };
  };
  const uploads = Array.from({ length: PLACES + 4 }, upload);
  await full.promise;
  expect((await bff.fetch('/api/auth/user')).status).toBe(200);
  expect(inside).toBe(PLACES);
  letGo.resolve();
  const answers = await Promise.all(uploads);
  expect(answers.map(({ status }) => status)).toEqual(Array(PLACES + 4).fill(201));
});

it('keeps no place for an upload that was answered before it was read', async () => {
  bff.remote.lesson.createLesson = async () => ({ lesson: lessonState('ready') });
  const body = JSON.stringify({ content: 'no form' });
  for (let times = 0; times < 2 * PLACES; times += 1) {
    const refused = await bff.fetch('/api/lessons', { method: 'POST', body });
    expect(refused.status).toBe(415);
  }
  expect((await upload()).status).toBe(201);
});

it('forgets who went away while waiting', async () => {
  const hanging = await fillPractice();
  const leaving = new AbortController();
  const { signal } = leaving;
  const waiting = Array.from({ length: PLACES }, () => bff.fetch('/api/tasks', { signal }));
  leaving.abort();
  await Promise.allSettled(waiting);
  letGo.resolve();
  await Promise.all(hanging);
  const again = await fillPractice();
  letGo.resolve();
  const answers = await Promise.all(again);
  expect(answers.map(({ status }) => status)).toEqual(Array(PLACES_OF_ONE_PART).fill(200));
});
