import { capitalised } from '../letters.ts';
export interface Word {
  text: string;
  lower: string;
  start: number;
  /** First of its sentence or clause, so that a pronoun here is a subject. */
  opens: boolean;
  /** Nothing but a space stands between it and the word before. */
  joined: boolean;
  /** Stands in a question. */
  asked: boolean;
}

/** The words from `from` up to `to` (excluded) become `replacement`. */
export interface Change {
  from: number;
  to: number;
  replacement: string;
  rule: string;
}

/** Looks at one place of a sentence, and makes the errors that can be made there. */
export type MistakeMaker = (words: Word[], i: number) => Change[];

/** One word becomes another. */
export function swap(at: number, replacement: string, rule: string): Change {
  return { from: at, to: at + 1, replacement, rule };
}

export function wordsIn(sentence: string): Word[] {
  const matches = [...sentence.matchAll(/[\p{L}\p{M}]+|\p{N}+/gu)];
  return matches.map((match, i) => {
    const previous = matches[i - 1];
    const end = match.index + match[0].length;
    const between = sentence.slice(previous ? previous.index + previous[0].length : 0, match.index);
    return {
      text: match[0],
      lower: match[0].toLowerCase(),
      start: match.index,
      opens: i === 0 || /[.!?;:¿¡]/.test(between),
      joined: i > 0 && /^\s+$/.test(between),
      asked: /^[^.!?¿]*\?/.test(sentence.slice(end)),
    };
  });
}

/** The sentence with the change; a capital at its first word stays a capital. */
export function applyChange(sentence: string, words: Word[], change: Change): string {
  const first = words[change.from]!;
  const last = words[change.to - 1]!;
  const { replacement } = change;
  const cased = /^\p{Lu}/u.test(first.text) ? capitalised(replacement) : replacement;
  return sentence.slice(0, first.start) + cased + sentence.slice(last.start + last.text.length);
}
