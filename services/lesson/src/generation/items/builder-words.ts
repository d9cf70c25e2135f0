import { normalizeAnswer } from '@repaso/proto/activities/grading';
import { distractorWords } from '../../spanish/distractor-words.ts';

const normalized = new Set(Object.values(distractorWords).flat().map(normalizeAnswer));

/** True for a word of the sentence builder's built-in list (specification, section 9). */
export function isDistractorWord(word: string): boolean {
  return normalized.has(normalizeAnswer(word));
}
