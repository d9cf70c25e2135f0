import type { LexiconEntry, PartOfSpeech } from '../lexicon-entry.ts';

type Glosses = [string, ...string[]];

/** Gender (with 'pl' where the dictionary form is a plural), word, level, English best first. */
export type NounRow = [
  gender: 'm' | 'f' | 'mf' | 'm pl' | 'f pl',
  word: string,
  level: LexiconEntry['level'],
  ...glosses: Glosses,
];

export type WordRow = [
  partOfSpeech: Exclude<PartOfSpeech, 'noun'>,
  word: string,
  level: LexiconEntry['level'],
  ...glosses: Glosses,
];

/** The words of one topic, as the files of this folder write them. */
export interface TopicWords {
  topic: string;
  nouns?: NounRow[];
  words?: WordRow[];
}

export function toEntries({ topic, nouns = [], words = [] }: TopicWords): LexiconEntry[] {
  return [
    ...nouns.map(([gender, word, level, ...glosses]): LexiconEntry => {
      const entry: LexiconEntry = {
        word,
        partOfSpeech: 'noun',
        gender: gender.replace(' pl', '') as 'm' | 'f' | 'mf',
        glosses,
        level,
        topic,
      };
      return gender.endsWith('pl') ? { ...entry, plural: true } : entry;
    }),
    ...words.map(
      ([partOfSpeech, word, level, ...glosses]): LexiconEntry => ({
        word,
        partOfSpeech,
        glosses,
        level,
        topic,
      }),
    ),
  ];
}
