import type { NotePair } from '../../notes/understood-notes.ts';
import { takesArticle, withArticle } from '../../spanish/articles.ts';
import { lookUp } from '../../spanish/lexicon.ts';
import type { LexiconEntry } from '../../spanish/lexicon-entry.ts';
import { wordsOf } from '../../spanish/sentence-words.ts';
import { looksTheSame } from './lesson-facts.ts';
import type { Sentence } from './sentence.ts';

/** Most words that the lexicon adds to a lesson. */
const MAX_WORDS = 10;

/** Words that every learner has met, or that mean little alone. */
const tooPlain = new Set(
  `ser estar haber tener ir hacer gustar poder querer dar decir mucho poco todo otro día cosa vez
  medio mayor menor siguiente mismo cada algún alguno ninguno bueno malo primero último`.split(
    /\s+/,
  ),
);

/**
 * Words of sentences without English, in their dictionary form, with the lexicon's gloss: nouns,
 * verbs and adjectives that can be read in one way only.
 */
export function glossedWords(sentences: Pick<Sentence, 'spanish'>[]): NotePair[] {
  const pairs = sentences.flatMap(({ spanish }) =>
    wordsOf(spanish)
      // A capital may be a name; 'María' is not 'maría'.
      .filter((word) => word === word.toLowerCase())
      .flatMap((word) => glossed(word) ?? []),
  );
  const distinct = pairs.filter(
    (pair, index) => pairs.findIndex((other) => other.spanish === pair.spanish) === index,
  );
  return distinct.slice(0, MAX_WORDS);
}

function glossed(word: string): NotePair | undefined {
  const [entry, another] = lookUp(word);
  if (!entry || another || tooPlain.has(entry.word)) return undefined;
  const spanish = dictionaryForm(entry);
  if (!spanish) return undefined;
  // 'metro' for «metro» would answer itself.
  const telling = entry.glosses.filter((gloss) => !looksTheSame(gloss, entry.word));
  if (telling.length === 0) return undefined;
  const english = telling.slice(0, 2).join(' / ');
  return { spanish, english, kind: 'word', glossed: true };
}

function dictionaryForm(entry: LexiconEntry): string | undefined {
  switch (entry.partOfSpeech) {
    case 'noun':
      return takesArticle(entry) && entry.gender !== 'mf' ? withArticle(entry) : undefined;
    case 'verb':
    case 'adjective':
      return entry.word;
    default:
      return undefined;
  }
}
