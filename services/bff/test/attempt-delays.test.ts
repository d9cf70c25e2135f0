import { randomUUID } from 'node:crypto';
import { connectRedis } from '@repaso/shared/redis';
import { testLog } from '@repaso/shared/testing/engines';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createAttemptDelays } from '../src/login-protection/attempt-delays.ts';
import { createOptionalRedis, type OptionalRedis } from '../src/optional-redis.ts';

const redis = connectRedis(inject('redisUrl'), testLog);
beforeAll(async () => {
  if (!redis.isReady) await new Promise((resolve) => redis.once('ready', resolve));
});
afterAll(() => redis.destroy());

const withoutRedis: OptionalRedis = async (_work, fallback) => fallback();

describe.each([
  ['in Redis', createOptionalRedis(redis, testLog)],
  ['in memory', withoutRedis],
])('attempts counted %s', (_, store) => {
  let now = Date.now();
  const delays = createAttemptDelays(store, { now: () => new Date(now) });
  const newCounter = (free = 5) => ({ key: `test:${randomUUID()}`, free });

  it('wait 1, 2, 4, … up to 60 seconds after five', async () => {
    const counter = newCounter();
    const waits: number[] = [];
    for (let attempt = 0; attempt < 14; attempt += 1) {
      const waitMs = await delays.begin([counter]);
      waits.push(waitMs / 1000);
      now += waitMs;
      if (waitMs > 0) expect(await delays.begin([counter])).toBe(0);
    }
    expect(waits).toEqual([0, 0, 0, 0, 0, 1, 2, 4, 8, 16, 32, 60, 60, 60]);
  });

  it('do not count while they wait', async () => {
    const counter = newCounter(1);
    expect(await delays.begin([counter])).toBe(0);
    for (let time = 0; time < 3; time += 1) expect(await delays.begin([counter])).toBe(1000);
    now += 999;
    expect(await delays.begin([counter])).toBe(1);
    now += 1;
    expect(await delays.begin([counter])).toBe(0);
    expect(await delays.begin([counter])).toBe(2000);
  });

  it('do not all pass when they come at once', async () => {
    const counter = newCounter();
    const waits = await Promise.all(Array.from({ length: 50 }, () => delays.begin([counter])));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(5);
  });

  it('wait for the slowest of their counters, and then count at none', async () => {
    const [own, shared] = [newCounter(), newCounter(1)];
    await delays.begin([shared]);
    for (let time = 0; time < 9; time += 1) expect(await delays.begin([own, shared])).toBe(1000);
    for (let time = 0; time < 5; time += 1) expect(await delays.begin([own])).toBe(0);
    expect(await delays.begin([own])).toBe(1000);
  });

  it('can be taken back one by one, and forgotten', async () => {
    const counter = newCounter(2);
    for (let time = 0; time < 5; time += 1) {
      expect(await delays.begin([counter])).toBe(0);
      await delays.takeBack([counter.key]);
    }
    expect(await delays.begin([counter])).toBe(0);
    expect(await delays.begin([counter])).toBe(0);
    expect(await delays.begin([counter])).toBe(1000);
    await delays.reset([counter.key]);
    await delays.takeBack([counter.key]);
    expect(await delays.begin([counter])).toBe(0);
    expect(await delays.begin([counter])).toBe(0);
  });
});

it('forgets after an hour', async () => {
  let now = Date.now();
  const delays = createAttemptDelays(withoutRedis, { now: () => new Date(now) });
  const counter = { key: 'somebody', free: 1 };
  expect(await delays.begin([counter])).toBe(0);
  now += 3_600_000;
  expect(await delays.begin([counter])).toBe(0);
  expect(await delays.begin([counter])).toBe(1000);

  const shared = createAttemptDelays(createOptionalRedis(redis, testLog), {
    now: () => new Date(),
  });
  const key = `test:${randomUUID()}`;
  await shared.begin([{ key, free: 1 }]);
  expect(await redis.pTTL(key)).toBeGreaterThan(3_590_000);
  expect(await redis.pTTL(key)).toBeLessThanOrEqual(3_600_000);
});
