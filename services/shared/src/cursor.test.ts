import { describe, expect, it } from 'vitest';
import { decodeCursor, encodeCursor } from './cursor.ts';

const place = { micros: '1790000000123456', id: '01890000-0000-7000-8000-000000000001' };

describe('a cursor', () => {
  it('is the place that it was made for', () => {
    expect(decodeCursor(encodeCursor(place, 'newest'), 'newest')).toEqual(place);
  });

  it('is good for its own order only', () => {
    expect(() => decodeCursor(encodeCursor(place, 'newest'), 'oldest')).toThrow('does not exist');
  });

  it.each([
    '',
    'first',
    '!!!',
    Buffer.from('newest 1790000000123456').toString('base64url'),
    Buffer.from('newest 1 not-an-id').toString('base64url'),
    Buffer.from(`newest -1 ${place.id}`).toString('base64url'),
    Buffer.from(`newest 99999999999999999999 ${place.id}`).toString('base64url'),
    `${encodeCursor(place, 'newest')}IHg`,
    `${encodeCursor(place, 'newest')}a`,
  ])('is refused when it is %j', (cursor) => {
    expect(() => decodeCursor(cursor, 'newest')).toThrow(
      expect.objectContaining({
        code: 'VALIDATION_FAILED',
        fields: { cursor: expect.any(String) },
      }),
    );
  });
});
