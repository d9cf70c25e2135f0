import { v7 as uuidv7 } from 'uuid';

/** The one source of time for every rule of the product that depends on it. */
export interface Clock {
  now(): Date;
}

/** Real time moved by `offsetMs` milliseconds. */
export function createClock(offsetMs = 0): Clock {
  return { now: () => new Date(Date.now() + offsetMs) };
}

const unitMs: Record<string, number> = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };

/** `+26h`, `-1d12h`, `90m` or nothing, as milliseconds. Throws RangeError for anything else. */
export function parseClockOffset(text: string): number {
  const match = /^([+-]?)((?:\d+[smhd])*)$/.exec(text.trim());
  if (!match) throw new RangeError('must look like +26h or -1d12h');
  const [, sign, parts = ''] = match;
  let total = 0;
  for (const [, count, unit] of parts.matchAll(/(\d+)([smhd])/g)) {
    total += Number(count) * (unitMs[unit as string] as number);
  }
  return sign === '-' ? -total : total;
}

/** A new id: UUIDv7 (RFC 9562), which sorts by the time it was made. */
export function newId(clock: Clock): string {
  return uuidv7({ msecs: clock.now().getTime() });
}
