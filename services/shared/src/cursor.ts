import { z } from 'zod';
import { validationFailed } from './errors.ts';

/**
 * A place in a list that grows while it is read: the time and id of the last entry that was
 * seen. Clients hand it back unread.
 */
export interface Cursor {
  /** Microseconds since 1970, which is what Postgres keeps. */
  micros: string;
  id: string;
}

const parts = z.tuple([z.string(), z.string().regex(/^\d{1,17}$/), z.uuid()]);

/** `order` names the order of the list: the place is one in that order only. */
export function encodeCursor({ micros, id }: Cursor, order: string): string {
  return Buffer.from(`${order} ${micros} ${id}`).toString('base64url');
}

/** Throws VALIDATION_FAILED for what `encodeCursor` did not make for the same order. */
export function decodeCursor(cursor: string, order: string): Cursor {
  const { data } = parts.safeParse(Buffer.from(cursor, 'base64url').toString().split(' '));
  const place = data && { micros: data[1], id: data[2] };
  // Made again, since decoding drops what does not belong there.
  if (!place || encodeCursor(place, order) !== cursor) {
    throw validationFailed({ cursor: 'This page does not exist. Please start at the first one.' });
  }
  return place;
}

const PAGE_MAX = 1000;

/** Throws VALIDATION_FAILED unless a page may have so many entries. */
export function checkPageLimit(limit: number): void {
  if (limit < 1 || limit > PAGE_MAX) {
    throw validationFailed({ limit: `limit must be a whole number from 1 to ${PAGE_MAX}.` });
  }
}

/**
 * The page among its rows and the cursor of the next one. There is a next one when the query,
 * asked for one row more than `limit`, has found it.
 */
export function toPage<Row extends Cursor>(
  rows: Row[],
  { limit, order }: { limit: number; order: string },
): { page: Row[]; nextCursor: string | undefined } {
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return { page, nextCursor: last && encodeCursor(last, order) };
}

/** The same as SQL: microseconds of a timestamptz, and back. */
export const microsOf = (column: string): string =>
  `(extract(epoch FROM ${column}) * 1000000)::bigint::text`;
export const timeOfMicros = (parameter: string): string =>
  `(timestamptz 'epoch' + ${parameter}::bigint * interval '1 microsecond')`;
