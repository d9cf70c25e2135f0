import { expect, it } from 'vitest';
import { sessionEnd, shouldSlide, storedUserAgent } from './session.ts';

const login = new Date('2026-01-01T00:00:00Z');

it.each([
  ['2026-01-01T00:00:00Z', '2026-01-31T00:00:00Z'],
  ['2026-02-01T12:00:00Z', '2026-03-03T12:00:00Z'],
  ['2026-03-20T00:00:00Z', '2026-04-01T00:00:00Z'],
])('a session used at %s ends at %s', (lastSeenAt, end) => {
  expect(sessionEnd(login, new Date(lastSeenAt))).toEqual(new Date(end));
});

it('writes a use down after an hour', () => {
  const session = {
    id: '',
    userId: '',
    createdAt: login,
    lastSeenAt: login,
    expiresAt: sessionEnd(login, login),
  };
  expect(shouldSlide(session, new Date('2026-01-01T00:59:59.999Z'))).toBe(false);
  expect(shouldSlide(session, new Date('2026-01-01T01:00:00Z'))).toBe(true);
});

it('keeps what fits of the browser’s name, without what Postgres cannot store', () => {
  expect(storedUserAgent('Fire\0fox')).toBe('Firefox');
  expect(storedUserAgent('x'.repeat(301))).toBe('x'.repeat(300));
});
