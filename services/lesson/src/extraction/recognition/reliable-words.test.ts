import { describe, expect, it } from 'vitest';
import { isReliable, reliableWords } from './reliable-words.ts';

/** 'la casa^40': every word was read with a confidence of 95 unless it says another. */
function read(line: string) {
  return line.split(' ').map((word) => {
    const [, text = '', confidence = '95'] = /^(.+?)(?:\^(\d+))?$/.exec(word) ?? [];
    return { text, confidence: Number(confidence) };
  });
}

const kept = (line: string) =>
  reliableWords(read(line))
    .map(({ text }) => text)
    .join(' ');

describe('the words of a line', () => {
  it.each([
    ['la casa - the house', 'la casa - the house'],
    ['el perro^60 - the dog^58', 'el perro - the dog'],
    // A name or an unknown word that was read well is what stands there.
    ['Vivo en Guadalajara^70', 'Vivo en Guadalajara'],
    ['el tlacuache^91 duerme', 'el tlacuache duerme'],
  ])('%j are kept', (line, words) => {
    expect(kept(line)).toBe(words);
  });

  it('that the engine hardly saw are stains, which leave the others', () => {
    expect(kept('~^12 la casa |^29')).toBe('la casa');
  });

  it.each(['el prnro^60 - the dog', 'la csaa^84 grande'])(
    'of which one is guessed, %j, are left out altogether',
    (line) => {
      expect(kept(line)).toBe('');
    },
  );
});

describe('a piece of a line', () => {
  it.each([
    ['la casa', true],
    ['la^50 casa^50', false],
    // The confidence of a long word counts for more than that of a short one.
    ['y^31 restaurante^70', true],
    ['__ || =', false],
    ['e', false],
    ['Tb L', false],
    ['a 3', true],
  ])('%j can be relied on: %j', (line, reliable) => {
    const words = read(line);
    expect(isReliable(words.map(({ text }) => text).join(' '), words)).toBe(reliable);
  });
});
