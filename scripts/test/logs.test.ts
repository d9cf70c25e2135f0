import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { IdentityServiceService } from '@repaso/proto/gen/identity/v1/identity';
import { createLogger } from '@repaso/shared/log';
import { createRpcClient } from '@repaso/shared/rpc/client';
import { simpleParser } from 'mailparser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DatabaseName } from '../stack/database-names.ts';
import { readLogs } from './kept-data.ts';
import { createLearner, type Learner, mailedLink } from './learner.ts';
import { createPast, expectStatus, newWord, notes, type Past } from './learner-past.ts';
import { queryDatabase } from './query-database.ts';
import { type RunningStack, startStack } from './run-stack.ts';

const ADMIN = 'admin@example.org';

let stack: RunningStack;
let admin: Learner;
let past: Past;
/** What the collector of traces was sent. */
const traces: string[] = [];
let collector: Server;
/** What must not be found, and what it is. */
const secrets = new Map<string, string>();

/** A word that nobody may read in a log. */
function secret(what: string): string {
  const word = newWord();
  secrets.set(word, what);
  return word;
}

beforeAll(async () => {
  // Event by event: a process that is killed breaks off in the middle.
  collector = createServer((request, response) => {
    request.on('data', (chunk: Buffer) => traces.push(chunk.toString('latin1')));
    request.on('end', () => response.end());
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
  const { port } = collector.address() as AddressInfo;
  const env = {
    ADMIN_EMAILS: ADMIN,
    RATE_LIMITS: 'on',
    LOG_LEVEL: 'trace',
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
    OTEL_METRICS_EXPORTER: 'none',
    OTEL_LOGS_EXPORTER: 'none',
  };
  stack = await startStack({ env });
  admin = await createLearner(stack, { email: ADMIN, password: secret('password') });
  past = await createPast(stack);
}, 180_000);
afterAll(async () => {
  await stack?.stop();
  collector?.close();
});

function post(path: string, body: unknown, headers: Record<string, string> = {}) {
  return fetch(new URL(path, stack.url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

function get(path: string): Promise<Response> {
  return fetch(new URL(path, stack.url));
}

const newAddress = (): string => `${secret('address')}@example.org`;

/** Waits until the newest link in the mails to somebody is one to that page. */
async function nextLink(address: string, page: string): Promise<string> {
  for (;;) {
    const link = await mailedLink(stack.mailDir, address);
    if (new URL(link).pathname === page) return link;
    await wait(50);
  }
}

/** Waits for the service to be there again. */
async function returned(name: string, before: number | undefined): Promise<void> {
  while ([undefined, before].includes(stack.pids[name])) await wait(50);
  while ((await get('/readyz').catch(() => undefined))?.status !== 200) await wait(50);
}

/** Some place where people are awake now. */
function zoneAtNoon(): string {
  const zone = Intl.supportedValuesOf('timeZone').find((timeZone) => {
    const hour = new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric', hourCycle: 'h23' });
    return ['11', '12', '13'].includes(hour.format());
  });
  return zone as string;
}

/** Has every query of a table fail while `work` runs. */
async function without(database: DatabaseName, table: string, work: () => Promise<unknown>) {
  await queryDatabase(stack, database, `ALTER TABLE ${table} RENAME TO away`);
  try {
    await work();
  } finally {
    await queryDatabase(stack, database, `ALTER TABLE away RENAME TO ${table}`);
  }
}

describe('the life of accounts', () => {
  it('signing up, and everything that can be wrong with it', async () => {
    const account = () => ({
      email: newAddress(),
      firstName: secret('name'),
      lastName: secret('name'),
      password: secret('password'),
      captchaToken: secret('captcha token'),
    });
    const unverified = account();
    const signUps = [unverified, unverified, { ...account(), email: unverified.email }];
    const answers = await Promise.all(signUps.map((body) => post('/api/auth/signup', body)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    await mailedLink(stack.mailDir, unverified.email);
    expect((await post('/api/auth/login', unverified)).status).toBe(403);
    expect((await post('/api/auth/resend-verification', unverified)).status).toBe(200);
    const tooLong = { ...account(), firstName: secret('name').repeat(20) };
    expect((await post('/api/auth/signup', tooLong)).status).toBe(400);
    const noAddress = { ...account(), email: `${secret('address')} at example` };
    expect((await post('/api/auth/signup', noAddress)).status).toBe(400);
  });

  it('logging in with a wrong password, again and again', async () => {
    const { email } = past.learner;
    const guess = () => ({ email, password: secret('password'), captchaToken: secret('captcha') });
    const statuses = new Set<number>();
    for (let count = 0; count < 8; count += 1) {
      statuses.add((await post('/api/auth/login', guess())).status);
    }
    expect([...statuses]).toEqual([401, 429]);
    const stranger = { email: newAddress(), password: secret('password') };
    expect((await post('/api/auth/login', stranger)).status).toBe(401);
  });

  it('a new password, forgotten and changed', async () => {
    const learner = await createLearner(stack, {
      email: newAddress(),
      password: secret('password'),
    });
    const forgot = { email: learner.email, captchaToken: secret('captcha token') };
    expect((await post('/api/auth/forgot-password', forgot)).status).toBe(200);
    const link = new URL(await nextLink(learner.email, '/reset-password'));
    const token = link.searchParams.get('token');
    const reset = { token, password: secret('password') };
    expect((await post('/api/auth/reset-password', reset)).status).toBe(200);
    expect((await post('/api/auth/reset-password', reset)).status).toBe(400);
    const wrong = { token: secret('reset token'), password: secret('password') };
    expect((await post('/api/auth/reset-password', wrong)).status).toBe(400);

    const account = { email: learner.email, password: reset.password };
    await expectStatus(200, learner.call('POST', '/api/auth/login', { body: account }));
    const change = { currentPassword: reset.password, newPassword: secret('password') };
    const changePassword = (body: unknown) =>
      learner.call('POST', '/api/auth/change-password', { body });
    await expectStatus(400, changePassword({ ...change, currentPassword: secret('password') }));
    await expectStatus(200, changePassword(change));
    await expectStatus(200, learner.call('DELETE', '/api/user/delete'));
  });
});

it('what administrators do', async () => {
  const { email } = past.learner;
  for (const action of ['verify-user', 'resend-verification', 'send-password-reset']) {
    await expectStatus(200, admin.call('POST', `/api/admin/${action}`, { body: { email } }));
  }
  const unknown = { body: { email: newAddress() } };
  await expectStatus(404, admin.call('POST', '/api/admin/grant-admin', unknown));
  await expectStatus(200, admin.call('GET', `/api/admin/users?search=${email}&limit=5`));
  await expectStatus(400, admin.call('GET', `/api/admin/users?cursor=${secret('cursor')}`));
  await expectStatus(200, admin.call('GET', '/api/admin/audit'));
  await expectStatus(403, past.learner.call('GET', `/api/admin/users?search=${email}`));
});

describe('requests that make no sense', () => {
  it.each([
    ['no JSON', () => `{"email": "${newAddress()}", "password": ${secret('password')}`, 400],
    ['a text', () => `"${secret('text')}"`, 400],
    ['other types', () => ({ email: [newAddress()], password: { [secret('key')]: 1 } }), 400],
    ['a NUL byte', () => ({ email: newAddress(), password: `${secret('password')}\0` }), 400],
  ])('%s', async (_, body, status) => {
    expect((await post('/api/auth/login', body())).status).toBe(status);
  });

  it('bodies of another kind, or packed in another way', async () => {
    const { cookie } = past.learner;
    const text = { cookie, 'content-type': 'text/plain' };
    expect((await post('/api/feedback', secret('text'), text)).status).toBe(415);
    const packed = { cookie, 'content-encoding': 'gzip' };
    expect((await post('/api/feedback', secret('text'), packed)).status).toBe(400);
    const form = { cookie, 'content-type': 'multipart/form-data; boundary=x' };
    expect((await post('/api/lessons', secret('text'), form)).status).toBe(400);
  });

  it('addresses that do not exist or say too much', async () => {
    for (const path of ['/api/nothing', '/api/auth/verify', '/verify', '/nowhere', '/readyz']) {
      await get(`${path}?token=${secret('token in an address')}`);
    }
    await get(`/api/lessons/${newWord()}`);
    await get(`/${newWord()}/%E0%A4%A`);
    await post(`/api/user/unsubscribe?token=${secret('unsubscribe token')}`, {});
    await post(`/api/login?password=${secret('password')}`, {});
    const { status } = await fetch(new URL('/api/user/stats', stack.url), {
      headers: {
        cookie: `sid=${secret('session').repeat(4)}; known-device=${secret('known device')}`,
        authorization: `Bearer ${secret('authorization')}`,
        referer: `http://localhost/?token=${secret('referrer')}`,
      },
    });
    expect(status).toBe(401);
  });
});

it('reminder mails, and the end of them', async () => {
  const { learner, userId } = past;
  const headers = { 'x-time-zone': zoneAtNoon() };
  await expectStatus(
    201,
    learner.upload(
      notes(() => secret('notes')),
      headers,
    ),
  );
  await queryDatabase(
    stack,
    'identity',
    `UPDATE account SET last_activity_at = $2, next_reminder_check_at = 'epoch' WHERE id = $1`,
    [userId, new Date(Date.now() - 3 * 86_400_000)],
  );
  // It looks when it starts, and every minute after.
  const before = stack.pids.identity;
  stack.kill('identity');
  await returned('identity', before);
  const { search } = new URL(await nextLink(learner.email, '/unsubscribe'));
  expect((await post(`/api/user/unsubscribe${search}`, 'List-Unsubscribe=One-Click')).status).toBe(
    200,
  );
}, 60_000);

describe('what goes wrong inside', () => {
  it('a table that is not as it should be', async () => {
    const { learner } = past;
    await without('identity', 'account', async () => {
      const account = () => ({
        email: newAddress(),
        firstName: secret('name'),
        password: secret('password'),
      });
      expect((await post('/api/auth/signup', account())).status).toBe(500);
      expect((await post('/api/auth/login', account())).status).toBe(500);
    });
    await without('lesson', 'notes', () =>
      expectStatus(500, learner.upload(notes(() => secret('notes')))),
    );
    await without('feedback', 'product_feedback', () =>
      expectStatus(
        500,
        learner.call('POST', '/api/feedback', {
          body: {
            trigger: secret('feedback'),
            rating: true,
            feedback: secret('feedback'),
            timestamp: new Date().toISOString(),
          },
        }),
      ),
    );
    await without('feedback', 'analytics_event', () =>
      expectStatus(
        500,
        learner.call('POST', '/api/analytics/events', {
          body: { events: [{ event: 'x', distinct_id: secret('analytics'), properties: {} }] },
        }),
      ),
    );
  });

  it('values that the database does not take', async () => {
    const { email } = past.learner;
    await expect(
      queryDatabase(
        stack,
        'identity',
        `INSERT INTO account (id, email, password_hash, first_name, created_at)
         VALUES (gen_random_uuid(), $1, $2, $3, now())`,
        [email, secret('password hash'), secret('name')],
      ),
    ).rejects.toThrow('account_email_key');
  });

  it('a caller inside without the right token', async () => {
    const identity = createRpcClient(IdentityServiceService, {
      address: stack.state.addresses.identity,
      serviceToken: secret('service token'),
      name: 'identity',
      log: createLogger('test', 'silent'),
      idempotent: [],
    });
    const call = identity.logIn({
      email: newAddress(),
      password: secret('password'),
      userAgent: secret('user agent'),
    });
    await expect(call).rejects.toThrow();
    identity.close();
  });

  it.each(['mail', 'postgres', 'lesson-worker', 'nats', 'redis', 'lesson'])(
    'the death of %s',
    async (victim) => {
      const { learner } = past;
      const before = stack.pids[victim];
      const work = [
        learner.upload(notes(() => secret('notes'))),
        learner.call('POST', '/api/activity-feedback', {
          body: { activityType: 'quiz', rating: 'negative', feedback: secret('feedback') },
        }),
        post('/api/auth/signup', {
          email: newAddress(),
          firstName: secret('name'),
          password: secret('password'),
        }),
      ];
      stack.kill(victim);
      await Promise.allSettled(work);
      await returned(victim, before);
    },
    60_000,
  );
});

it('tells of all that, and of nobody', async () => {
  const { learner, words } = past;
  for (const [, value] of `${learner.cookie}; ${admin.cookie}`.matchAll(/=([^;]+)/g)) {
    secrets.set(value as string, 'cookie');
  }
  await expectStatus(200, learner.call('GET', '/api/user/export'));
  await expectStatus(200, learner.call('DELETE', '/api/user/delete'));
  for (const word of words) secrets.set(word, 'word of the learner');
  for (const token of await mailedTokens()) secrets.set(token, 'mailed token');
  for (const own of ownSecrets()) secrets.set(own, 'secret of the installation');
  secrets.set('@example.org', 'address');
  expect(secrets.size).toBeGreaterThan(100);

  const logs = readLogs(stack);
  const everything = logs.map(({ text }) => text).join('\n');
  for (const sign of [
    'call refused',
    'call failed',
    'mail sent',
    'logged-in',
    'login-failed',
    'unknown-caller',
    'RATE_LIMITED',
    'account_email_key',
    'database system',
  ]) {
    expect(everything).toContain(sign);
  }
  const found = [...secrets].flatMap(([secret, what]) =>
    everything
      .split('\n')
      .filter((line) => line.toLowerCase().includes(secret.toLowerCase()))
      .map((line) => `${what}: ${line}`),
  );
  expect(found).toEqual([]);

  const told = traces.join('');
  expect(told).toContain('grpc.identity.v1.IdentityService/LogIn');
  const inTraces = [...secrets].filter(([word]) => told.toLowerCase().includes(word.toLowerCase()));
  expect(inTraces).toEqual([]);
});

/** Of every mail that was sent. */
async function mailedTokens(): Promise<string[]> {
  const tokens: string[] = [];
  for (const name of readdirSync(stack.mailDir)) {
    const { text = '', html } = await simpleParser(readFileSync(join(stack.mailDir, name)));
    for (const [, token] of `${text}${html}`.matchAll(/token=([\w-]+)/g)) {
      tokens.push(token as string);
    }
  }
  return tokens;
}

/** Passwords of the engines, what services know each other by, what the human check signs with. */
function ownSecrets(): string[] {
  const known: unknown[] = [JSON.parse(readFileSync(stack.state.secretsFile, 'utf8'))];
  const values: string[] = [];
  for (const one of known) {
    if (typeof one === 'string') values.push(one);
    else known.push(...Object.values(one as object));
  }
  return values;
}
