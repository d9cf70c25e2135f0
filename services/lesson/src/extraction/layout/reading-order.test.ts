import { describe, expect, it } from 'vitest';
import { linesInReadingOrder } from './reading-order.ts';
import type { Segment } from './segment.ts';

/** Pieces ten units high and eight wide a letter; each line starts twenty below the one before. */
function page(...lines: [x: number, text: string][][]): Segment[] {
  return lines.flatMap((line, i) =>
    line.map(([x, text]) => ({
      text,
      x0: x,
      x1: x + 8 * text.length,
      y0: 20 * i,
      y1: 20 * i + 10,
    })),
  );
}

describe('linesInReadingOrder', () => {
  it('reads one column from top to bottom', () => {
    const segments = page([[0, 'Hola']], [[0, '¿Qué tal?']], [[20, 'Bien, gracias.']]);
    expect(linesInReadingOrder(segments.reverse())).toEqual([
      'Hola',
      '¿Qué tal?',
      'Bien, gracias.',
    ]);
  });

  it('reads columns one after the other, and headings across them in their place', () => {
    const segments = page(
      [[0, 'Un título que va de un lado al otro de la página']],
      [
        [0, 'Ayer comimos en casa'],
        [300, 'Mañana vamos al cine'],
      ],
      [
        [0, 'de mi abuela y luego'],
        [300, 'con mis amigos, porque'],
      ],
      [
        [0, 'salimos a pasear.'],
        [300, 'hay una película nueva.'],
      ],
      [[0, 'Y otra línea que va de un lado al otro de la página']],
    );
    expect(linesInReadingOrder(segments)).toEqual([
      'Un título que va de un lado al otro de la página',
      'Ayer comimos en casa',
      'de mi abuela y luego',
      'salimos a pasear.',
      'Mañana vamos al cine',
      'con mis amigos, porque',
      'hay una película nueva.',
      'Y otra línea que va de un lado al otro de la página',
    ]);
  });

  it('keeps a word and its translation on one line', () => {
    const segments = page(
      [
        [0, 'la mesa'],
        [200, 'the table'],
      ],
      [
        [0, 'la silla'],
        [200, 'the chair'],
      ],
      [
        [0, 'el libro'],
        [200, 'the book'],
      ],
    );
    expect(linesInReadingOrder(segments)).toEqual([
      'la mesa\tthe table',
      'la silla\tthe chair',
      'el libro\tthe book',
    ]);
  });

  it('keeps a pronoun and its form on one line', () => {
    const segments = page(
      [
        [0, 'yo'],
        [200, 'hablo'],
      ],
      [
        [0, 'tú'],
        [200, 'hablas'],
      ],
      [
        [0, 'nosotros'],
        [200, 'hablamos'],
      ],
    );
    expect(linesInReadingOrder(segments)[2]).toBe('nosotros\thablamos');
  });

  it('reads pairs written in two columns column by column', () => {
    const segments = page(
      [
        [0, 'la mesa - the table'],
        [300, 'el pan - the bread'],
      ],
      [
        [0, 'la silla - the chair'],
        [300, 'la sal - the salt'],
      ],
      [
        [0, 'el libro - the book'],
        [300, 'el té - the tea'],
      ],
    );
    expect(linesInReadingOrder(segments)[1]).toBe('la silla - the chair');
  });

  it('reads two lists of pairs side by side as two lists', () => {
    const segments = page(
      [
        [0, 'la mesa'],
        [150, 'the table'],
        [400, 'el pan'],
        [550, 'the bread'],
      ],
      [
        [0, 'la silla'],
        [150, 'the chair'],
        [400, 'la sal'],
        [550, 'the salt'],
      ],
      [
        [0, 'el libro'],
        [150, 'the book'],
        [400, 'la leche'],
        [550, 'the milk'],
      ],
    );
    expect(linesInReadingOrder(segments)).toEqual([
      'la mesa\tthe table',
      'la silla\tthe chair',
      'el libro\tthe book',
      'el pan\tthe bread',
      'la sal\tthe salt',
      'la leche\tthe milk',
    ]);
  });

  it('reads the two sides of a chat in the order of time', () => {
    const segments = page(
      [[0, 'Hola, ¿qué haces?']],
      [[300, 'Nada, estoy en casa.']],
      [[0, '¿Quieres salir?']],
      [[300, 'Sí, claro.']],
      [[0, 'A las ocho.']],
      [[300, 'Vale, hasta luego.']],
    );
    expect(linesInReadingOrder(segments)[1]).toBe('Nada, estoy en casa.');
  });

  it('joins bullets and numbers with what they stand before', () => {
    const segments = page(
      [
        [0, '1.'],
        [40, 'la mesa - the table'],
      ],
      [
        [0, '2.'],
        [40, 'la silla - the chair'],
      ],
      [
        [0, '3.'],
        [40, 'el libro - the book'],
      ],
    );
    expect(linesInReadingOrder(segments)).toEqual([
      '1. la mesa - the table',
      '2. la silla - the chair',
      '3. el libro - the book',
    ]);
  });
});
