import { expect, it } from 'vitest';
import { seededRandom } from './random.ts';

const letters = [...'abcdefghij'];

it('makes the same choices for the same seed, and others for another', () => {
  const shuffled = (seed: string) => seededRandom(seed).shuffle(letters).join('');
  expect(shuffled('lesson 1')).toBe(shuffled('lesson 1'));
  expect(shuffled('lesson 1')).not.toBe(shuffled('lesson 2'));
});

it('shuffles a copy, and loses nothing', () => {
  const before = [...letters];
  expect(seededRandom('x').shuffle(letters).toSorted()).toEqual(before);
  expect(letters).toEqual(before);
});

it('stays below the bound and reaches every number below it', () => {
  const random = seededRandom('x');
  const drawn = Array.from({ length: 200 }, () => random.int(4));
  expect(new Set(drawn)).toEqual(new Set([0, 1, 2, 3]));
  expect(random.int(0)).toBe(0);
});
