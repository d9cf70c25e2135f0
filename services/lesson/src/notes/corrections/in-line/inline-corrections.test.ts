import { describe, expect, it } from 'vitest';
import { understandNotes } from '../../understand-notes.ts';

describe('what a tutor wrote into a sentence', () => {
  it.each([
    ['Mi novia pidió un [una] pizza.', 'Mi novia pidió una pizza.'],
    ['La película era muy divertido (→ divertida).', 'La película era muy divertida.'],
    [
      'Ayer fuimos al cine y vimos a [delete "a"] una película.',
      'Ayer fuimos al cine y vimos una película.',
    ],
    ['Mis padres es [son] de [sin "de"] altos.', 'Mis padres son altos.'],
  ])('mends it: %s', (notes, right) => {
    const understood = understandNotes(notes);
    expect(understood.corrections.map((one) => one.right)).toEqual([right]);
    expect(understood.sentences.map(({ spanish }) => spanish)).toEqual([right]);
  });

  it.each(['El hotel tiene piscina. [swimming pool]', 'Vivo en Madrid (la capital).'])(
    'is no correction if it only explains: %s',
    (notes) => {
      expect(understandNotes(notes).corrections).toEqual([]);
    },
  );
});
