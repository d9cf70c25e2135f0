import { describe, expect, it } from 'vitest';
import { mendedWord } from './mend-word.ts';

describe('mendedWord', () => {
  it.each([
    ['dia', 'día'],
    ['nina', 'niña'],
    ['Manana', 'Mañana'],
    ['PERDIO', 'PERDIÓ'],
    ['vna', 'una'],
    ['1a', 'la'],
    ['rnesa', 'mesa'],
    ['0jo', 'ojo'],
    ['dfa', 'día'],
    ['tarnbien', 'también'],
    ['ademas', 'además'],
    ['numero', 'número'],
    ['elabrigo', 'el abrigo'],
    ['Latalla', 'La talla'],
    ['theticket', 'the ticket'],
  ])('restores what was lost in %s', (read, written) => {
    expect(mendedWord(read)).toBe(written);
  });

  it.each(['hablo', 'esta', 'el', 'mi', 'rio', 'como', 'publico', 'lavaba'])(
    'leaves %s, a word without the mark as well',
    (word) => {
      expect(mendedWord(word)).toBeUndefined();
    },
  );

  it.each(['problemo', 'sabo', 'rompido', 'fué'])(
    'leaves %s, which a learner may have written',
    (word) => {
      expect(mendedWord(word)).toBeUndefined();
    },
  );

  it.each(['unpacking', 'strawberries', 'television', "doesn't", '2024', 'weighte', 'Smith'])(
    'leaves %s, which it cannot mend',
    (word) => {
      expect(mendedWord(word)).toBeUndefined();
    },
  );
});
