import { expect, it } from 'vitest';
import { understandNotes } from '../../understand-notes.ts';

it('a text given a second time without its mistakes corrects the first', () => {
  const notes = `Mi versión:
Vivía en un pueblo. Mi padre me enseñó nadar.

Versión corregida:
Vivía en un pueblo. Mi padre me enseñó a nadar.`;
  const { corrections, sentences } = understandNotes(notes);
  expect(corrections).toEqual([
    {
      wrong: 'Mi padre me enseñó nadar.',
      right: 'Mi padre me enseñó a nadar.',
      reason: undefined,
    },
  ]);
  expect(sentences.map(({ spanish }) => spanish)).not.toContain('Mi padre me enseñó nadar.');
});
