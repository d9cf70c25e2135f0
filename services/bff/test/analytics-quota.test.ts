import { randomUUID } from 'node:crypto';
import { apiErrors } from '@repaso/proto/http/errors';
import { connectRedis } from '@repaso/shared/redis';
import { createRecordingLog, testLog } from '@repaso/shared/testing/engines';
import type { Request, Response } from 'express';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { analyticsAllowances, createAnalyticsQuota } from '../src/analytics-quota.ts';
import { createOptionalRedis, type OptionalRedis } from '../src/optional-redis.ts';
import { startBff } from './start-bff.ts';

const redis = connectRedis(inject('redisUrl'), testLog);
beforeAll(async () => {
  if (!redis.isReady) await new Promise((resolve) => redis.once('ready', resolve));
});
afterAll(() => redis.destroy());

const withoutRedis: OptionalRedis = async (_work, fallback) => fallback();
const [hour, day] = analyticsAllowances.address;
const [visitorsHour] = analyticsAllowances.visitors;

function createQuota(store: OptionalRedis, clock = { now: () => new Date() }) {
  const clientOf = (request: Request): string => String(request.ip);
  const quota = createAnalyticsQuota({ redis: store, clock, clientOf });
  /** The seconds to wait; 0 where the bytes may be stored. */
  return async (ip: string, bytes: number, isVisitor = false): Promise<number> => {
    const headers = new Map<string, string>();
    const response = {
      locals: {},
      set: (name: string, value: string) => headers.set(name, value),
    } as unknown as Response;
    try {
      await quota.spend({ ip } as Request, response, { bytes, isVisitor });
      return 0;
    } catch (error) {
      expect(error).toMatchObject({ code: 'RATE_LIMITED' });
      return Number(headers.get('Retry-After'));
    }
  };
}

describe.each([
  ['in Redis', createOptionalRedis(redis, testLog)],
  ['in memory', withoutRedis],
])('what browsers have stored, counted %s', (_, store) => {
  it('is bounded for an address by the hour, and for no other address', async () => {
    const spend = createQuota(store);
    const address = randomUUID();
    expect(await spend(address, hour.bytes)).toBe(0);
    const wait = await spend(address, 1);
    expect(wait).toBeGreaterThan(hour.windowSeconds - 60);
    expect(wait).toBeLessThanOrEqual(hour.windowSeconds);
    expect(await spend(randomUUID(), hour.bytes)).toBe(0);
  });
});

describe('what browsers have stored', () => {
  it('may go on in the next hour, but not for a whole day', async () => {
    let now = Date.now();
    const spend = createQuota(withoutRedis, { now: () => new Date(now) });
    let stored = 0;
    while ((await spend('home', hour.bytes)) === 0) {
      stored += hour.bytes;
      expect(await spend('home', 1)).toBeGreaterThan(0);
      now += hour.windowSeconds * 1000;
    }
    expect(stored).toBeLessThanOrEqual(day.bytes);
    now += day.windowSeconds * 1000;
    expect(await spend('home', hour.bytes)).toBe(0);
  });

  it('is bounded for all visitors together, which stops no learner', async () => {
    const spend = createQuota(withoutRedis);
    const addresses = visitorsHour.bytes / hour.bytes;
    for (let count = 0; count < addresses; count += 1) {
      expect(await spend(`address-${count}`, hour.bytes, true)).toBe(0);
    }
    expect(await spend('somebody', 300, true)).toBeGreaterThan(0);
    expect(await spend('somebody', 300, false)).toBe(0);
  });

  it('takes nothing from the other visitors where an address may store no more', async () => {
    const spend = createQuota(withoutRedis);
    for (let stored = 0; stored <= 2 * visitorsHour.bytes; stored += hour.bytes) {
      await spend('flood', hour.bytes, true);
    }
    expect(await spend('somebody', 300, true)).toBe(0);
  });
});

describe('POST /api/analytics/events', () => {
  const { log, lines } = createRecordingLog();
  const stored: number[] = [];

  it('refuses what is more, tells when to come back, and tells the log once', async () => {
    const bff = await startBff({ RATE_LIMITS: 'on', TRUST_PROXY: '1' }, log);
    bff.remote.feedback.recordEvents = async ({ events }) => {
      stored.push(...events.map(({ propertiesJson }) => propertiesJson.length));
      return { accepted: events.length };
    };
    bff.remote.feedback.identify = async () => ({});
    const part = (): number => Math.floor(Math.random() * 256);
    const headers = { 'X-Forwarded-For': `10.${part()}.${part()}.${part()}` };
    const event = { event: 'x', distinct_id: 'y', properties: { text: 'ñ'.repeat(7_500) } };
    const send = () =>
      bff.post('/api/analytics/events', { events: Array(16).fill(event) }, { headers });

    let response = await send();
    while (response.status === 202) response = await send();
    expect(response.status).toBe(429);
    expect(await response.json()).toMatchObject({
      code: 'RATE_LIMITED',
      error: apiErrors.RATE_LIMITED.text,
    });
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(8);
    const bytes = stored.reduce((total, length) => total + length, 0);
    expect(bytes).toBeLessThanOrEqual(hour.bytes);
    expect(bytes).toBeGreaterThan(0.9 * hour.bytes);

    const browser = { distinct_id: 'y', properties: {} };
    expect((await bff.post('/api/analytics/identify', browser, { headers })).status).toBe(429);
    expect(lines.filter(({ event: name }) => name === 'refused')).toMatchObject([
      { code: 'RATE_LIMITED', limit: hour.name },
    ]);
  });
});
