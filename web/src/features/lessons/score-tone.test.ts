import { expect, it } from 'vitest';
import { scoreTone } from './score-tone.ts';

it.each([
  [100, 'good'],
  [80, 'good'],
  [79, 'warn'],
  [60, 'warn'],
  [59, 'bad'],
  [0, 'bad'],
])('shows %i %% as %s', (score, tone) => {
  expect(scoreTone(score)).toBe(tone);
});
