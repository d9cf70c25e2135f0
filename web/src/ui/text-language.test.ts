import { describe, expect, it } from 'vitest';
import { firstIsSpanish, languageSpans, looksSpanish, spokenSpanish } from './text-language.ts';

describe('looksSpanish', () => {
  it.each([
    'Yo vivo en Madrid.',
    '¿Qué tal?',
    'la mesa',
    'hablar',
    'el perro negro',
    'Tengo hambre',
    'la ciudad',
    'comer',
    'manzana',
  ])('takes %s for Spanish', (text) => {
    expect(looksSpanish(text)).toBe(true);
  });

  it.each([
    'I live in Madrid.',
    'the table',
    'to speak',
    'good morning',
    'True',
    'the black dog',
    'sister',
    'brother',
    'water',
    'dinner',
  ])('takes %s for English', (text) => {
    expect(looksSpanish(text)).toBe(false);
  });
});

describe('firstIsSpanish', () => {
  it('tells the sides of a card apart, whichever comes first', () => {
    expect(firstIsSpanish('el jardín', 'the garden')).toBe(true);
    expect(firstIsSpanish('the garden', 'el jardín')).toBe(false);
    expect(firstIsSpanish('to eat', 'comer')).toBe(false);
  });

  it('takes the first side where nothing gives it away', () => {
    expect(firstIsSpanish('hotel', 'hotel')).toBe(true);
  });
});

describe('languageSpans', () => {
  /** Writes the Spanish parts in brackets. */
  const marked = (text: string) =>
    languageSpans(text)
      .map((span) => (span.spanish ? `[${span.text}]` : span.text))
      .join('');

  it.each([
    ['What does “pez” mean?', 'What does [“pez”] mean?'],
    ['What does «pez» mean?', 'What does [«pez»] mean?'],
    ['How do you say “fish” in Spanish?', 'How do you say “fish” in Spanish?'],
    ['“El perro” means “the dog”.', '[“El perro”] means “the dog”.'],
    ['“apple” is «manzana».', '“apple” is [«manzana»].'],
    [
      'Complete the sentence: Yo ___ en Madrid. (to live)',
      'Complete the sentence: [Yo ___ en Madrid. ](to live)',
    ],
    ['Yo vivo en Madrid.', '[Yo vivo en Madrid.]'],
  ])('tells the languages of %s apart', (text, expected) => {
    expect(marked(text)).toBe(expected);
  });

  it('says where each part begins', () => {
    expect(languageSpans('What does «pez» mean?').map(({ start }) => start)).toEqual([0, 10, 15]);
  });
});

describe('spokenSpanish', () => {
  it('leaves out the English and the quotes', () => {
    expect(spokenSpanish('What does «la mesa» mean?')).toBe('la mesa');
    expect(spokenSpanish('How do you say “the table” in Spanish?')).toBe('');
  });
});
