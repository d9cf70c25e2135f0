import { DateTime, IANAZone } from 'luxon';

/** The hour at which a day's tasks unlock, on the learner's clock: before anyone gets up. */
export const UNLOCK_HOUR = 4;

/**
 * When a task unlocks: at once for the day of the upload (`dayOffset` 0), else at 04:00 on the
 * `dayOffset`-th calendar day after it, both in the learner's time zone (an IANA name; one that
 * is not known counts as UTC). Where the clocks skip 04:00, at the moment they jump.
 */
export function unlockTime(uploadedAt: Date, dayOffset: number, timeZone: string): Date {
  if (dayOffset === 0) return uploadedAt;
  // Looks up each zone once, unlike asking whether a name is valid.
  const zone = IANAZone.create(timeZone);
  return DateTime.fromJSDate(uploadedAt, { zone: zone.isValid ? zone : 'UTC' })
    .startOf('day')
    .plus({ days: dayOffset })
    .set({ hour: UNLOCK_HOUR, minute: 0, second: 0, millisecond: 0 })
    .toJSDate();
}
