import { expect, it } from 'vitest';
import { phrase, word } from '../test-notes.ts';
import { carrierSentences } from './carrier-sentences.ts';

function carried(spanish: string, english: string) {
  // Three times, since the frames take turns by position.
  const pair = word(spanish, english);
  const made = carrierSentences([pair, pair, pair]);
  return made.slice(0, 3).map((sentence) => `${sentence.spanish} ${sentence.english}`);
}

it('puts nouns to use with their article, gender and number', () => {
  expect(carried('las gafas', 'glasses')).toEqual([
    '¿Te gustan estas gafas? Do you like these glasses?',
    'Quiero comprar estas gafas. I want to buy these glasses.',
    'Me gustan mucho estas gafas. I like these glasses a lot.',
  ]);
  expect(carried('agua', 'water')[0]).toBe(
    'Para mí, el agua, por favor. For me, the water, please.',
  );
  expect(carried('la hermana', 'sister')[0]).toBe('Vivo con mi hermana. I live with my sister.');
  expect(carried('los pies', 'feet')[0]).toBe('Me duelen los pies. My feet hurt.');
  expect(carried('el museo', 'museum')[0]).toBe(
    "Perdón, busco el museo. Excuse me, I'm looking for the museum.",
  );
  expect(carried('la cuchara', 'spoon')[1]).toBe(
    "No encuentro la cuchara. I can't find the spoon.",
  );
  expect(carried('el ajedrez', 'chess')[0]).toBe('Me gusta mucho el ajedrez. I like chess a lot.');
});

it('gives nouns the number that they have in English', () => {
  expect(carried('la escalera', 'the stairs')[0]).toBe(
    '¿Dónde está la escalera? Where are the stairs?',
  );
  expect(carried('los muebles', 'furniture')[0]).toBe(
    '¿Dónde están los muebles? Where is the furniture?',
  );
});

it('says this of what English names without an article, with the gender as the slip', () => {
  const [made] = carrierSentences([word('la ley', 'law')]);
  expect(made).toMatchObject({
    spanish: 'Hoy hablamos de esta ley.',
    english: "Today we're talking about this law.",
    mistake: { wrong: 'Hoy hablamos de este ley.' },
  });
});

it('makes no noun of an adjective, and no sentence of what is no unit', () => {
  expect(carried('constipado', 'having a cold')[0]).toContain('la palabra constipado');
  expect(carrierSentences([phrase('la mayoría de', 'most of')])[0]?.spanish).toBe(
    'Hoy aprendemos la expresión la mayoría de.',
  );
});

it('talks about what one can talk about', () => {
  expect(carried('las gracias', 'thanks')[0]).toBe(
    "Hoy aprendemos la palabra gracias. Today we're learning the word for “thanks”.",
  );
  expect(carried('la izquierda', 'left')[0]).toContain('Hoy aprendemos');
  expect(carried('chico', 'small')[0]).toContain('Hoy aprendemos la palabra chico');
});

it('joins de and el', () => {
  expect(carried('el zarandajo', 'trifle')[0]).toBe(
    "Hoy hablamos del zarandajo. Today we're talking about the trifle.",
  );
});

it('puts verbs to use that need no object', () => {
  expect(carried('bailar', 'to dance')).toEqual([
    'Quiero bailar hoy. I want to dance today.',
    "Mañana voy a bailar. Tomorrow I'm going to dance.",
    'Hoy tengo que bailar. Today I have to dance.',
  ]);
});

it('gives an object to a verb that wants one', () => {
  expect(carried('descargar', 'to download')[0]).toBe(
    'Lo quiero descargar. I want to download it.',
  );
  expect(carried('enchufar', 'to plug in')[1]).toBe(
    "Mañana lo voy a enchufar. Tomorrow I'm going to plug it in.",
  );
  expect(carried('tocar la guitarra', 'to play the guitar')[0]).toBe(
    'Quiero tocar la guitarra hoy. I want to play the guitar today.',
  );
});

it('says of one what everybody does, and what one has for what one is', () => {
  const [made] = carrierSentences([word('lavarse las manos', "to wash one's hands")]);
  expect(made?.spanish).toBe('Es hora de lavarse las manos.');
  expect(made?.english).toBe("It's time to wash your hands.");
  expect(made?.mistake?.wrong).toBe('Es hora a lavarse las manos.');
  expect(carried('cansarse', 'to get tired')[0]).toBe(
    "No es bueno cansarse. It isn't good to get tired.",
  );
  expect(carried('tener sueño', 'to be sleepy')[0]).toBe("Ahora tengo sueño. Now I'm sleepy.");
});

it('makes nobody do what nobody does', () => {
  expect(carrierSentences([phrase('llover a cántaros', 'to pour')])[0]?.spanish).toBe(
    'Hoy aprendemos la expresión llover a cántaros.',
  );
  for (const [spanish, english] of [
    ['llover', 'to rain'],
    ['ladrar', 'to bark'],
    ['dedicarse', 'to do for a living'],
    ['aprovechar', 'to make the most of'],
    ['garantizar', 'to guarantee'],
  ] as const) {
    expect(carried(spanish, english)[0]).toContain(`la palabra ${spanish}`);
  }
});

it('puts adjectives to use in the masculine, or as a state', () => {
  expect(carried('barato', 'cheap').slice(0, 2)).toEqual([
    "Busco algo barato. I'm looking for something cheap.",
    'Quiero algo barato. I want something cheap.',
  ]);
  expect(carried('cansado/a', 'tired')[0]).toBe("Hoy estoy cansado. Today I'm tired.");
  expect(carried('aburrido', 'bored')[0]).toBe("Hoy estoy aburrido. Today I'm bored.");
  expect(carried('aburrido', 'boring')[0]).toBe(
    'Conozco a alguien muy aburrido. I know someone very boring.',
  );
  expect(carried('nublado', 'cloudy')[0]).toBe("Hoy está nublado. It's cloudy today.");
  for (const [spanish, english] of [
    ['embarazada', 'pregnant'],
    ['siguiente', 'next'],
    ['medio', 'half'],
  ] as const) {
    expect(carried(spanish, english)[0]).toContain('la palabra');
  }
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
