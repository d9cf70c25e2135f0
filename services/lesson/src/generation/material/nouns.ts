import type { NotePair } from '../../notes/understood-notes.ts';
import { pluralWithArticle, takesArticle, withArticle } from '../../spanish/articles.ts';
import { pluralOf } from '../../spanish/inflect.ts';
import { lookUp, partsOfSpeechMeaning } from '../../spanish/lexicon.ts';
import type { LexiconEntry } from '../../spanish/lexicon-entry.ts';
import { englishForms, englishKey, hasArticle, isPlain, withoutArticle } from './answer-forms.ts';

/** A noun of the lesson with its definite article, ready to stand in a sentence. */
export interface LessonNoun {
  /** 'la manzana', 'los zapatos'. */
  spanish: string;
  /** 'manzana', 'zapatos'. */
  bare: string;
  /** 'the apple', 'the shoes'. */
  english: string;
  plural: boolean;
  /** 'the stairs' are many in English only, 'the people' likewise. */
  englishPlural: boolean;
  entry: LexiconEntry;
  /** False where the notes give it another meaning than the lexicon: 'la raya', 'parting'. */
  isMeant: boolean;
  pair: NotePair;
}

/**
 * The noun that a pair of the notes teaches, where the lexicon knows it for sure; otherwise
 * undefined: its number and gender would be guesses.
 */
export function nounOf(pair: NotePair): LessonNoun | undefined {
  const [english] = englishForms(pair.english, pair.kind);
  if (pair.kind !== 'word' || !english || !isPlain(pair.spanish)) return undefined;
  const bare = withoutArticle(pair.spanish).toLowerCase();
  const entry = lookUp(bare).find(
    (one) => one.partOfSpeech === 'noun' && [one.word, pluralOf(one.word)].includes(bare),
  );
  if (!entry || !takesArticle(entry) || entry.gender === 'mf') return undefined;
  // Without an article, 'constipado' may be the adjective: the meaning decides.
  const isMeant = entry.glosses.some((gloss) => englishKey(gloss) === englishKey(english));
  // 'chico' is a noun only, and yet an adjective where the notes say 'small'.
  const namesSomething = partsOfSpeechMeaning(english)?.has('noun') ?? true;
  const standsAlone =
    !/^(?:having|being|very|to) /i.test(english) &&
    namesSomething &&
    lookUp(bare).every(({ partOfSpeech }) => partOfSpeech === 'noun');
  if (!hasArticle(pair.spanish) && !isMeant && !standsAlone) return undefined;
  const [head = ''] = english.split(/ of | for | in /);
  const inflected = entry.word !== bare;
  return {
    spanish: inflected ? pluralWithArticle(entry) : withArticle(entry),
    bare,
    english: `the ${english.replace(/^(?:the|a|an|some) /i, '')}`,
    plural: inflected || (entry.plural ?? false),
    englishPlural: isEnglishPlural(head, inflected || (entry.plural ?? false)),
    entry,
    isMeant,
    pair,
  };
}

/** The form of «gustar» for who likes it. */
export function gusta({ plural }: LessonNoun): string {
  return plural ? 'gustan' : 'gusta';
}

const sameInPlural = /(?:sheep|fish|deer|series|species|means|salmon|trout|aircraft)$/i;
const irregularPlurals =
  /(?:people|children|men|feet|teeth|mice|geese|pajamas|pyjamas|stairs|clothes)$/i;

/** @param spanishPlural decides where English shows no difference */
function isEnglishPlural(noun: string, spanishPlural: boolean): boolean {
  if (sameInPlural.test(noun)) return spanishPlural;
  // 'glass', 'bus', 'tennis', 'gas'; 'physics', 'news' and 'lens' are one each.
  const inS = /[^suia]s$/i.test(noun) || (spanishPlural && /[ia]s$/i.test(noun));
  return irregularPlurals.test(noun) || (inS && !/(?:ics|news|lens|cosmos|chaos)$/i.test(noun));
}
