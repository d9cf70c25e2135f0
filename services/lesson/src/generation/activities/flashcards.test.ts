import { expect, it } from 'vitest';
import { correction, phrase, sentence, word } from '../test-notes.ts';
import { correctionCards, gapCards, pairCards } from './flashcards.ts';

it('shows Spanish first, or English for recalling it', () => {
  const pair = word('el pan', 'bread');
  expect(pairCards([pair])).toEqual([
    { item: { front: 'el pan', back: 'bread', category: 'Vocabulary' }, about: pair },
  ]);
  expect(pairCards([pair], 'english')[0]?.item).toMatchObject({ front: 'bread', back: 'el pan' });
});

it('sorts cards by what they are', () => {
  const pairs = [word('a', 'b'), phrase('c d', 'e'), sentence('F g.', 'H.')];
  expect(pairCards(pairs).map(({ item }) => item.category)).toEqual([
    'Vocabulary',
    'Phrases',
    'Sentences',
  ]);
});

it('asks to put a mistake right, and says why', () => {
  expect(correctionCards([correction('yo sabo', 'yo sé', 'It is irregular.')])[0]?.item).toEqual({
    front: 'Put it right: «yo sabo»',
    back: 'yo sé\nIt is irregular.',
    category: 'Corrections',
  });
});

it('asks for a word of a sentence that has no English', () => {
  const made = { spanish: 'Ayer comimos pizza.', english: undefined, about: undefined };
  expect(gapCards([made], [])[0]?.item).toMatchObject({
    front: 'Ayer ___ pizza. (“to eat”: a form of «comer», 7 letters, starts with “c”)',
    back: 'Ayer comimos pizza.',
  });
});
