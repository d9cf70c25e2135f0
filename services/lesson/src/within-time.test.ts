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
