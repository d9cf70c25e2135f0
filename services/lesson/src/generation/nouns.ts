import type { NotePair } from '../notes/understood-notes.ts';
import { pluralWithArticle, takesArticle, withArticle } from '../spanish/articles.ts';
import { pluralOf } from '../spanish/inflect.ts';
import { lookUp } from '../spanish/lexicon.ts';
import type { LexiconEntry } from '../spanish/lexicon-entry.ts';
import { englishForms, isPlain, withoutArticle } from './answer-forms.ts';

/** A noun of the lesson with its definite article, ready to stand in a sentence. */
export interface LessonNoun {
  /** 'la manzana', 'los zapatos'. */
  spanish: string;
  /** 'manzana', 'zapatos'. */
  bare: string;
  /** 'the apple', 'the shoes'. */
  english: string;
  plural: boolean;
  entry: LexiconEntry;
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
  const inflected = entry.word !== bare;
  return {
    spanish: inflected ? pluralWithArticle(entry) : withArticle(entry),
    bare,
    english: `the ${english.replace(/^(?:the|a|an|some) /i, '')}`,
    plural: inflected || (entry.plural ?? false),
    entry,
    pair,
  };
}
