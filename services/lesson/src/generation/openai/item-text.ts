import { BLANK } from '@repaso/proto/activities/content';
import { spelling } from '@repaso/proto/activities/grading';

/** Parts of an item that only accompany what has to be done. */
const accompanying = new Set(['id', 'explanation', 'instruction', 'response', 'category']);

/** A text as words with single spaces. */
export function wordsOf(text: string): string {
  return spelling(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** What an item asks and answers, as words; blanks are filled. */
export function wordsOfTask(item: Record<string, unknown>): string {
  // That a claim is false says nothing: the explanation is the answer.
  const isClaim = item.type === 'true_false';
  const parts = Object.entries(item).flatMap(([name, value]) =>
    accompanying.has(name) && !(isClaim && name === 'explanation') ? [] : textsOf(value),
  );
  const answers = answersOf(item);
  return wordsOf(parts.map((text) => fill(text, answers)).join(' '));
}

/** The sentence of a cloze exercise with its words in their places. */
export function sentenceOf(item: { sentence_with_blanks?: unknown }): string {
  return fill(textsOf(item.sentence_with_blanks).join(), answersOf(item));
}

/** The texts in a value, however deep. */
export function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

function answersOf(item: object): string[] {
  if ('blanks' in item) return textsOf(item.blanks);
  return 'correct_answer' in item ? textsOf(item.correct_answer) : [];
}

function fill(text: string, answers: string[]): string {
  return answers.reduce((filled, word) => filled.replace(BLANK, () => word), text);
}
