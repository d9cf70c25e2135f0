import { randomInt } from 'node:crypto';

/** Seconds; spread, so that those who were turned away together do not come back together. */
const EARLIEST = 2;
const LATEST = 8;

/** How many seconds later a caller that met a busy or missing service should try again. */
export function retryAfterSeconds(): string {
  return String(randomInt(EARLIEST, LATEST + 1));
}
