import { expect, it } from 'vitest';
import { TookTooLongError, withinTime } from './within-time.ts';

it('gives what the work gives, and throws what it throws', () => {
  expect(withinTime(10_000, () => 5)).toBe(5);
  expect(withinTime(10_000, () => undefined)).toBeUndefined();
  const failure = new RangeError('of its own');
  expect(() =>
    withinTime(10_000, () => {
      throw failure;
    }),
  ).toThrow(failure);
});

it('breaks off what does not end, a regular expression too', () => {
  const hopeless = () => /^(a+)+$/.test(`${'a'.repeat(100)}!`);
  expect(() => withinTime(50, hopeless)).toThrow(TookTooLongError);
  expect(() =>
    withinTime(50, () => {
      for (;;);
    }),
  ).toThrow(TookTooLongError);
  expect(withinTime(10_000, () => 'the next one')).toBe('the next one');
});

it('tells waiting from work', () => {
  const sleep = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 60_000);
  const failure = (): TookTooLongError => {
    try {
      withinTime(200, sleep);
    } catch (error) {
      return error as TookTooLongError;
    }
    throw new Error('it was not broken off');
  };
  expect(failure().cpuMs).toBeLessThan(150);
});
