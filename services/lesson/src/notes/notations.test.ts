import { describe, expect, it } from 'vitest';
import { understandNotes } from './understand-notes.ts';

const mistakes = [
  ['Me gusta los gatos', 'Me gustan los gatos'],
  ['Trabajo por una empresa grande', 'Trabajo para una empresa grande'],
  ['¿Dónde es el baño?', '¿Dónde está el baño?'],
] as const;

/** W is what was wrong and R what is right. */
const notations = [
  'W → R',
  '"W" => "R"',
  'R ← W',
  'W >> R',
  'not "W" but "R"',
  'R, not W',
  'R (not "W")',
  'R [not: W]',
  'No se dice "W", se dice "R".',
  'No decimos "W", decimos "R"',
  'Nunca digas "W"; di "R"',
  '"R" en vez de "W"',
  '❌ W ✅ R',
  '❌ W\n✅ R',
  '✅ R\n❌ W',
  'W ❌\nR ✅',
  'X W\n✓ R',
  '[✗] W [✓] R',
  'Marta corrected: ✗ W  ✓ R',
  '~~W~~ R',
  '~~W~~\nR',
  'R ~~W~~',
  '<del>W</del> <ins>R</ins>',
  '"W" should be "R"',
  'W (should be "R")',
  'I said "W". It should be "R".',
  'You said "W" → R',
  'You said: W\nBetter: R',
  'Error: W\nCorrección: R',
  'Incorrecto: W\nCorrecto: R',
  'NO: W\nSÍ: R',
  '- W\n+ R',
  '"W" no, mejor "R"',
  'W – lo correcto es: R',
  "Don't say W, say R",
  'Sam: W\nProfe: Casi: W → R',
  'Sam: W\nProfe: *R',
  'Sam: W\nProfe: R*',
  'Sam: W\nProfe: Muy bien, pero *R',
  '[10:01, 3/4/2025] Sam: W\n[10:02, 3/4/2025] Marta: → R',
];

const written = (notation: string) =>
  mistakes
    .map(([wrong, right]) => notation.replaceAll('W', wrong).replaceAll('R', right))
    .join('\n');

describe('a mistake is found in every notation, with a heading of mistakes and without', () => {
  it.each(notations)('%s', (notation) => {
    for (const heading of ['', 'Corrections\n']) {
      const { corrections, sentences, pairs } = understandNotes(
        `La casa\n\nel perro = dog\n\n${heading}${written(notation)}\n`,
      );
      const found = corrections.map(({ wrong, right }) => [wrong, right]);
      expect(found).toEqual(mistakes.map((mistake) => [...mistake]));
      const taught = [...sentences, ...pairs].map(({ spanish }) => spanish);
      expect(taught.filter((text) => mistakes.some(([wrong]) => text.includes(wrong)))).toEqual([]);
    }
  });
});

describe('entries that say one thing twice', () => {
  const entries = (mark: string) =>
    ['El cocina es grande', 'Vivo por Madrid', 'Mi casa es cerca']
      .map(
        (wrong, i) => `${wrong}${mark}${['La cocina', 'Vivo en Madrid', 'Mi casa está cerca'][i]}`,
      )
      .join('\n');

  it.each([' / ', ' - ', ' = ', '\t'])('are corrections where grammar says so: %s', (mark) => {
    const notes = entries(mark).replace('La cocina', 'La cocina es grande');
    expect(understandNotes(notes).corrections).toHaveLength(3);
  });

  it('are none where both are right', () => {
    const notes = 'hablo español / hablas español\nEstá en casa / Es de casa';
    expect(understandNotes(notes).corrections).toEqual([]);
  });
});

it('a note with the number of a place in a text mends the sentence', () => {
  const notes = `Mi pueblo es muy bonita (1). Hay muchos (2) tiendas. Vivo aquí desde niño.

(1) muy bonita → muy bonito
(2) muchos tiendas → muchas tiendas`;
  const { corrections, sentences } = understandNotes(notes);
  expect(corrections.map(({ right }) => right)).toEqual([
    'Mi pueblo es muy bonito.',
    'Hay muchas tiendas.',
  ]);
  expect(sentences.map(({ spanish }) => spanish)).toContain('Vivo aquí desde niño.');
});

it('a replacement in brackets mends the sentence around it', () => {
  const [found] = understandNotes(
    'En casa reciclamos [todo los días → todos los días].',
  ).corrections;
  expect(found?.right).toBe('En casa reciclamos todos los días.');
});

it('what a tutor wants left out is, and is no part of the sentence', () => {
  const notes = `Tutor: ¿Cuánto estudiaste?
Ana: Estudié por dos horas.
Tutor: Estudié dos horas, sin "por".
Ana: Esperé por el autobús.
Tutor: sin "por"`;
  const { corrections, sentences } = understandNotes(notes);
  expect(corrections.map(({ right }) => right)).toEqual([
    'Estudié dos horas.',
    'Esperé el autobús.',
  ]);
  expect(sentences.filter(({ spanish }) => spanish.includes('sin'))).toEqual([]);
});

it('what a tutor objects to without saying what is right is not taught', () => {
  const notes = 'Sam: Estoy embarazada por mi acento.\nTutor: ¡Casi! ¿Qué significa eso?';
  expect(understandNotes(notes).sentences.map(({ spanish }) => spanish)).not.toContain(
    'Estoy embarazada por mi acento.',
  );
});

it('forms that show how to command correct nothing', () => {
  const notes = `hablar: habla / no hables
comer: come / no comas

Decimos "haz los deberes" y no "hace los deberes"
Decimos "pon la radio" y no "pone la radio"`;
  expect(understandNotes(notes).corrections.map(({ wrong }) => wrong)).toEqual([
    'hace los deberes',
    'pone la radio',
  ]);
});
