import { expect, it } from 'vitest';
import { areNearSynonyms } from './near-synonyms.ts';

it.each([
  [{ spanish: 'lindo', english: 'pretty' }, { spanish: 'bello', english: 'beautiful' }, true],
  [{ spanish: 'el camino', english: 'way' }, { spanish: 'la senda', english: 'path' }, true],
  [{ spanish: 'charlar', english: 'to chat' }, { spanish: 'platicar', english: 'to talk' }, true],
  [{ spanish: 'por', english: 'for' }, { spanish: 'a', english: 'to' }, true],
  [{ spanish: 'la mesa', english: 'table' }, { spanish: 'la silla', english: 'chair' }, false],
])('%o beside %o: %s', (one, other, expected) => {
  expect(areNearSynonyms(one, other)).toBe(expected);
});
