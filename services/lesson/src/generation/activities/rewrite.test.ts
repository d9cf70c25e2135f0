import { expect, it } from 'vitest';
import { seededRandom } from '../random.ts';
import { correction, sentence } from '../test-notes.ts';
import { correctionRewrites, mistakeRewrites } from './rewrite.ts';

it('makes the learner correct again what the tutor corrected', () => {
  const fixed = correction('Soy cansado', 'Estoy cansado', 'A state takes estar.');
  expect(correctionRewrites([fixed])).toEqual([
    {
      item: {
        incorrect_text: 'Soy cansado',
        correct_text: 'Estoy cansado',
        instruction: 'Your tutor corrected this. Write it the right way.',
        explanation: 'A state takes estar.',
        hint: 'The right version has 2 words.',
      },
      about: fixed,
    },
  ]);
});

it('asks for the changed part where grading would take the whole for right', () => {
  const [draft] = correctionRewrites([
    correction('Yo quiero comprar un maleta', 'Yo quiero comprar una maleta'),
  ]);
  expect(draft).toMatchObject({
    item: { incorrect_text: 'comprar un maleta', correct_text: 'comprar una maleta' },
    about: undefined,
  });
});

it('does not cut the changed part before its noun', () => {
  const [draft] = correctionRewrites([
    correction('Me gusta las playas del sur', 'Me gustan las playas del sur'),
  ]);
  expect(draft?.item).toMatchObject({
    incorrect_text: 'gusta las playas',
    correct_text: 'gustan las playas',
  });
});

it('leaves out what only an accent sets right: grading ignores accents', () => {
  expect(correctionRewrites([correction('El esta aqui', 'Él está aquí')])).toEqual([]);
});

it('makes typical slips, with the rule as the explanation', () => {
  const pair = sentence('La sopa está fría.', 'The soup is cold.');
  const [draft] = mistakeRewrites([{ ...pair, about: pair }], seededRandom('x'));
  expect(draft?.item.correct_text).toBe('La sopa está fría.');
  expect(draft?.item.incorrect_text).not.toBe('La sopa está fría.');
  expect(draft?.item.explanation).not.toBe('');
  expect(draft?.item.hint).toBe('It should mean: The soup is cold.');
});
