import { expect, it } from 'vitest';
import type { VerbTable } from '../../notes/understood-notes.ts';
import { seededRandom } from '../random.ts';
import { formClozes, formQuestions, tabledForms } from './verb-forms.ts';

const bathing: VerbTable = {
  infinitive: 'ducharse',
  tense: 'present',
  forms: [
    { person: '1s', form: 'me ducho' },
    { person: '2s', form: 'te duchas' },
  ],
};
const dancing: VerbTable = {
  infinitive: 'bailar',
  tense: 'imperfect',
  forms: [
    { person: '1s', form: 'bailaba' },
    { person: '2s', form: 'bailabas' },
    { person: '3s', form: 'bailaba' },
  ],
};

it('asks which form goes with whom, among the other forms of the table', () => {
  const [draft] = formQuestions(tabledForms([bathing]), seededRandom('x'));
  expect(draft?.item).toMatchObject({
    question: 'Which form is right: yo ___ (ducharse, present)?',
    options: expect.arrayContaining(['me ducho', 'te duchas']),
    correct_answer: 'me ducho',
    explanation: 'ducharse, present: yo me ducho.',
  });
});

it('offers no form that is right for the person, too', () => {
  const [first] = formQuestions(tabledForms([dancing]), seededRandom('x'));
  expect(first?.item.options.toSorted()).toEqual(['bailaba', 'bailabas']);
});

it('asks for the verb, and gives its pronoun', () => {
  expect(formClozes(tabledForms([bathing]))[1]?.item).toMatchObject({
    sentence_with_blanks: 'tú te ___ (ducharse)',
    blanks: [{ word: 'duchas', position: 0 }],
    hints: ['ducharse, present: 6 letters, starts with “d”'],
  });
});
