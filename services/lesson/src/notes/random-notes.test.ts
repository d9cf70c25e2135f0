import { describe, expect, it } from 'vitest';
import { cpuMilliseconds, ENDS_WITHIN_MS } from '../../test/cpu-time.ts';
import { understandNotes } from './understand-notes.ts';

const pieces = [
  ...['la casa', 'the house', 'yo sabo', 'Me gusta el pan.', 'l1', '|a', 'f.', '/a', '😀', '20'],
  ...[' - ', ' = ', ': ', '→', '|', '\t', '  ', ', ', '; ', '\n', '\n\n', '...', '1. ', '# '],
  ...['✗ ', '✓ ', '~~', '*', '(', ')', '"', "'", '-', '.', '¿', '?', '_', '+---+', 'x '],
  ...['[12/11, 10:03] ', 'Ana: ', 'not ', 'but ', 'should be ', 'se dice ', 'no se dice '],
  ...['mal:', 'bien:', 'instead of ', 'means ', 'Ej.: ', 'a@', 'https://'],
];

/** Numerical Recipes' linear congruential generator: the same mixes at every run. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

function randomNotes(seed: number): string {
  const random = randomFrom(seed);
  const one = (from: string[]) => from[Math.floor(random() * from.length)]!;
  const pool = Array.from({ length: 1 + Math.floor(random() * 6) }, () => one(pieces));
  let notes = '';
  while (notes.length < 20_000) notes += one(pool);
  return notes;
}

describe('random mixes of 20,000 characters', () => {
  it.each(Array.from({ length: 25 }, (_, seed) => seed))(
    'number %i is read, and reading it ends',
    (seed) => {
      const notes = randomNotes(seed);
      expect(cpuMilliseconds(() => understandNotes(notes))).toBeLessThan(ENDS_WITHIN_MS);
    },
  );
});
