import { describe, expect, it } from 'vitest';
import { withoutWrapping } from './wrapped-lines.ts';

/** Lines ten units high, eight wide a letter, sixteen apart. */
function column(...texts: string[]) {
  return texts.map((text, i) => ({
    text,
    x0: 0,
    x1: 8 * text.length,
    y0: 16 * i,
    y1: 16 * i + 10,
  }));
}

describe('withoutWrapping', () => {
  it.each([
    ['¿Me trae la carta, por favor? - Can you bring me the menu,', 'please?'],
    ['Mi abuela hacía pan. - My grandmother used to make bread on', 'Sundays.'],
    ['Ayer perdí mi pasaporte en el aeropuerto', 'de Barcelona y lloré.'],
  ])('joins what the margin broke: %s', (...broken) => {
    const lines = column('la cuenta - the bill', ...broken, 'el pan - the bread');
    expect(withoutWrapping(lines)[1]).toBe(broken.join(' '));
  });

  it.each([
    ['a list of pairs', ['la computadora portátil - the laptop', 'el ratón - the mouse']],
    ['sentences', ['Mañana vamos a cenar en un restaurante.', 'El niño comió jamón.']],
    ['a heading and its list', ['Vocabulario de la cocina y el comedor', 'la mesa - the table']],
    ['bullets', ['- una frase bastante larga sin punto', '- otra']],
    ['short words', ['el desayuno', 'la cena', 'el almuerzo']],
    ['a question', ['Quisiera una mesa para dos personas', '¿Cuánto cuesta?']],
  ])('leaves %s as written', (_name, texts) => {
    expect(withoutWrapping(column(...texts))).toEqual(texts);
  });
});
