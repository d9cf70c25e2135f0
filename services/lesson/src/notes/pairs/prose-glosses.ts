import { finiteReadings, recogniseVerb } from '../../spanish/conjugate.ts';
import { spanishEvidence } from '../../spanish/detect-language.ts';
import { englishWords } from '../../spanish/english-words.ts';
import { lookUp } from '../../spanish/lexicon.ts';
import { wordsOf } from '../../spanish/sentence-words.ts';
import { sharesMeaning } from '../text/meaning.ts';
import { isTag } from '../text/side-text.ts';
import { kindOf } from '../text/spanish-text.ts';
import { type Split, splitPair } from '../text/split-pair.ts';

const MOST_WORDS = 4;
/** A few words with something in brackets behind them. */
const bracketed = /([^()\n]{1,80}?)\s*\(([^()]{2,40})\)/gu;
/** 'el pato = duck', '"bastante liada" = pretty busy' in the middle of a text. */
const equated =
  /((?<!\p{L})(?:el|la|los|las|un|una) \p{L}+|"[^"]{1,40}"|(?<!\p{L})\p{L}+[aeií]r(?:se)?(?=\s*=\s*to\s))\s*=\s*([^.,;:()=?!"]+)/giu;
/** 'I work nights = "trabajo de noche"' */
const equatedBehind = /([^.,;:()=?!"]{2,60})\s*=\s*"([^"]{1,60})"/giu;

/**
 * Words that a text explains as it goes: 'words such as siempre (always), a menudo (often) and
 * cada día (every day)'. Brackets hold remarks as well, so only what can be that: the word itself
 * by the lexicon, an infinitive before 'to …', a verb before 'it's …', else a noun with its article.
 */
export function proseGlosses(text: string): Split[] {
  const explained = [...text.matchAll(bracketed)].flatMap(
    ({ 0: whole, 1: before, 2: inside, index }) => {
      const words = glossedWords(before!, inside!);
      return words ? { words, english: inside!, end: index + whole.length } : [];
    },
  );
  const equal = [...text.matchAll(equated)].map(({ 0: whole, 1: words, 2: english, index }) => ({
    words: isInfinitive(words!) ? words!.toLowerCase() : words!,
    english: english!,
    end: index + whole.length,
  }));
  const behind = [...text.matchAll(equatedBehind)].map(
    ({ 0: whole, 1: english, 2: words, index }) => ({
      words: words!,
      english: english!.replace(/^.*\s(?:and|so|but|for)\s+/i, '').trim(),
      end: index + whole.length,
    }),
  );
  return [...explained, ...equal, ...behind]
    .sort((a, b) => a.end - b.end)
    .map(({ words, english }) => splitPair(`${words}\t${english}`))
    .filter((split) => split.kind === 'pair');
}

function glossedWords(before: string, inside: string): string | undefined {
  if (spanishEvidence(inside) > 0 || !/\p{L}/u.test(inside) || isTag(inside)) return undefined;
  const quoted = /"([^"]{1,40})"$/.exec(before)?.[1];
  return quoted && kindOf(quoted) !== 'sentence' ? quoted : glossedTail(before, inside);
}

/** The words at the end that the English stands for. */
function glossedTail(before: string, english: string): string | undefined {
  const words = wordsOf(before.split(/[,;:.!?"]\s*/).at(-1)!);
  const start = words.findLastIndex((word) => englishWords.has(word.toLowerCase()));
  const spanish = words.slice(start + 1);
  const tailFrom = (isStart: (word: string, at: number) => boolean) => {
    const at = spanish.findLastIndex(isStart);
    return at >= 0 && spanish.length - at <= MOST_WORDS ? spanish.slice(at).join(' ') : undefined;
  };
  const isClause = /^(?:I|you|he|she|it|we|they)\b/i.test(english);
  const same = longestTail(words, (text) => glossesOf(text).includes(english.toLowerCase()));
  if (same && !(isClause && wordsOf(same).length === 1)) return same;
  if (/^to /i.test(english)) return tailFrom(isInfinitive);
  if (isClause) {
    return tailFrom(
      (word, at) =>
        finiteReadings(word.toLowerCase()).length > 0 && !article.test(spanish[at - 1] ?? ''),
    );
  }
  const alike = longestTail(spanish, (text, tail) => {
    const isNoun = tail.length === 2 && article.test(tail[0]!);
    return (glossesOf(text).length > 0 || isNoun) && sharesMeaning(text, english);
  });
  if (alike) return alike;
  const noun = tailFrom((word) => article.test(word));
  return noun && wordsOf(noun).length === 2 && wordsOf(english).length <= 3 ? noun : undefined;
}

const article = /^(?:el|la|los|las|un|una)$/i;

function isInfinitive(word: string): boolean {
  return recogniseVerb(word.toLowerCase()).some(({ tense }) => tense === 'infinitive');
}

function longestTail(
  words: string[],
  fits: (text: string, tail: string[]) => boolean,
): string | undefined {
  for (let size = Math.min(MOST_WORDS, words.length); size > 0; size--) {
    const tail = words.slice(-size);
    if (fits(tail.join(' '), tail)) return tail.join(' ');
  }
  return undefined;
}

function glossesOf(text: string): string[] {
  return lookUp(text).flatMap(({ glosses }) => glosses);
}
