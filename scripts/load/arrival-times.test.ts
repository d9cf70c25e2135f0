import { expect, test } from 'vitest';
import { arrivalTimes } from './arrival-times.ts';

test('a steady rate is one day every so many seconds', () => {
  const steady = [
    { seconds: 1, perMinute: 120 },
    { seconds: 2, perMinute: 120 },
  ];
  expect(arrivalTimes(steady)).toEqual([1, 1.5, 2, 2.5, 3]);
});

test('while the rate rises from nothing, days begin ever faster', () => {
  const times = arrivalTimes([{ seconds: 10, perMinute: 60 }]);
  expect(times).toHaveLength(5);
  const gaps = times.map((time, index) => time - (times[index - 1] ?? 0));
  expect(gaps).toEqual(gaps.toSorted((a, b) => b - a));
  expect(times.at(-1)).toBeCloseTo(10);
});

test('nothing begins where the rate is zero', () => {
  const pause = [
    { seconds: 1, perMinute: 60 },
    { seconds: 1, perMinute: 0 },
    { seconds: 60, perMinute: 0 },
  ];
  expect(arrivalTimes(pause).every((time) => time <= 2)).toBe(true);
});
