import { randomFillSync, randomInt } from 'node:crypto';
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

/** Of an id, as `uuid` asks for them. */
const RANDOM_BYTES = 16;
/** Drawn for many ids at once: to ask for them takes longer than to draw them. */
const drawn = new Uint8Array(256 * RANDOM_BYTES);
let used = drawn.length;

function randomBytes(): Uint8Array {
  if (used === drawn.length) {
    randomFillSync(drawn);
    used = 0;
  }
  used += RANDOM_BYTES;
  return drawn.subarray(used - RANDOM_BYTES, used);
}

const lastIds = new WeakMap<Clock, { ms: number; sequence: number }>();

/**
 * A new id: UUIDv7 (RFC 9562), which sorts by the time it was made. Ids that this process makes
 * within one millisecond of a clock sort in the order of their making.
 */
export function newId(clock: Clock): string {
  const ms = clock.now().getTime();
  const last = lastIds.get(clock);
  // The field has 32 bits: starting in its lower half leaves room to count.
  const sequence = last?.ms === ms ? last.sequence + 1 : randomInt(2 ** 31);
  lastIds.set(clock, { ms, sequence });
  return uuidv7({ msecs: ms, seq: sequence, random: randomBytes() });
}
