import { franc } from 'franc';
import { finiteReadings, isCommonVerb, looksLikeVerbForm, recogniseVerb } from './conjugate.ts';
import { englishWords } from './english-words.ts';
import { foldAccents } from './letters.ts';
import { lexicon, lookUp } from './lexicon.ts';
import { wordsOf } from './sentence-words.ts';

export type Language = 'spanish' | 'english' | 'unknown';

const spanishFunctionWords = new Set(
  `el la los las un una unos unas de del al y e o u en con por para que qué es son está están soy
  eres somos estoy estás estamos hay muy pero porque cuando como donde yo tú él ella ellos ellas
  nosotros nosotras usted ustedes mi mis tu tus su sus se te nos le les lo este esta estos estas
  eso esto ese esa si sí más ya también tampoco nunca siempre hoy ayer ni sino desde hasta entre
  quién cuál dónde cuándo cuánto cómo era fue ser estar tener hacer vosotros`.split(/\s+/),
);

const englishFunctionWords = new Set(
  `the a an of and to is are was were in on at it this that these those i you he she we they my your
  his her our their not do does did have has had will would can could should with for from by about
  when what where who why how if but or because there be been am as than then`.split(/\s+/),
);

/** Spelled alike in both languages, so that they are evidence of neither. */
const sharedWords = new Set(
  'a he me no has come son once sin van ten pan an real final hotel actor animal'.split(' '),
);

const glossWords = new Set(
  lexicon.flatMap(({ glosses }) => glosses.flatMap((gloss) => wordsOf(gloss.toLowerCase()))),
);

/** How long a text must be before letter statistics are worth hearing. */
const MIN_LETTERS_FOR_STATISTICS = 25;
/** Beyond this the verdict does not change, only the time it takes. */
const LONGEST_LOOK = 400;

/**
 * Evidence for Spanish (above 0) against English (below 0): function words, the lexicon,
 * verb forms, accents and ¿¡. 0 when there is none or as much for either.
 */
export function spanishEvidence(text: string): number {
  const look = text.slice(0, LONGEST_LOOK);
  // 'he' and 'has' are words of both languages, 'he has' is not.
  const marks = (/[¿¡]/.test(look) ? 3 : 0) - (/\bhe has\b/i.test(look) ? 2 : 0);
  return wordsOf(look).reduce((sum, word) => sum + wordEvidence(word), marks);
}

export function detectLanguage(text: string): Language {
  const evidence = spanishEvidence(text);
  if (evidence >= 0.5) return 'spanish';
  if (evidence <= -0.5) return 'english';
  const letters = text.replace(/\P{L}/gu, '').length;
  if (letters < MIN_LETTERS_FOR_STATISTICS) return 'unknown';
  const guess = franc(text.slice(0, LONGEST_LOOK), { only: ['spa', 'eng'] });
  return guess === 'spa' ? 'spanish' : guess === 'eng' ? 'english' : 'unknown';
}

function wordEvidence(original: string): number {
  const word = original.toLowerCase().replaceAll('’', "'");
  if (/^\p{N}/u.test(word) || sharedWords.has(word)) return 0;
  if (/[áéíóúñü]/.test(word)) return 2;
  if (/'(?:s|t|m|re|ve|ll|d)$/.test(word)) return -2;
  const spanish = spanishWeight(word);
  const english = englishWeight(word);
  if (spanish > 0 || english > 0) return spanish - english;
  return shapeEvidence(word);
}

function spanishWeight(word: string): number {
  if (spanishFunctionWords.has(word)) return 2;
  if (lookUp(word).length > 0 || recogniseVerb(word).length > 0) return 1.5;
  return looksLikeVerbForm(word) ? 1 : 0;
}

function englishWeight(word: string): number {
  if (englishFunctionWords.has(word)) return 2;
  const singulars = [word.replace(/s$/, ''), word.replace(/es$/, '')];
  return [word, ...singulars].some((one) => englishWords.has(one) || glossWords.has(one)) ? 1.5 : 0;
}

/** What an unknown word looks like. */
function shapeEvidence(word: string): number {
  if (word.length < 3) return 0;
  if (
    /(?:th|sh|ck|gh|wh|ee|oo|ou|ph|ss|tt|pp|ff|mm|dd|gg|bb)|tion|w|k|(?:[bcdfghjkmpqtvxy]|ing|ed|ly)$/.test(
      word,
    )
  ) {
    return -0.7;
  }
  return /(?:[aeo]s?|ción|dad|[aei]r)$/.test(word) ? 0.4 : 0;
}

/**
 * Whether the Spanish has a verb of its own, so that it is a sentence and not a phrase.
 * Words that are nouns or particles more often than verbs ('la casa', 'para') do not count.
 */
export function hasFiniteVerb(spanish: string): boolean {
  const words = wordsOf(spanish.toLowerCase());
  return words.some((word, i) => isFiniteVerb(word, words[i - 1]));
}

const beforeVerb = new Set(
  'yo tú él ella usted nosotros nosotras vosotros ellos ellas ustedes no me te se nos os le les que'.split(
    ' ',
  ),
);
const beforeNoun = new Set(
  `el la los las un una unos unas mi mis tu tus su sus este esta estos estas ese esa de del al en con
  por para sin muy nuestro nuestra`.split(/\s+/),
);
const alwaysFinite = new Set([
  'hay',
  'vamos',
  'es',
  'son',
  'está',
  'están',
  'soy',
  'eres',
  'fue',
  'era',
]);

/** Whether `word` (lower case) after `previous` is the verb of its clause. */
export function isFiniteVerb(word: string, previous: string | undefined): boolean {
  if (alwaysFinite.has(word)) return true;
  if (previous !== undefined && (beforeNoun.has(previous) || isInfinitiveForm(previous)))
    return false;
  const readings = finiteReadings(word);
  if (readings.length === 0) {
    return beforeVerb.has(previous ?? '') && foldedFinite(word);
  }
  if (previous !== undefined && beforeVerb.has(previous)) return true;
  // 'Tapas' is a form of tapar, a rarer verb, and nearly always something else.
  if (!readings.some(({ infinitive }) => isCommonVerb(infinitive)) && /[aeo]s?$/.test(word)) {
    return false;
  }
  // 'vamos' is an interjection, too.
  return !lookUp(word).some(
    ({ partOfSpeech }) => partOfSpeech !== 'verb' && partOfSpeech !== 'interjection',
  );
}

function isInfinitiveForm(word: string): boolean {
  return /r(?:se)?$/.test(word) && recogniseVerb(word).some(({ tense }) => tense === 'infinitive');
}

function foldedFinite(word: string): boolean {
  return word === foldAccents(word) && looksLikeVerbForm(word) && !/r$/.test(word);
}
