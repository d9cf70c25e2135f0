import type { Person, Tense } from '../spanish/conjugate.ts';

/** What was understood of a learner's notes: the only material that practice is made from. */
export interface UnderstoodNotes {
  /** The notes' own heading, if they have one. */
  heading: string | undefined;
  /** Spanish with its English, in the order of the notes, without duplicates. */
  pairs: NotePair[];
  /** Full Spanish sentences, with their English where the notes give it. */
  sentences: NoteSentence[];
  /** What the tutor corrected. The wrong form is never taught as right. */
  corrections: NoteCorrection[];
  /** The tables of verb forms. */
  verbTables: VerbTable[];
  /** What the lesson was about, grammatically; most prominent first. */
  topics: GrammarTopic[];
  level: Level;
}

export interface NotePair {
  spanish: string;
  english: string;
  /** A word may carry its article ('la manzana'); a phrase has no finite verb of its own. */
  kind: 'word' | 'phrase' | 'sentence';
  /** True when the notes give the Spanish only and the English comes from the lexicon. */
  glossed: boolean;
}

export interface NoteSentence {
  spanish: string;
  english: string | undefined;
}

export interface NoteCorrection {
  wrong: string;
  right: string;
  /** The tutor's reason, if the notes give one. */
  reason: string | undefined;
}

/** Forms of one verb in one tense; a reflexive verb's have their pronoun. */
export interface VerbTable {
  infinitive: string;
  tense: Tense;
  forms: { person: Person; form: string }[];
}

export interface GrammarTopic {
  /** Stable name, such as 'ser-estar', 'preterite', 'noun-gender'. */
  id: string;
  /** As a person would say it: 'Ser and estar'. */
  name: string;
  /** The rule in one line of English. */
  rule: string;
  /** A Spanish example out of the notes. */
  example: string | undefined;
}

export type Level = 'A1' | 'A2' | 'B1' | 'B2' | 'C1' | 'C2';
