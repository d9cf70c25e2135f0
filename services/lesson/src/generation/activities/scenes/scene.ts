import type { LessonNoun } from '../../material/nouns.ts';
import type { Subject } from '../../material/subject.ts';

/** One exchange of a scene: what is said, the fitting answer, answers to other questions, the reply. */
export interface Line {
  prompt: string;
  right: string;
  wrong: string[];
  /** Comes whatever was chosen, so it judges nothing. */
  response: string;
  /** What was asked, for a learner who chose a wrong one. */
  explanation?: string | undefined;
  /** What of the notes it practises, if anything. */
  about?: Subject;
}

export interface Scene {
  title: string;
  scenario: string;
  lines: Line[];
}

/** A scene whose Spanish is right with every noun that it lets in. */
export interface NounScene {
  topics: string[];
  /** Narrows the topic's nouns to those that the lines are right with. */
  fits: (noun: LessonNoun) => boolean;
  make: (first: LessonNoun, second: LessonNoun) => Scene;
}
