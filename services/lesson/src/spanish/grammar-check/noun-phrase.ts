import { hasVaryingGender, startsWithStressedA } from '../articles.ts';
import { adjectiveForms, pluralOf } from '../inflect.ts';
import { lookUp } from '../lexicon.ts';
import type { LexiconEntry } from '../lexicon-entry.ts';

export type Gender = 'm' | 'f';
export type GrammaticalNumber = 'singular' | 'plural';

/** What a word says of gender and number; undefined where it may be either. */
export interface Inflection {
  gender: Gender | undefined;
  number: GrammaticalNumber | undefined;
}

const determiners: Record<string, Inflection> = {
  ...inflected('el un este ese aquel algún ningún', 'm', 'singular'),
  ...inflected('la una esta esa aquella alguna ninguna', 'f', 'singular'),
  ...inflected('los unos estos esos aquellos algunos', 'm', 'plural'),
  ...inflected('las unas estas esas aquellas algunas', 'f', 'plural'),
  ...inflected('mucho poco otro nuestro vuestro cuánto demasiado', 'm', 'singular'),
  ...inflected('mucha poca otra nuestra vuestra cuánta demasiada', 'f', 'singular'),
  ...inflected('muchos pocos otros nuestros vuestros cuántos varios demasiados', 'm', 'plural'),
  ...inflected('muchas pocas otras nuestras vuestras cuántas varias demasiadas', 'f', 'plural'),
  ...inflected('mi tu su cada', undefined, 'singular'),
  ...inflected('mis tus sus dos tres cuatro cinco seis siete ocho nueve diez', undefined, 'plural'),
};

function inflected(
  words: string,
  gender: Gender | undefined,
  number: GrammaticalNumber,
): Record<string, Inflection> {
  return Object.fromEntries(words.split(' ').map((word) => [word, { gender, number }]));
}

export function determiner(word: string): Inflection | undefined {
  return Object.hasOwn(determiners, word) ? determiners[word] : undefined;
}

/**
 * What a noun form says, where the word is a noun and its gender is beyond doubt; behind a
 * determiner it may be an adjective elsewhere ('la naranja').
 */
export function nounForm(word: string, isSure = false): Inflection | undefined {
  const entries = lookUp(word);
  const nouns = entries.filter(({ partOfSpeech }) => partOfSpeech === 'noun');
  const [noun] = nouns;
  if (!noun || nouns.some(({ gender }) => gender !== noun.gender)) return undefined;
  const others = isSure ? /^(?:noun|verb|adjective)$/ : /^(?:noun|verb)$/;
  if (entries.some(({ partOfSpeech }) => !others.test(partOfSpeech))) return undefined;
  // 'La vecino' may be meant for 'la vecina', which the lexicon has under 'vecino'.
  const hasGender = (noun.gender === 'm' || noun.gender === 'f') && !hasVaryingGender(noun.word);
  return { gender: hasGender ? (noun.gender as Gender) : undefined, number: numberOf(word, noun) };
}

function numberOf(word: string, noun: LexiconEntry): GrammaticalNumber | undefined {
  const plural = pluralOf(noun.word);
  if (noun.plural) return 'plural';
  if (plural === noun.word) return undefined;
  return word === plural ? 'plural' : word === noun.word ? 'singular' : undefined;
}

/**
 * What a form of an adjective says; undefined for words that may be anything else, unless
 * `isSure` that it is one here: 'alto' behind 'más'.
 */
export function adjectiveForm(word: string, isSure = false): Inflection | undefined {
  const entries = lookUp(word);
  const [adjective] = entries.filter(({ partOfSpeech }) => partOfSpeech === 'adjective');
  const isOther = entries.some(({ partOfSpeech }) => !/^(?:adjective|verb)$/.test(partOfSpeech));
  if (!adjective || (isOther && !isSure)) return undefined;
  const { m, f, mp, fp } = adjectiveForms(adjective.word);
  const masculine = word === m || word === mp;
  const feminine = word === f || word === fp;
  const isPlural = word === mp || word === fp;
  if (!masculine && !feminine) return undefined;
  return {
    gender: masculine && feminine ? undefined : masculine ? 'm' : 'f',
    number: m === mp ? undefined : isPlural ? 'plural' : 'singular',
  };
}

/** Whether two words that belong together contradict each other. */
export function disagree(one: Inflection, other: Inflection): boolean {
  const genders = one.gender && other.gender && one.gender !== other.gender;
  const numbers = one.number && other.number && one.number !== other.number;
  return Boolean(genders || numbers);
}

/** 'El agua' is feminine all the same. */
export function takesMasculineArticle(article: string, noun: string): boolean {
  return /^(?:el|un|algún|ningún)$/.test(article) && startsWithStressedA(noun);
}
