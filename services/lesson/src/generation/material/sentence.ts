import type { Subject } from './subject.ts';

/** A Spanish sentence to practise with. */
export interface Sentence {
  spanish: string;
  /** Undefined where neither the notes nor the making of the sentence give it. */
  english: string | undefined;
  about: Subject | undefined;
  /** A slip that learners make in this sentence, wrong in every reading, with the rule it breaks. */
  mistake?: { wrong: string; rule: string };
}
