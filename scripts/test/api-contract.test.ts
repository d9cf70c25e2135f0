import { randomUUID } from 'node:crypto';
import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Actor, createActor, grantAdmin } from '../fuzz/actors.ts';
import {
  type ApiDocument,
  fetchApiDocument,
  type Operation,
  operationsOf,
  sessionOf,
} from '../fuzz/api-document.ts';
import { fuzz } from '../fuzz/fuzz.ts';
import type { Answer, Learner } from './learner.ts';
import { type RunningStack, startStack } from './run-stack.ts';

let stack: RunningStack;
let document: ApiDocument;
let operations: Operation[];
/** The one whose things they are, a stranger, an administrator, and one who was. */
let owner: Actor;
let stranger: Actor;
let admin: Actor;
let revoked: Actor;
/** A session that was ended. */
let ended: Learner;

beforeAll(async () => {
  stack = await startStack();
  document = await fetchApiDocument(stack.url);
  operations = operationsOf(document);
  [owner, stranger, admin, revoked] = await Promise.all([
    createActor(stack),
    createActor(stack),
    createActor(stack, { admin: true }),
    createActor(stack, { admin: true }),
  ]);
  await grantAdmin(stack, admin.learner.email);
  const { email } = revoked.learner;
  await admin.learner.call('POST', '/api/admin/revoke-admin', { body: { email } });
  const { learner } = await createActor(stack);
  const { cookie } = learner;
  await learner.call('POST', '/api/auth/logout');
  ended = {
    ...learner,
    call: (method, path, options = {}) =>
      learner.call(method, path, { ...options, headers: { ...options.headers, cookie } }),
  };
}, 120_000);
afterAll(() => stack.stop());

/** Bodies with which these calls do what they are for. */
const bodies: Record<string, unknown> = {
  patchLessonsId: { title: 'Taken over' },
  putLessonsIdText: { text: 'el mar - the sea\nla playa - the beach\nla ola - the wave' },
  postTasksIdComplete: { score: 100 },
};

const send = (
  learner: Learner,
  { method, path, operationId }: Operation,
  id: string = randomUUID(),
) =>
  learner.call(method, path.replace(/\{\w+\}/, id), {
    ...(operationId in bodies && { body: bodies[operationId] }),
  });

const anonymous = (): Learner => ({
  ...owner.learner,
  cookie: '',
  call: (method, path, options = {}) =>
    owner.learner.call(method, path, { ...options, headers: { ...options.headers, cookie: '' } }),
});

/** An error without what is different each time. */
function errorOf({ status, json }: Answer): unknown {
  const { requestId: _, ...rest } = (json ?? {}) as Record<string, unknown>;
  return { status, ...rest };
}

describe('the API’s document', () => {
  it('is valid OpenAPI 3.1', async () => {
    const validator = new Validator();
    const { valid, errors } = await validator.validate(JSON.parse(JSON.stringify(document)));
    expect(errors ?? []).toEqual([]);
    expect([valid, validator.version]).toEqual([true, '3.1']);
  });

  it('tells for every call what it takes and what it answers', () => {
    for (const { method, path, requestBody, responses } of operations) {
      const name = `${method} ${path}`;
      for (const { schema } of Object.values(requestBody?.content ?? {})) {
        expect(Object.keys(schema), name).not.toEqual([]);
      }
      const successes = Object.keys(responses).filter((status) => Number(status) < 400);
      expect(successes, name).not.toEqual([]);
      if (!path.startsWith('/api/')) continue;
      for (const status of ['429', '500', '503'])
        expect(Object.keys(responses), name).toContain(status);
    }
  });
});

