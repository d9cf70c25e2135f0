import { describe, expect, it } from 'vitest';
import type { LineOnPage } from './agreed-lines.ts';
import { recognisedText } from './recognised-lines.ts';

/** Lines of words of ten pixels a letter, read well. */
function page(...texts: string[]): LineOnPage[] {
  return texts.map((text, row) => {
    let x = 0;
    const words = text.split(' ').map((word) => {
      const bbox = { x0: x, y0: row * 40, x1: x + word.length * 10, y1: row * 40 + 20 };
      x = bbox.x1 + 10;
      return { text: word, confidence: 95, bbox };
    });
    return { words, bbox: { x0: 0, y0: row * 40, x1: x, y1: row * 40 + 20 } };
  });
}

const read = (...texts: string[]) => recognisedText(page(...texts)).text.split('\n');

describe('bullets that were read as letters', () => {
  it('are bullets again', () => {
    expect(read('e dar un paseo', '© salir de copas')).toEqual([
      '• dar un paseo',
      '• salir de copas',
    ]);
    expect(read('e ir de compras', 'o tocar la guitarra', 'e jugar al ajedrez')).toEqual([
      '• ir de compras',
      '• tocar la guitarra',
      '• jugar al ajedrez',
    ]);
  });

  it('are told from words', () => {
    expect(read('o puedes llamar', 'e hijos')).toEqual(['o puedes llamar', 'e hijos']);
  });
});

it('reads on over a gap that the engine took for a gutter', () => {
  const lines = page('la dia -> el dia', 'Yo voy a el parque', 'Me llamo es Anna').flatMap(
    (line) => {
      const half = (words: LineOnPage['words']) => ({
        words,
        bbox: { ...line.bbox, x0: words[0]!.bbox.x0, x1: words.at(-1)!.bbox.x1 },
      });
      return [half(line.words.slice(0, 2)), half(line.words.slice(2))];
    },
  );
  expect(recognisedText(lines).text.split('\n')).toEqual([
    'la día → el día',
    'Yo voy a el parque',
    'Me llamo es Anna',
  ]);
});
