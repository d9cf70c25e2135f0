import { capitalised } from '../../spanish/letters.ts';
import type { GrammarTopic } from '../understood-notes.ts';
import { type TaughtTense, tensesOf } from './tenses.ts';

export interface TopicRule extends Omit<GrammarTopic, 'example'> {
  /** An example for notes that have none of their own. */
  sample: string;
  /** Names of the topic in English or Spanish notes, in lower case without accents. */
  mention: RegExp;
  /** Whether a Spanish sentence shows the topic. Absent where forms alone prove nothing. */
  shows?: (sentence: ShownSentence) => boolean;
  /** How many sentences must show it when nobody names it; 2 if not given. */
  fewest?: number;
  /** Whether a sentence is a fair example, where `shows` asks for more; `shows` if not given. */
  illustrates?: (sentence: ShownSentence) => boolean;
}

export interface ShownSentence {
  /** Lower case. */
  words: string[];
  tenses: TaughtTense[];
  text: string;
}

/** What a sentence shows is read off its words and the tenses of its verbs. */
export function toShownSentence(spanish: string): ShownSentence {
  const text = spanish.toLowerCase();
  return { text, words: text.match(/[\p{L}\p{M}]+/gu) ?? [], tenses: tensesOf(spanish) };
}

/** For sentences with a verb in the tense. */
export const has =
  (tense: TaughtTense) =>
  (sentence: ShownSentence): boolean =>
    sentence.tenses.includes(tense);

/** 'Ser: identity, origin. Estar: place.' */
export function usesOf(uses: [word: string, use: string][]): string {
  return [...Map.groupBy(uses, ([word]) => word)]
    .map(([word, group]) => {
      const list = group.map(([, use]) => use).join(', ');
      return `${capitalised(word)}: ${list}.`;
    })
    .join(' ');
}
