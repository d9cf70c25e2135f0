import { randomUUID } from 'node:crypto';
import { apiErrors } from '@repaso/proto/http/errors';
import { beforeAll, expect, it } from 'vitest';
import { rateLimits } from '../src/rate-limits.ts';
import { type Bff, startBff } from './start-bff.ts';

let bff: Bff;
beforeAll(async () => {
  bff = await startBff({ RATE_LIMITS: 'on', TRUST_PROXY: '1' });
});

/** Counts in Redis outlive a test run: nobody else comes from these. */
function newAddress(): string {
  const part = (): number => Math.floor(Math.random() * 256);
  return `10.${part()}.${part()}.${part()}`;
}

function logIn(email: string, address: string): Promise<Response> {
  const headers = { 'X-Forwarded-For': address };
  return bff.post('/api/auth/login', { email, password: 'x' }, { headers });
}

it('says what is left', async () => {
  const headers = { 'X-Forwarded-For': newAddress() };
  const response = await bff.fetch('/api/config', { headers });
  const { limit } = rateLimits.general;
  expect(response.headers.get('ratelimit')).toMatch(new RegExp(`^"general"; r=${limit - 1}; t=`));
  expect(response.headers.get('ratelimit-policy')).toContain(`q=${limit}`);
});

it('refuses to mail one address again and again, whoever asks, and no other address', async () => {
  const forgot = (email: string) => {
    const headers = { 'X-Forwarded-For': newAddress() };
    return bff.post('/api/auth/forgot-password', { email }, { headers });
  };
  const email = `${randomUUID()}@example.org`;
  for (let count = 0; count < rateLimits.mailEmail.limit; count += 1) {
    expect((await forgot(email)).status).toBe(200);
  }
  const response = await forgot(email.toUpperCase());
  expect(response.status).toBe(429);
  expect(await response.json()).toMatchObject({
    code: 'RATE_LIMITED',
    error: apiErrors.RATE_LIMITED.text,
  });
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(response.headers.get('ratelimit')).toContain('"mail-email"; r=0');
  expect((await forgot(`${randomUUID()}@example.org`)).status).toBe(200);
});

it('keeps no address of a person in Redis', async () => {
  const email = `${randomUUID()}@example.org`;
  await logIn(email, newAddress());
  const keys = await bff.redis.keys('rate:*');
  expect(keys.length).toBeGreaterThan(0);
  expect(keys.filter((key) => key.includes('@'))).toEqual([]);
});

it('refuses too many requests from one address', async () => {
  const address = newAddress();
  for (let count = 0; count < rateLimits.logIn.limit; count += 1) {
    await logIn(`${randomUUID()}@example.org`, address);
  }
  expect((await logIn(`${randomUUID()}@example.org`, address)).status).toBe(429);
});
