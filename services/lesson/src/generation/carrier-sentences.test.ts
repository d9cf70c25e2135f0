import { expect, it } from 'vitest';
import { carrierSentences } from './carrier-sentences.ts';
import { phrase, word } from './test-notes.ts';

function carried(spanish: string, english: string) {
  // Three times, since the frames take turns by position.
  const pair = word(spanish, english);
  return carrierSentences([pair, pair, pair]).map((made) => `${made.spanish} ${made.english}`);
}

it('puts nouns to use with their article, gender and number', () => {
  expect(carried('las gafas', 'glasses')).toEqual([
    "No me gustan las gafas. I don't like the glasses.",
    'Me gustan mucho las gafas. I like the glasses a lot.',
    '¿Te gustan las gafas? Do you like the glasses?',
  ]);
  expect(carried('agua', 'water')[0]).toBe('Quiero el agua, por favor. I want the water, please.');
  expect(carried('la hermana', 'sister')[0]).toBe('Vivo con mi hermana. I live with my sister.');
  expect(carried('los pies', 'feet')[0]).toBe('Me duelen los pies. My feet hurt.');
  expect(carried('el museo', 'museum')[0]).toBe(
    "Perdón, busco el museo. Excuse me, I'm looking for the museum.",
  );
});

it('joins de and el', () => {
  expect(carried('el examen', 'exam')[0]).toBe(
    "Hoy hablamos del examen. Today we're talking about the exam.",
  );
});

it('puts verbs to use that need no object', () => {
  expect(carried('bailar', 'to dance')).toEqual([
    'Quiero bailar hoy. I want to dance today.',
    "Mañana voy a bailar. Tomorrow I'm going to dance.",
    'Hoy tengo que bailar. Today I have to dance.',
  ]);
  expect(carried('poner', 'to put')).toEqual([]);
});

it('leaves out what the lexicon does not know for sure', () => {
  expect(carried('la zarandaja', 'trifle')).toEqual([]);
  expect(carried('rojo', 'red')).toEqual([]);
  expect(carrierSentences([phrase('por favor', 'please')])).toEqual([]);
});
