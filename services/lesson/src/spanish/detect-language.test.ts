import { describe, expect, it } from 'vitest';
import { detectLanguage, hasFiniteVerb } from './detect-language.ts';
import { tokenize, wordsOf } from './sentence-words.ts';

describe('detecting the language', () => {
  it.each([
    'la manzana',
    'gato',
    'chévere',
    'Voy a la playa con mis amigos',
    'manana voy al medico',
    'estadía',
    '¿Qué tal?',
    'Me llamo Ana',
  ])('%s is Spanish', (text) => {
    expect(detectLanguage(text)).toBe('spanish');
  });

  it.each([
    'the apple',
    'cat',
    'I speak',
    'used for permanent things',
    'We talked about my trip',
    'to get up early',
    "it's raining",
    'hangover',
  ])('%s is English', (text) => {
    expect(detectLanguage(text)).toBe('english');
  });

  it.each(['', '123', 'hotel', 'animal', 'no', '🎉', 'Zzz'])('%s could be either', (text) => {
    expect(detectLanguage(text)).toBe('unknown');
  });
});

describe('a verb of its own', () => {
  it.each(['Yo como pan', 'hay un problema', 'me gusta el café', 'Ella habla inglés', 'no sé'])(
    '%s has one',
    (text) => {
      expect(hasFiniteVerb(text)).toBe(true);
    },
  );

  it.each(['la casa', 'por la tarde', 'hacer escala', 'el trabajo', 'una mesa para dos', 'tapas'])(
    '%s has none',
    (text) => {
      expect(hasFiniteVerb(text)).toBe(false);
    },
  );
});

describe('words of a sentence', () => {
  it('keeps punctuation apart and spelling as it is', () => {
    expect(tokenize('¿Cómo estás, Ana?').map(({ text }) => text)).toEqual([
      '¿',
      'Cómo',
      'estás',
      ',',
      'Ana',
      '?',
    ]);
    expect(wordsOf('Son las 10:30.')).toEqual(['Son', 'las', '10:30']);
  });
});
