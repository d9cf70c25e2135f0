import { expect, it } from 'vitest';
import { type AdaptiveLimit, createAdaptiveLimit } from './adaptive-limit.ts';

const KIND = 'GET /api/tasks';

function newLimit(): AdaptiveLimit {
  const limit = createAdaptiveLimit({
    window: 50,
    tolerance: 4,
    min: 8,
    leastDuty: 1 / 4,
    start: 8,
    max: 500,
  });
  // What it takes alone is known.
  for (let count = 0; count < 50; count += 1) limit.observe(KIND, 5, true);
  return limit;
}

/** Requests that use all that the limit lets in, where `cores` of them are worked on at a time. */
function work(limit: AdaptiveLimit, requests: number, cores: number, loneMs = 5): void {
  for (let count = 0; count < requests; count += 1) {
    limit.wasReached();
    limit.observe(KIND, loneMs * Math.max(1, limit.value / cores), false);
  }
}

it('settles where requests take as many times longer as they may', () => {
  const limit = newLimit();
  work(limit, 5_000, 10);
  expect(limit.value).toBeGreaterThanOrEqual(32);
  expect(limit.value).toBeLessThanOrEqual(44);
});

it('stays there however long too many come', () => {
  const limit = newLimit();
  work(limit, 500_000, 10);
  expect(limit.value).toBeLessThanOrEqual(44);
});

it('follows when there is less to work with', () => {
  const limit = newLimit();
  work(limit, 5_000, 50);
  expect(limit.value).toBeGreaterThan(150);
  work(limit, 2_000, 5);
  expect(limit.value).toBeLessThanOrEqual(22);
});

it('never goes below its least or above its most', () => {
  const limit = newLimit();
  work(limit, 5_000, 0.01);
  expect(limit.value).toBe(8);
  work(limit, 10_000, 100_000);
  expect(limit.value).toBe(500);
});

it('lets places rest where even its least is too much, for a moment at most', () => {
  const limit = newLimit();
  work(limit, 5_000, 10);
  expect(limit.restAfter(2)).toBe(0);
  work(limit, 5_000, 0.5);
  expect(limit.value).toBe(8);
  expect(limit.restAfter(2)).toBe(6);
  expect(limit.restAfter(1_000)).toBe(20);
  work(limit, 5_000, 100);
  expect(limit.restAfter(2)).toBe(0);
});

it('does not grow while nobody has to wait', () => {
  const limit = newLimit();
  for (let count = 0; count < 5_000; count += 1) limit.observe(KIND, 5, false);
  expect(limit.value).toBe(8);
});

it('judges every kind by what it takes alone', () => {
  const limit = newLimit();
  for (let count = 0; count < 50; count += 1) limit.observe('POST /api/auth/login', 500, true);
  for (let count = 0; count < 1_000; count += 1) {
    limit.wasReached();
    limit.observe(KIND, 5, false);
    limit.observe('POST /api/auth/login', 500, false);
  }
  expect(limit.value).toBeGreaterThan(8);
});

it('learns what a request takes alone when that has become more', () => {
  const limit = newLimit();
  work(limit, 1_000, 10, 40);
  expect(limit.value).toBe(8);
  for (let count = 0; count < 200; count += 1) limit.observe(KIND, 40, true);
  work(limit, 5_000, 10, 40);
  expect(limit.value).toBeGreaterThan(25);
});
