import { recogniseVerb } from '../conjugate.ts';
import { lookUp } from '../lexicon.ts';
import { oneOf } from '../one-of.ts';
import { makerOf, type Pattern } from './pattern.ts';
import {
  firstNames,
  formOf,
  isCertainNoun,
  isFood,
  possessives,
  sameFormOf,
} from './word-tests.ts';

const verbFor =
  (from: string, to: string) =>
  (verb: string, ...rest: string[]): string | undefined => {
    const form = sameFormOf(verb, from, to);
    return form && [form, ...rest].join(' ');
  };

/** 'Poder', 'deber' and the like are nouns, too. */
const isLearned = (word: string) => {
  const readings = recogniseVerb(word);
  return (
    readings.length > 0 &&
    readings.every(({ tense }) => tense === 'infinitive') &&
    !lookUp(word).some(({ partOfSpeech }) => partOfSpeech === 'noun')
  );
};
const instruments = oneOf('guitarra piano violín batería flauta trompeta');
const questionWords = oneOf('dónde cuándo cómo quién quiénes cuánto cuántos cuántas');
const present = { tenses: ['present'] } satisfies Parameters<typeof formOf>[1];

const pairsOfVerbs: Pattern[] = [
  {
    match: [formOf('saber', present), isLearned],
    wrong: (verb, infinitive) => verbFor('saber', 'conocer')(verb!, infinitive!),
    rule: (verb, infinitive) => `What one has learned to do takes saber: ${verb} ${infinitive}.`,
  },
  {
    match: [formOf('saber', present), questionWords],
    wrong: (verb, word) => verbFor('saber', 'conocer')(verb!, word!),
    rule: (verb, word) => `A fact (${word} …) takes saber: ${verb} ${word} …`,
  },
  {
    match: [
      formOf('conocer', present),
      'a',
      (word) => firstNames.has(word) || possessives.has(word),
    ],
    wrong: (...words) => verbFor('conocer', 'saber')(words[0]!, ...words.slice(1)),
    rule: (verb, a, who) => `People one has met take conocer: ${verb} ${a} ${who} …`,
  },
  {
    match: [formOf('pedir'), oneOf('un una la'), (word) => isFood(word) || word === 'cuenta'],
    wrong: (...words) => verbFor('pedir', 'preguntar')(words[0]!, ...words.slice(1)),
    rule: (...words) =>
      `To ask for something is pedir; preguntar asks a question: ${words.join(' ')}.`,
  },
  {
    match: [formOf('preguntar'), (word) => word === 'si' || questionWords.has(word)],
    wrong: (...words) => verbFor('preguntar', 'pedir')(words[0]!, ...words.slice(1)),
    rule: (...words) =>
      `To ask a question is preguntar; pedir asks for something: ${words.join(' ')} …`,
  },
  {
    match: [formOf('tocar'), oneOf('el la'), instruments],
    wrong: (...words) => verbFor('tocar', 'jugar')(words[0]!, ...words.slice(1)),
    rule: (...words) =>
      `An instrument takes tocar; jugar is for games and sports: ${words.join(' ')}.`,
  },
  {
    match: [formOf('hacer'), oneOf('una la'), 'pregunta'],
    wrong: (...words) => verbFor('hacer', 'preguntar')(words[0]!, ...words.slice(1)),
    rule: (...words) => `A question is ‘made’ in Spanish: ${words.join(' ')}.`,
  },
  {
    match: [formOf('tomar'), oneOf('una la'), 'decisión'],
    wrong: (...words) => verbFor('tomar', 'hacer')(words[0]!, ...words.slice(1)),
    rule: (...words) => `A decision is ‘taken’ in Spanish: ${words.join(' ')}.`,
  },
];

/** Likenesses to English that give themselves away in the sentence. */
const likeEnglish: Pattern[] = [
  {
    match: [oneOf('me te se nos'), formOf('dar'), 'cuenta', 'de', 'que'],
    wrong: (_, verb) => verbFor('dar', 'realizar')(verb!, 'que'),
    rule: 'Realizar means ‘to carry out’; ‘to realize’ is darse cuenta de que.',
  },
  {
    match: [oneOf('te os le les'), formOf('presentar'), 'a'],
    wrong: (pronoun, verb, a) => {
      const form = sameFormOf(verb!, 'presentar', 'introducir');
      return form && `${pronoun} ${form} ${a}`;
    },
    rule: 'Introducir means ‘to insert’; a person is introduced with presentar.',
  },
  {
    match: [oneOf('lo'), formOf('pasar', { tenses: ['preterite'] }), 'bien'],
    wrong: (_, verb) => verbFor('pasar', 'tener')(verb!, 'un buen tiempo'),
    rule: 'Tiempo means ‘weather’ or ‘time’ that passes; ‘to have a good time’ is pasarlo bien.',
  },
  {
    match: ['qué', 'hora', 'es'],
    wrong: () => 'qué tiempo es',
    rule: 'The time of the clock is hora; tiempo means ‘weather’: ¿qué hora es?',
  },
  {
    match: [
      'cuál',
      'es',
      oneOf('tu su el'),
      oneOf('nombre número dirección apellido correo teléfono color'),
    ],
    wrong: (_, ...rest) => `qué ${rest.join(' ')}`,
    rule: 'Qué es asks for a definition; which one it is is asked with cuál: ¿cuál es tu nombre?',
  },
];

/** Two words that English has as one, so that learners leave out or add an article. */
const articlesByUse: Pattern[] = [
  {
    match: ['todos', 'los', 'días'],
    wrong: () => 'todos días',
    rule: '‘Every day’ is todos los días, with the article.',
  },
  {
    match: ['todo', 'el', oneOf('día mundo')],
    wrong: (all, _, noun) => `${all} ${noun}`,
    rule: (...words) => `‘Todo’ takes the article before its noun: ${words.join(' ')}.`,
  },
  {
    match: [oneOf('la'), oneOf('semana'), oneOf('pasada próxima')],
    when: ({ before }) => before === '' || !isCertainNoun(before),
    wrong: (_, ...rest) => rest.join(' '),
    rule: (...words) => `‘Last week’ and ‘next week’ take the article: ${words.join(' ')}.`,
  },
];

export const wordChoiceMistakes = [
  makerOf(pairsOfVerbs),
  makerOf(likeEnglish),
  makerOf(articlesByUse),
];
