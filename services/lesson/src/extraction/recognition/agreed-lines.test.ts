import { describe, expect, it } from 'vitest';
import { agreedLines, type LineOnPage } from './agreed-lines.ts';

/** Words of 100 by 20 pixels, such as 'casa^40'; a confidence of 95 unless it says another. */
function line(text: string, top = 0): LineOnPage {
  const words = text.split(' ').map((word, i) => {
    const [, letters = '', confidence = '95'] = /^(.+?)(?:\^(\d+))?$/.exec(word) ?? [];
    const bbox = { x0: i * 110, y0: top, x1: i * 110 + 100, y1: top + 20 };
    return { text: letters, confidence: Number(confidence), bbox };
  });
  return { words, bbox: { x0: 0, y0: top, x1: words.length * 110, y1: top + 20 } };
}

const texts = (readings: LineOnPage[][]) =>
  agreedLines(readings).map(({ words }) =>
    words.map(({ text, confidence }) => (confidence === 0 ? `(${text})` : text)).join(' '),
  );

describe('several readings of one page', () => {
  it('agree on the word that most of them have', () => {
    expect(texts([[line('la mesa^90')], [line('la casa^70')], [line('la casa^60')]])).toEqual([
      'la casa',
    ]);
  });

  it('prefer a word of the language', () => {
    expect(texts([[line('el nimers^84')], [line('el número^80')]])).toEqual(['el número']);
  });

  it('leave a word open that each of them reads otherwise', () => {
    expect(texts([[line('la cada^50')], [line('la falda^40')], [line('la faida^55')]])).toEqual([
      'la (cada)',
    ]);
  });

  it('give each line in the reading that is surest of it, and the lines that only one has', () => {
    const first = [line('la nube^40 blanca^40'), line('el sol', 30)];
    const second = [line('la nube^90 blanca^90'), line('la luna', 60)];
    expect(texts([first, second]).sort()).toEqual(['el sol', 'la luna', 'la nube blanca']);
  });

  it('count words that one of them ran together', () => {
    const apart: LineOnPage = {
      bbox: { x0: 0, y0: 0, x1: 100, y1: 20 },
      words: [
        { text: 'mi', confidence: 90, bbox: { x0: 0, y0: 0, x1: 30, y1: 20 } },
        { text: 'hijo', confidence: 90, bbox: { x0: 40, y0: 0, x1: 100, y1: 20 } },
      ],
    };
    expect(texts([[line('mihijo^92')], [apart]])).toEqual(['mi hijo']);
  });
});
