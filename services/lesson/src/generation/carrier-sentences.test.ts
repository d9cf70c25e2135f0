import { expect, it } from 'vitest';
import { carrierSentences } from './carrier-sentences.ts';
import { phrase, word } from './test-notes.ts';

function carried(spanish: string, english: string) {
  // Three times, since the frames take turns by position.
  const pair = word(spanish, english);
  const made = carrierSentences([pair, pair, pair]);
  return made.slice(0, 3).map((sentence) => `${sentence.spanish} ${sentence.english}`);
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
});

it('puts every other verb to use in what can be said of doing anything', () => {
  const [made] = carrierSentences([word('lavarse las manos', "to wash one's hands")]);
  expect(made?.spanish).toBe('No es fácil lavarse las manos.');
  expect(made?.english).toBe("It isn't easy to wash one's hands.");
  expect(made?.mistake?.wrong).toBe('No es fácil a lavarse las manos.');
  expect(carried('llover', 'to rain')[0]).toContain('la palabra llover');
  expect(carried('aprovechar', 'to make the most of')[0]).toContain('la palabra aprovechar');
});

it('puts adjectives to use in the masculine, or as a state', () => {
  expect(carried('barato', 'cheap').slice(0, 2)).toEqual([
    "Busco algo barato. I'm looking for something cheap.",
    'Quiero algo barato. I want something cheap.',
  ]);
  expect(carried('cansado/a', 'tired')[0]).toBe("Hoy estoy cansado. Today I'm tired.");
});

it('trusts the article of a noun that the lexicon does not know', () => {
  expect(carried('la zarandaja', 'trifle')[0]).toBe(
    "Hoy hablamos de la zarandaja. Today we're talking about the trifle.",
  );
});

it('makes two sentences of each word, the first ones of all words first', () => {
  const made = carrierSentences([word('la sopa', 'soup'), word('bailar', 'to dance')]);
  expect(made.map(({ about }) => about && 'kind' in about && about.spanish)).toEqual([
    'la sopa',
    'bailar',
    'la sopa',
    'bailar',
  ]);
  expect(new Set(made.map(({ spanish }) => spanish)).size).toBe(4);
});

it('speaks of a word itself where it fits no other sentence and the list gives few', () => {
  expect(carried('aunque', 'although')[0]).toBe(
    "Hoy aprendemos la palabra aunque. Today we're learning the word for “although”.",
  );
  expect(carried('zarandaja', 'trifle')[0]).toContain('la palabra zarandaja');
  expect(carrierSentences([phrase('por favor', 'please')])[0]?.spanish).toBe(
    'Hoy aprendemos la expresión por favor.',
  );
  const nouns = ['mesa', 'silla', 'cama', 'puerta', 'ventana', 'pared'];
  const list = [...nouns.map((noun) => word(`la ${noun}`, noun)), word('aunque', 'although')];
  expect(carrierSentences(list).some(({ spanish }) => spanish.includes('aunque'))).toBe(false);
});
