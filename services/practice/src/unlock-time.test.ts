import { describe, expect, it } from 'vitest';
import { unlockTime } from './unlock-time.ts';

const at = (uploadedAt: string, dayOffset: number, timeZone: string) =>
  unlockTime(new Date(uploadedAt), dayOffset, timeZone).toISOString();

describe('unlockTime', () => {
  it('unlocks the first day at once, to the millisecond', () => {
    expect(at('2026-11-21T13:37:42.123Z', 0, 'Europe/Madrid')).toBe('2026-11-21T13:37:42.123Z');
  });

  it('unlocks later days at 04:00 on the learner’s clock', () => {
    expect(at('2026-11-21T13:37:42.123Z', 1, 'Europe/Madrid')).toBe('2026-11-22T03:00:00.000Z');
    expect(at('2026-11-21T13:37:42.123Z', 6, 'America/Mexico_City')).toBe(
      '2026-11-27T10:00:00.000Z',
    );
    expect(at('2026-11-21T13:37:42.123Z', 1, 'Asia/Kolkata')).toBe('2026-11-21T22:30:00.000Z');
  });

  it('counts calendar days, not hours: a lesson at 03:59 waits for the next day', () => {
    expect(at('2026-11-21T02:59:59.999Z', 1, 'Europe/Madrid')).toBe('2026-11-22T03:00:00.000Z');
    expect(at('2026-11-21T22:59:59.999Z', 1, 'Europe/Madrid')).toBe('2026-11-22T03:00:00.000Z');
    expect(at('2026-11-21T23:00:00.000Z', 1, 'Europe/Madrid')).toBe('2026-11-23T03:00:00.000Z');
  });

  it('takes the day from the learner’s side of the date line', () => {
    // One instant: already the 22nd on Kiritimati (+14), still the 21st on Niue (-11).
    expect(at('2026-11-21T10:30:00.000Z', 1, 'Pacific/Kiritimati')).toBe(
      '2026-11-22T14:00:00.000Z',
    );
    expect(at('2026-11-21T10:30:00.000Z', 1, 'Pacific/Niue')).toBe('2026-11-21T15:00:00.000Z');
  });

  it('stays at 04:00 across the change to summer time and back', () => {
    // Madrid: 29 March 2026 has 23 hours, 25 October 2026 has 25.
    expect(at('2026-03-28T12:00:00.000Z', 1, 'Europe/Madrid')).toBe('2026-03-29T02:00:00.000Z');
    expect(at('2026-10-24T12:00:00.000Z', 1, 'Europe/Madrid')).toBe('2026-10-25T03:00:00.000Z');
    expect(at('2026-03-07T20:00:00.000Z', 2, 'America/New_York')).toBe('2026-03-09T08:00:00.000Z');
  });

  it('keeps to the day where a day begins at 01:00', () => {
    // Santiago: midnight of 6 September 2026 does not exist.
    expect(at('2026-09-06T04:10:00.000Z', 1, 'America/Santiago')).toBe('2026-09-07T07:00:00.000Z');
    expect(at('2026-09-05T16:00:00.000Z', 1, 'America/Santiago')).toBe('2026-09-06T07:00:00.000Z');
  });

  it('unlocks when the clocks jump over 04:00', () => {
    // Casey station: 7 October 2018 went from 04:00 (+08) to 07:00 (+11).
    expect(at('2018-10-06T05:00:00.000Z', 1, 'Antarctica/Casey')).toBe('2018-10-06T20:00:00.000Z');
  });

  it('goes over the ends of months, years and leap days', () => {
    expect(at('2026-12-31T12:00:00.000Z', 1, 'Europe/Madrid')).toBe('2027-01-01T03:00:00.000Z');
    expect(at('2028-02-28T12:00:00.000Z', 1, 'UTC')).toBe('2028-02-29T04:00:00.000Z');
  });

  it.each(['', 'Nowhere/Land', 'local', 'system'])('counts the zone “%s” as UTC', (zone) => {
    expect(at('2026-11-21T23:30:00.000Z', 1, zone)).toBe('2026-11-22T04:00:00.000Z');
  });
});
