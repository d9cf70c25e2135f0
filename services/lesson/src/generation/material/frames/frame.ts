import type { Sentence } from '../material.ts';

/** A sentence around a word of the lesson, whoever the word is from. */
export type Frame = Omit<Sentence, 'about'>;

export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