describe('calls that need a session', () => {
  it('are refused to everybody without one, whatever they send', async () => {
    const needing = operations.filter((operation) => sessionOf(operation) === 'required');
    expect(needing.length).toBeGreaterThan(25);
    for (const operation of needing) {
      for (const nobody of [anonymous(), ended]) {
        const answer = await send(nobody, operation, owner.idFor(operation.path));
        expect(errorOf(answer), `${operation.method} ${operation.path}`).toMatchObject({
          status: 401,
          code: 'UNAUTHENTICATED',
        });
      }
    }
  });
});

describe('calls for administrators', () => {
  it('are refused to everybody else, before anything else is said', async () => {
    const forAdmins = operations.filter(({ path }) => path.startsWith('/api/admin/'));
    expect(forAdmins).toHaveLength(10);
    for (const operation of forAdmins) {
      for (const { learner } of [owner, revoked]) {
        expect(errorOf(await send(learner, operation)), operation.path).toMatchObject({
          status: 403,
          code: 'FORBIDDEN',
        });
      }
    }
  });
});

describe('somebody else’s things', () => {
  const withId = (): Operation[] => operations.filter(({ path }) => path.includes('{'));

  it('cannot be told from those that do not exist, by learners and administrators', async () => {
    expect(withId().length).toBeGreaterThanOrEqual(9);
    for (const operation of withId()) {
      if (operation.requestBody)
        expect(bodies, operation.operationId).toHaveProperty(operation.operationId);
      for (const { learner } of [stranger, admin]) {
        const foreign = errorOf(await send(learner, operation, owner.idFor(operation.path)));
        const unknown = errorOf(await send(learner, operation));
        expect(foreign, operation.path).toMatchObject({ status: 404, code: 'NOT_FOUND' });
        expect(foreign).toEqual(unknown);
      }
    }
  });

  it('are still all there for their owner', async () => {
    const { learner, idFor } = owner;
    const lesson = await learner.call('GET', `/api/lessons/${idFor('/api/lessons/')}`);
    expect([lesson.status, lesson.json]).toMatchObject([200, { title: 'En el mercado' }]);
    const tasks = (await learner.call('GET', '/api/tasks')).json as { score: number | null }[];
    expect(tasks.length).toBeGreaterThan(5);
    expect(tasks.every(({ score }) => score === null)).toBe(true);
  });

  it('are in nobody’s answers', async () => {
    const secrets = [
      owner.learner.email,
      ...['/api/lessons/', '/api/tasks/', '/api/user/sessions/'].map((path) => owner.idFor(path)),
    ];
    const readable = operations.filter(
      ({ method, path }) => method === 'GET' && !path.includes('{') && path !== '/api/openapi.json',
    );
    const { idFor } = owner;
    const query = `?lessonId=${idFor('/api/lessons/')}`;
    for (const { path } of readable) {
      for (const asked of [path, path + query]) {
        const { json } = await stranger.learner.call('GET', asked);
        for (const secret of secrets)
          expect(JSON.stringify(json) ?? '', asked).not.toContain(secret);
      }
    }
  });
});

describe('an account that is not verified', () => {
  it('gets no session', async () => {
    const email = `${randomUUID()}@example.org`;
    const password = 'a quiet evening in Sevilla';
    const visitor = anonymous();
    await visitor.call('POST', '/api/auth/signup', { body: { email, firstName: 'Eva', password } });
    const answer = await visitor.call('POST', '/api/auth/login', { body: { email, password } });
    expect(errorOf(answer)).toMatchObject({ status: 403, code: 'EMAIL_NOT_VERIFIED' });
    expect(answer.headers.getSetCookie().filter((cookie) => cookie.startsWith('sid='))).toEqual([]);
  });
});

describe('strange requests', () => {
  it('are answered as the document says, and never with a failure', async () => {
    const { sent, complaints } = await fuzz(stack, { requests: 1_000, seed: 20_261_121 });
    expect(sent).toBeGreaterThanOrEqual(1_000);
    expect(complaints).toEqual([]);
    expect(stack.output()).not.toMatch(/error (request|call) failed/);
  }, 240_000);
});
