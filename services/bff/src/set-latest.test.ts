import { expect, it } from 'vitest';
import { setLatest } from './set-latest.ts';

it('forgets what was set the longest ago', () => {
  const counters = new Map<string, number>();
  setLatest(counters, 'first', 1);
  setLatest(counters, 'second', 1);
  setLatest(counters, 'first', 2);
  for (let count = 0; count < 19_999; count += 1) setLatest(counters, `other-${count}`, 1);
  expect(counters.size).toBe(20_000);
  expect([counters.get('first'), counters.get('second')]).toEqual([2, undefined]);
});
