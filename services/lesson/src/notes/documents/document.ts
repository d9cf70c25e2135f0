/** Notes as learners and tutors write them, with what a careful person reads in them. */
export interface Document {
  name: string;
  notes: string;
  /** Vocabulary in the order of the notes: 'la casa = the house'. */
  pairs?: string[];
  /** Whole sentences; with ' = English' where the notes translate them. */
  sentences?: string[];
  /** 'wrong > right'. The right side may also stand among the sentences. */
  corrections?: string[];
  heading?: string;
}
