import { expect, it } from 'vitest';
import { glossedWords } from './glossed-words.ts';

function words(spanish: string): string[] {
  return glossedWords([{ spanish }]).map((pair) => `${pair.spanish}: ${pair.english}`);
}

it('gives the words of a sentence in their dictionary form, as the lexicon glosses them', () => {
  expect(words('Los pacientes comen manzanas rojas.')).toContain('la manzana: apple');
});

it('leaves out names, small words and what can be read in two ways', () => {
  expect(words('Ana no es de aquí.').join()).not.toMatch(/Ana|no|de/);
  expect(words('Tomo vino.')).not.toContain('el vino: wine');
});
