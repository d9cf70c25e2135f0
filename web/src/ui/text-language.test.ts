import { describe, expect, it } from 'vitest';
import { firstIsSpanish, languageSpans, looksSpanish } from './text-language.ts';

describe('looksSpanish', () => {
  it.each([
    'Yo vivo en Madrid.',
    '¿Qué tal?',
    'la mesa',
    'hablar',
    'el perro negro',
    'Tengo hambre',
  ])('takes %s for Spanish', (text) => {
    expect(looksSpanish(text)).toBe(true);
  });

  it.each(['I live in Madrid.', 'the table', 'to speak', 'good morning', 'True', 'the black dog'])(
    'takes %s for English',
    (text) => {
      expect(looksSpanish(text)).toBe(false);
    },
  );
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
  it('finds the Spanish that is quoted in an English question', () => {
    expect(languageSpans('What does “pez” mean?')).toEqual([
      { text: 'What does ', spanish: false, start: 0 },
      { text: '“pez”', spanish: true, start: 10 },
      { text: ' mean?', spanish: false, start: 15 },
    ]);
    expect(languageSpans('How do you say “fish” in Spanish?')[1]?.spanish).toBe(false);
    expect(languageSpans('“El perro” means “the dog”.').map(({ spanish }) => spanish)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});
