import type { NoteCorrection, NotePair, NoteSentence } from '../../notes/understood-notes.ts';

/** Something of the notes that practice is about; compared by identity. */
export type Subject = NotePair | NoteCorrection | NoteSentence;
