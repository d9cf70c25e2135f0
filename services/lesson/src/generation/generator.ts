import type { ActivityType } from '@repaso/proto/activities/content';
import type { Level } from '../notes/understood-notes.ts';

/** Makes a week of practice from a lesson's notes. */
export interface Generator {
  readonly name: 'offline' | 'openai';
  /**
   * The same notes and seed give the same lesson. Throws a DomainError CONTENT_TOO_SHORT when
   * the notes hold too little Spanish to make practice from.
   */
  generate(notes: Notes, options: GenerateOptions): Promise<GeneratedLesson>;
}

export interface Notes {
  text: string;
  /** The title the learner gave, if any. */
  title: string | undefined;
}

export interface GenerateOptions {
  /** Decides every choice that chance makes; the lesson's id. */
  seed: string;
  /** For a title where the notes have none; formatted in `timeZone`. */
  uploadedAt: Date;
  /** IANA name. */
  timeZone: string;
  /** Tokens that a model took to read the notes' photo: they count towards the lesson's. */
  tokensSpent?: number;
  signal: AbortSignal;
}

export interface GeneratedLesson {
  title: string;
  level: Level;
  /** Which generator made it: one that asks a model falls back to 'offline' when that fails. */
  generator: Generator['name'];
  /** In the order of the week: by day, then by position within the day. */
  tasks: GeneratedTask[];
  recap: RecapCard[];
}

export interface GeneratedTask {
  type: ActivityType;
  title: string;
  description: string;
  dayOffset: number;
  estimatedMinutes: 1 | 2;
  /** Fits the content schema of `type`. */
  content: unknown;
}

export interface RecapCard {
  title: string;
  /** Several lines of plain text. */
  content: string;
}
