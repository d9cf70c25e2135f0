import { describe, expect, it } from 'vitest';
import { chats } from './documents/chats.ts';
import { glossaries } from './documents/glossaries.ts';
import { pages } from './documents/pages.ts';
import { tutorsCorrections } from './documents/tutors-corrections.ts';
import { understandNotes } from './understand-notes.ts';

const documents = [...glossaries, ...chats, ...tutorsCorrections, ...pages];

describe('what a careful person reads in', () => {
  it.each(documents)(
    '$name',
    ({ notes, pairs = [], sentences = [], corrections = [], heading }) => {
      const understood = understandNotes(notes);
      const corrected = new Set(understood.corrections.map(({ right }) => right));
      const whole = new Set(understood.sentences.map(({ spanish }) => spanish));
      expect({
        heading: understood.heading,
        pairs: understood.pairs.filter(({ spanish }) => !whole.has(spanish)).map(asText),
        sentences: understood.sentences
          .filter(({ spanish }) => !corrected.has(spanish))
          .map(asText)
          .sort(),
        corrections: understood.corrections.map(({ wrong, right }) => `${wrong} > ${right}`),
      }).toEqual({ heading, pairs, sentences: [...sentences].sort(), corrections });
    },
  );

  it.each(documents)('$name: no wrong form is taught', ({ notes }) => {
    const { pairs, sentences, corrections } = understandNotes(notes);
    const taught = [...pairs, ...sentences].map(({ spanish }) => spanish.toLowerCase());
    for (const { wrong } of corrections) expect(taught).not.toContain(wrong.toLowerCase());
  });
});

function asText({ spanish, english }: { spanish: string; english?: string | undefined }): string {
  return english ? `${spanish} = ${english}` : spanish;
}
