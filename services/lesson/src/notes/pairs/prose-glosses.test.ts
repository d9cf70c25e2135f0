import { expect, it } from 'vitest';
import { proseGlosses } from './prose-glosses.ts';

function glossesOf(text: string): string[] {
  return proseGlosses(text).flatMap((split) =>
    split.kind === 'pair' ? `${split.pair.spanish} = ${split.pair.english}` : [],
  );
}

it('a text explains words in brackets as it goes', () => {
  const text =
    'Words such as siempre (always), a menudo (often) and cada día (every day) go with the imperfect (a past tense).';
  expect(glossesOf(text)).toEqual(['siempre = always', 'a menudo = often', 'cada día = every day']);
});

it('the English says which of the words before it are meant', () => {
  const text =
    'El mercado está en la plaza (square). Es un edificio antiguo (old). Puedes probar (to taste) quesos o tomar algo (to have a drink), y merece la pena (it is worth it).';
  expect(glossesOf(text)).toEqual([
    'la plaza = square',
    'antiguo = old',
    'probar = to taste',
    'tomar algo = to have a drink',
    'merece la pena = it is worth it',
  ]);
});
