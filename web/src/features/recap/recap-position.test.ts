import { describe, expect, it } from 'vitest';
import { moveForKey, moveForPointer, stepAfter } from './recap-position.ts';

describe('going through a recap', () => {
  it('goes back only by a swipe of more than 50 px to the right', () => {
    expect(moveForPointer(100, 151)).toBe('back');
    expect(moveForPointer(100, 150)).toBe('forward');
    expect(moveForPointer(100, 100)).toBe('forward');
    expect(moveForPointer(100, 20)).toBe('forward');
  });

  it('follows the arrow keys and Space', () => {
    expect(['ArrowRight', ' ', 'ArrowLeft', 'a'].map(moveForKey)).toEqual([
      'forward',
      'forward',
      'back',
      undefined,
    ]);
  });

  it('ends on the completion screen and begins on the first card', () => {
    expect(stepAfter(2, 'forward', 3)).toBe(3);
    expect(stepAfter(3, 'forward', 3)).toBe(3);
    expect(stepAfter(3, 'back', 3)).toBe(2);
    expect(stepAfter(0, 'back', 3)).toBe(0);
  });
});
