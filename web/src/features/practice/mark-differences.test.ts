import { describe, expect, it } from 'vitest';
import { markDifferences, type Segment } from './mark-differences.ts';

/** Writes a row with brackets around what differs. */
const row = (segments: Segment[]) =>
  segments.map(({ text, differs }) => (differs ? `[${text}]` : text)).join('');
const rows = (given: string, expected: string) => {
  const marked = markDifferences(given, expected);
  return [row(marked.given), row(marked.expected)];
};

describe('markDifferences', () => {
  it.each([
    ['Ella esta aqui', 'Ella está aquí.', 'Ella est[a] aqu[i]', 'Ella est[á] aqu[í].'],
    ['Yo hablo', 'Yo hablo', 'Yo hablo', 'Yo hablo'],
    ['yo bevo cafe', 'Yo bebo café', 'yo be[v]o caf[e]', 'Yo be[b]o caf[é]'],
    ['el perro', 'el pero', 'el pe[r]ro', 'el pero'],
    ['ano', 'año', 'a[n]o', 'a[ñ]o'],
  ])('marks the letters: %s / %s', (given, expected, mine, theirs) => {
    expect(rows(given, expected)).toEqual([mine, theirs]);
  });

  it('marks a different word whole', () => {
    expect(rows('Yo soy cansado', 'Yo estoy cansado')).toEqual([
      'Yo [soy] cansado',
      'Yo [estoy] cansado',
    ]);
    expect(rows('la mesa', 'la ventana')).toEqual(['la [mesa]', 'la [ventana]']);
  });

  it('marks missing and extra words, not all that follows them', () => {
    expect(rows('Voy casa', 'Voy a casa')).toEqual(['Voy casa', 'Voy [a] casa']);
    expect(rows('Voy a la casa', 'Voy a casa')).toEqual(['Voy a [la] casa', 'Voy a casa']);
  });

  it('marks neither case nor punctuation', () => {
    expect(rows('como estas', '¿Cómo estás?')).toEqual(['c[o]mo est[a]s', '¿C[ó]mo est[á]s?']);
    expect(rows('HOLA', '¡Hola!')).toEqual(['HOLA', '¡Hola!']);
  });

  it('works for an empty answer and for letters typed in two parts', () => {
    expect(rows('', 'sí')).toEqual(['', '[sí]']);
    expect(rows('si\u0301', 'sí')).toEqual(['sí', 'sí']);
  });
});
