import { expect, it } from 'vitest';
import type { GreyImage } from './grey-image.ts';
import { tiltOf } from './page-tilt.ts';

/** Lines of short strokes, as words make them, that fall by so many degrees to the right. */
function writing(degrees: number): GreyImage {
  const [width, height] = [900, 1200];
  const data = new Uint8Array(width * height).fill(255);
  const slope = Math.tan((degrees * Math.PI) / 180);
  for (let top = 150; top < 1000; top += 40) {
    for (let x = 100; x < 800; x += 1) {
      if (x % 50 > 35) continue;
      const y = Math.round(top + (x - 450) * slope);
      for (let dy = 0; dy < 12; dy += 1) data[(y + dy) * width + x] = 0;
    }
  }
  return { width, height, data };
}

it.each([12, 8, -5, -11])('sets lines that fall by %d degrees level', (degrees) => {
  expect(Math.abs(tiltOf(writing(degrees)) + degrees)).toBeLessThanOrEqual(0.5);
});

it('leaves a level page, and an empty one', () => {
  expect(tiltOf(writing(0))).toBe(0);
  expect(tiltOf({ width: 100, height: 100, data: new Uint8Array(10_000).fill(255) })).toBe(0);
});
