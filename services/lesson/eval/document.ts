import type { Level } from '../src/notes/understood-notes.ts';

/** Notes as learners and tutors write them, with what a careful person expects of the practice. */
export interface EvalDocument {
  name: string;
  text: string;
  expected: Expectations;
}

export interface Expectations {
  /** Words and phrases that have to be practised, with their English. */
  vocabulary: Pair[];
  /** Full Spanish sentences that have to be practised; the English where the notes give it. */
  sentences: Pair[];
  corrections: { wrong: string; right: string }[];
  /** Texts that nothing may teach as right; those of `corrections` among them. */
  wrongForms: string[];
  /** The title, where the notes have one. */
  title: string | undefined;
  /** The levels that a teacher could call the notes. */
  levels: Level[];
}

export interface Pair {
  spanish: string;
  /** Undefined where the notes give no English. */
  english: string | undefined;
}

interface Outline {
  name: string;
  text: string;
  /** One `Spanish = English` a line. */
  vocabulary?: string;
  /** One `Spanish = English`, or Spanish alone, a line. */
  sentences?: string;
  /** One `wrong => right` a line. */
  corrections?: string;
  /** Further texts that are wrong wherever they stand, one a line. */
  wrongForms?: string;
  title?: string;
  levels?: Level[];
}

/** From the short form in which the documents are written. */
export function documentOf(outline: Outline): EvalDocument {
  const corrections = linesOf(outline.corrections).map((line) => {
    const [wrong = '', right = ''] = line.split(' => ');
    return { wrong, right };
  });
  return {
    name: outline.name,
    text: outline.text.replace(/^\n/, ''),
    expected: {
      vocabulary: linesOf(outline.vocabulary).map(pairOf),
      sentences: linesOf(outline.sentences).map(pairOf),
      corrections,
      wrongForms: [...corrections.map(({ wrong }) => wrong), ...linesOf(outline.wrongForms)],
      title: outline.title,
      levels: outline.levels ?? ['A1', 'A2', 'B1'],
    },
  };
}

/** True where the specification of the week wants all eight activity types. */
export function supportsAllTypes({ vocabulary, sentences }: Expectations): boolean {
  return Math.max(vocabulary.length, sentences.length, vocabulary.length + sentences.length) >= 5;
}

function linesOf(text = ''): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

function pairOf(line: string): Pair {
  const [spanish = '', english] = line.split(' = ');
  return { spanish, english };
}
