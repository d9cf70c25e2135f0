import { describe, expect, it } from 'vitest';
import { englishForms, englishKey, spanishForms, spanishKey } from './answer-forms.ts';

describe('what a gloss stands for', () => {
  it.each([
    ['the apple', ['the apple']],
    ['you (formal)', ['you']],
    ['the car / automobile', ['the car', 'automobile']],
    ['pretty, beautiful', ['pretty', 'beautiful']],
    ['he/she is', ['he is', 'she is']],
    ['open 24/7', ['open 24/7']],
    ['(informal)', ['(informal)']],
  ])('%s', (english, forms) => {
    expect(englishForms(english, 'word')).toEqual(forms);
  });

  it('keeps the commas of a sentence', () => {
    expect(englishForms('Close the door, please.', 'sentence')).toEqual([
      'Close the door, please.',
    ]);
  });
});

describe('what a Spanish entry stands for', () => {
  it.each([
    ['la manzana', ['la manzana']],
    ['guapo/a', ['guapo', 'guapa']],
    ['profesor/a', ['profesor', 'profesora']],
    ['el/la estudiante', ['el estudiante', 'la estudiante']],
    ['el/la bombero/a', ['el bombero', 'la bombera']],
    ['los/as', ['los', 'las']],
    ['el chico / la chica', ['el chico', 'la chica']],
    ['gato (m)', ['gato']],
  ])('%s', (spanish, forms) => {
    expect(spanishForms(spanish)).toEqual(forms);
  });
});

describe('comparing', () => {
  it('takes no notice of articles, case and punctuation', () => {
    expect(englishKey('To eat')).toBe('eat');
    expect(englishKey('The apple.')).toBe('apple');
    expect(spanishKey('La manzana')).toBe(spanishKey('manzana'));
  });

  it('keeps the accents of Spanish, which tell words apart', () => {
    expect(spanishKey('papá')).not.toBe(spanishKey('papa'));
  });
});
