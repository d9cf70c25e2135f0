import { expect, it } from 'vitest';
import { notesOf, phrase, sentence, word } from '../test-notes.ts';
import { materialOf } from './material.ts';

it('takes from words what would give them away among others', () => {
  const { vocabulary, sentences } = materialOf(
    notesOf({
      pairs: [
        phrase('un vaso de agua', 'a glass of water.'),
        word('La escalera', 'the stairs'),
        word('gracias!', 'thanks'),
        phrase('Ensalada mixta', 'mixed salad'),
        phrase('La cuenta, por favor', 'The bill, please'),
        word('España', 'spain'),
        word('Madrid', 'Madrid, capital of Spain'),
        sentence('La sopa está fría.', 'The soup is cold.'),
      ],
    }),
  );
  const taught = vocabulary.filter(({ glossed }) => !glossed);
  expect(taught.map(({ spanish, english }) => `${spanish} = ${english}`)).toEqual([
    'un vaso de agua = a glass of water',
    'la escalera = the stairs',
    'gracias = thanks',
    'ensalada mixta = mixed salad',
    'La cuenta, por favor = The bill, please',
    'España = spain',
    'Madrid = Madrid, capital of Spain',
  ]);
  expect(sentences[0]?.spanish).toBe('La sopa está fría.');
});

it('keeps an adjective beside the noun that is spelled like it', () => {
  const pairs = [word('chico', 'small'), word('el chico', 'boy'), word('chico', 'little')];
  const { vocabulary } = materialOf(notesOf({ pairs }));
  expect(vocabulary.map(({ spanish, english }) => `${spanish} = ${english}`)).toEqual([
    'chico = small',
    'el chico = boy',
  ]);
});
