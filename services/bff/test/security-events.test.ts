import { currentContext } from '@repaso/shared/context';
import { DomainError } from '@repaso/shared/errors';
import { createRecordingLog } from '@repaso/shared/testing/engines';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { rateLimits } from '../src/rate-limits.ts';
import { type Bff, newToken, startBff, userId } from './start-bff.ts';

const { log, lines } = createRecordingLog();
let bff: Bff;
beforeAll(async () => {
  bff = await startBff({ RATE_LIMITS: 'on', TRUST_PROXY: '1' }, log);
});

/** An address of this test's own, as the proxy in front would tell it. */
let from: Record<string, string>;
beforeEach(() => {
  from = { 'X-Forwarded-For': `198.51.100.${Math.floor(Math.random() * 254)}` };
  lines.length = 0;
});

const refusals = () => lines.filter(({ event }) => event === 'refused');

it('tells who was refused what, and whose session it was', async () => {
  await bff.fetch('/api/admin/users?search=ana@example.org', { headers: from });
  expect(refusals()).toMatchObject([
    { code: 'FORBIDDEN', method: 'GET', route: '/api/admin/users', accountId: userId },
  ]);
});

it('tells of requests that another site made', async () => {
  await bff.post('/api/feedback', {}, { headers: { ...from, Origin: 'https://evil.example' } });
  expect(refusals()).toMatchObject([{ code: 'CROSS_SITE', method: 'POST' }]);
});

it('tells of sessions and links that are none, but not of visitors', async () => {
  bff.remote.identity.getSession = async () => {
    throw new DomainError('UNAUTHENTICATED');
  };
  bff.remote.identity.resetPassword = async () => {
    throw new DomainError('TOKEN_INVALID');
  };
  await bff.fetch('/api/auth/user', { token: undefined, headers: from });
  await bff.fetch('/api/auth/user', { token: newToken(), headers: from });
  const reset = { token: 'made-up', password: 'a new password' };
  await bff.post('/api/auth/reset-password', reset, { headers: from });
  expect(refusals()).toMatchObject([
    { code: 'UNAUTHENTICATED', route: '/api/auth/user' },
    { code: 'TOKEN_INVALID', route: '/api/auth/reset-password' },
  ]);
  expect(JSON.stringify(lines)).not.toContain('made-up');
});

it('tells of a limit when it is exceeded, and then no more', async () => {
  const { limit, name } = rateLimits.mailEmail;
  const email = `${newToken()}@example.org`;
  for (let count = 0; count < limit + 3; count += 1) {
    await bff.post('/api/auth/resend-verification', { email }, { headers: from });
  }
  const route = '/api/auth/resend-verification';
  expect(refusals()).toMatchObject([{ code: 'RATE_LIMITED', limit: name, route }]);
  expect(JSON.stringify(lines)).not.toContain(email);
});

it('knows a client again without telling its address, and has services know it too', async () => {
  const refused = async (address: string): Promise<unknown> => {
    lines.length = 0;
    const headers = { 'X-Forwarded-For': address, Origin: 'null' };
    await bff.post('/api/feedback', {}, { headers });
    expect(JSON.stringify(lines)).not.toContain(address);
    return refusals()[0]?.client;
  };
  const one = await refused('203.0.113.7');
  expect(one).toMatch(/^[\w-]{16}$/);
  expect(await refused('203.0.113.7')).toBe(one);
  const { logIn } = bff.remote.identity;
  let told: string | undefined;
  bff.remote.identity.logIn = (request) => {
    told = currentContext()?.client;
    return logIn(request);
  };
  const account = { email: 'ana@example.org', password: 'as typed' };
  const headers = { 'X-Forwarded-For': '203.0.113.7' };
  await bff.post('/api/auth/login', account, { headers });
  expect(told).toBe(one);
  expect(await refused('203.0.113.8')).not.toBe(one);
});
