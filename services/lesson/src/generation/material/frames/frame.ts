import type { Sentence } from '../sentence.ts';

/** A sentence around a word of the lesson, whoever the word is from. */
export type Frame = Omit<Sentence, 'about'>;
