import { describe, expect, it } from 'vitest';
import { createClock, newId, parseClockOffset } from './clock.ts';

describe('the clock offset', () => {
  it.each([
    ['', 0],
    ['+26h', 93_600_000],
    ['-1d12h', -129_600_000],
    ['90m', 5_400_000],
    ['+30s', 30_000],
  ])('%j is %i ms', (text, ms) => {
    expect(parseClockOffset(text)).toBe(ms);
  });

  it.each(['26', '+h', '1w', '--1h', 'tomorrow'])('%j is refused', (text) => {
    expect(() => parseClockOffset(text)).toThrow(RangeError);
  });
});

describe('ids', () => {
  it('sort by the time of the clock that made them', () => {
    expect(newId(createClock(0)) < newId(createClock(3_600_000))).toBe(true);
  });

  it('sort in the order of their making within one millisecond', () => {
    const still = { now: () => new Date(1_800_000_000_000) };
    const ids = Array.from({ length: 500 }, () => newId(still));
    expect(ids.toSorted()).toEqual(ids);
    expect(new Set(ids).size).toBe(500);
  });
});
