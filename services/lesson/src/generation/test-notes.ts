import type { NoteCorrection, NotePair, UnderstoodNotes } from '../notes/understood-notes.ts';

/** Builders for the tests of this folder. */
export function word(spanish: string, english: string): NotePair {
  return { spanish, english, kind: 'word', glossed: false };
}

export function phrase(spanish: string, english: string): NotePair {
  return { spanish, english, kind: 'phrase', glossed: false };
}

export function sentence(spanish: string, english: string): NotePair {
  return { spanish, english, kind: 'sentence', glossed: false };
}

export function correction(wrong: string, right: string, reason?: string): NoteCorrection {
  return { wrong, right, reason };
}

export function notesOf(parts: Partial<UnderstoodNotes>): UnderstoodNotes {
  return {
    heading: undefined,
    pairs: [],
    sentences: [],
    corrections: [],
    verbTables: [],
    topics: [],
    level: 'A1',
    ...parts,
  };
}
