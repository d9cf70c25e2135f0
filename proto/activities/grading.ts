import { distance } from 'fastest-levenshtein';

/**
 * The grading rule: one place for the web app and for the generator's item checks
 * (specification, section 5).
 */

/** Least similarity at which an answer that is not equal still counts. */
export const SIMILARITY_THRESHOLD = 0.95;
/** No answer counts that is further away than this many edits. */
export const MAX_EDIT_DISTANCE = 1;
/** Expected texts up to this length are short: they need `SHORT_SIMILARITY_THRESHOLD` too. */
export const SHORT_ANSWER_LENGTH = 3;
export const SHORT_SIMILARITY_THRESHOLD = 0.75;

const folded: Record<string, string> = {
  á: 'a',
  à: 'a',
  é: 'e',
  è: 'e',
  í: 'i',
  ì: 'i',
  ó: 'o',
  ò: 'o',
  ú: 'u',
  ù: 'u',
  ñ: 'n',
};

/** Lowercase, trimmed, without . , ! ? ; ¿ ¡, single spaces, accents folded. */
export function normalizeAnswer(text: string): string {
  return spelling(text).replace(/[áàéèíìóòúùñ]/g, (letter) => folded[letter] ?? letter);
}

/** 1 minus the edit distance over the longer length; 1 for two empty texts. */
export function similarity(a: string, b: string): number {
  const longer = Math.max(a.length, b.length);
  return longer === 0 ? 1 : 1 - distance(a, b) / longer;
}

export interface Verdict {
  correct: boolean;
  /** True when the answer counts although it is not spelled as expected: show the spelling. */
  spellingDiffers: boolean;
  /** The accepted text that the answer spells; the first one when it spells none. */
  expected: string;
}

/** Judges a typed answer (cloze, sentence builder, translation, rewrite). */
export function gradeText(given: string, expected: string, alternatives: string[] = []): Verdict {
  const verdicts = [expected, ...alternatives].map((accepted) => gradeOne(given, accepted));
  return (
    verdicts.find((verdict) => verdict.correct && !verdict.spellingDiffers) ??
    verdicts.find((verdict) => verdict.correct) ??
    (verdicts[0] as Verdict)
  );
}

function gradeOne(given: string, expected: string): Verdict {
  const a = normalizeAnswer(given);
  const b = normalizeAnswer(expected);
  return {
    correct: a === b || isCloseEnough(a, b),
    spellingDiffers: spelling(given) !== spelling(expected),
    expected,
  };
}

function isCloseEnough(given: string, expected: string): boolean {
  if (distance(given, expected) > MAX_EDIT_DISTANCE) return false;
  const close = similarity(given, expected);
  if (expected.length <= SHORT_ANSWER_LENGTH && close < SHORT_SIMILARITY_THRESHOLD) return false;
  return close >= SIMILARITY_THRESHOLD;
}

/** A text's letters with their accents: without case, punctuation and surplus spaces. */
export function spelling(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[.,!?;¿¡]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Judges a quiz answer: exact text, case-insensitive and trimmed. */
export function gradeQuiz(given: string, expected: string): boolean {
  return quizText(given) === quizText(expected);
}

/** One encoding for each accented letter: some keyboards send the accent as its own character. */
function quizText(text: string): string {
  return text.normalize('NFC').trim().toLowerCase();
}

/** Score of an activity, in percent: round(correct / total × 100); 0 for nothing. */
export function scorePercent(correct: number, total: number): number {
  return total === 0 ? 0 : Math.round((correct / total) * 100);
}
