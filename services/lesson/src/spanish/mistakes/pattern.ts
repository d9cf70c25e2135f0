import type { Change, MistakeMaker, Word } from './sentence.ts';

/** What one word of a pattern may be: itself, one of several, or what a test says of it. */
export type WordTest = string | ReadonlySet<string> | ((word: string, full: Word) => boolean);

export interface Place {
  words: Word[];
  from: number;
  /** The word before the match within its clause. */
  before: string;
  /** The word after the match within its clause; '' where it ends. */
  after: string;
}

/** Words in a row, nothing but spaces between them, and what a learner makes of them. */
export interface Pattern {
  match: WordTest[];
  when?: (place: Place, ...matched: string[]) => boolean;
  /** The wrong words for the matched ones, or undefined where there is no sure error. */
  wrong: (...matched: string[]) => string | undefined;
  rule: string | ((...matched: string[]) => string);
}

export function makerOf(patterns: Pattern[]): MistakeMaker {
  return (words, i) => patterns.flatMap((pattern) => changeBy(pattern, words, i));
}

function changeBy({ match, when, wrong, rule }: Pattern, words: Word[], from: number): Change[] {
  const to = from + match.length;
  const found = words.slice(from, to);
  const fits =
    found.length === match.length &&
    found.every((word, k) => (k === 0 || word.joined) && passes(match[k]!, word));
  if (!fits) return [];
  // The first word of a sentence is no name; others keep their capitals.
  const texts = found.map((word, k) => (k === 0 ? word.lower : word.text));
  const next = words[to];
  const place: Place = {
    words,
    from,
    before: found[0]!.joined ? (words[from - 1]?.lower ?? '') : '',
    after: next?.joined ? next.lower : '',
  };
  if (when && !when(place, ...texts)) return [];
  const replacement = wrong(...texts);
  if (replacement === undefined || replacement === texts.join(' ')) return [];
  return [{ from, to, replacement, rule: typeof rule === 'string' ? rule : rule(...texts) }];
}

function passes(test: WordTest, word: Word): boolean {
  if (typeof test === 'string') return word.lower === test;
  return typeof test === 'function' ? test(word.lower, word) : test.has(word.lower);
}
