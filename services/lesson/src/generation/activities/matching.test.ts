import { expect, it } from 'vitest';
import { seededRandom } from '../random.ts';
import { word } from '../test-notes.ts';
import { matchingPairs } from './matching.ts';

it('pairs Spanish with English, in another order than the notes', () => {
  const pairs = ['uno', 'dos', 'tres', 'cuatro', 'cinco'].map((n) => word(n, `${n} in English`));
  const drafts = matchingPairs(pairs, seededRandom('x'));
  expect(drafts.map(({ about }) => about)).not.toEqual(pairs);
  expect(new Set(drafts.map(({ about }) => about))).toEqual(new Set(pairs));
  for (const { item } of drafts) expect(item.right).toBe(`${item.left} in English`);
});
