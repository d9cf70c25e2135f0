import { isEnglishWord, isSpanishWord, spellingsWithMarks } from '../../spanish/known-words.ts';
import { capitalised } from '../../spanish/letters.ts';

/**
 * What an engine reads for what is written, each way. No learner writes one for the other, so that
 * undoing it mends no learner's error.
 */
const CONFUSIONS: [read: RegExp, written: string][] = [
  [/v/g, 'u'],
  [/u/g, 'v'],
  [/rn/g, 'm'],
  [/m/g, 'rn'],
  [/[1|!I]/g, 'l'],
  [/[1|!¡lf]/g, 'i'],
  [/[1|!¡lf]/g, 'í'],
  [/i/g, 'l'],
  [/0/g, 'o'],
  [/0/g, 'ó'],
  [/6/g, 'ó'],
  [/5/g, 's'],
  [/€/g, 'e'],
  [/fi/g, 'ñ'],
  [/ii/g, 'ñ'],
];

export function isKnownWord(word: string): boolean {
  return isSpanishWord(word) || isEnglishWord(word);
}

/**
 * The word that was certainly written where the engine read one that neither language has: the
 * only word that restoring marks above letters, else the only one that undoing one confusion
 * makes of it, else the article and the word that it ran together. Undefined when it is a word, or
 * when it could be none or several. A form of a verb that hardly anybody uses ('ademas', of
 * 'ademar') is no word where marks make a common one of it.
 */
export function mendedWord(word: string): string | undefined {
  if (word.length < 2 || /^\d+$/.test(word) || isEnglishWord(word)) return undefined;
  const marked = withMarks(word);
  if (marked.length === 1) return inCaseOf(word, marked[0]!);
  if (marked.length > 1 || isSpanishWord(word)) return undefined;
  const undone = CONFUSIONS.flatMap((confusion) => undo(word, confusion));
  const candidates = new Set(undone.flatMap((one) => (isKnownWord(one) ? one : withMarks(one))));
  if (candidates.size === 0) return withSpace(word);
  return candidates.size === 1 ? inCaseOf(word, [...candidates][0]!) : undefined;
}

/** 'elabrigo' → 'el abrigo': narrow spaces get lost. */
function withSpace(word: string): string | undefined {
  const [, article, rest] = /^(el|las?|los|una?|the)(\p{L}{4,})$/iu.exec(word) ?? [];
  if (!article || !rest) return undefined;
  const isWord = article.toLowerCase() === 'the' ? isEnglishWord : isSpanishWord;
  return isWord(rest) ? `${article} ${rest}` : undefined;
}

/** Marks get lost; one that was read where none belongs may be the learner's. */
function withMarks(word: string): string[] {
  if (/[áéíóúñü]/i.test(word)) return [];
  const spellings = spellingsWithMarks(word);
  return spellings.includes(word.toLowerCase()) ? [] : spellings;
}

function undo(word: string, [read, written]: (typeof CONFUSIONS)[number]): string[] {
  return [...word.matchAll(read)].map(({ 0: found, index }) =>
    (word.slice(0, index) + written + word.slice(index + found.length)).toLowerCase(),
  );
}

function inCaseOf(word: string, mended: string): string {
  if (word.length > 2 && word === word.toUpperCase() && /\p{Lu}{2}/u.test(word)) {
    return mended.toUpperCase();
  }
  const isCapital = /^\p{Lu}/u.test(word) && !/^I[a-z]/.test(word);
  return isCapital ? capitalised(mended) : mended;
}
