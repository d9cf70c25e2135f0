import { describe, expect, it } from 'vitest';
import { gradeQuiz, gradeText, normalizeAnswer, scorePercent, similarity } from './grading.ts';

const correct = (given: string, expected: string, alternatives?: string[]) =>
  gradeText(given, expected, alternatives).correct;

describe('normalising an answer', () => {
  it('ignores case, outer space and . , ! ? ; ¿ ¡', () => {
    expect(normalizeAnswer('  ¡Hola, María!  ¿Qué tal?; bien. ')).toBe('hola maria que tal bien');
  });

  it('collapses white space of any kind', () => {
    expect(normalizeAnswer('yo\t soy \n de  aquí')).toBe('yo soy de aqui');
  });

  it('folds exactly á à é è í ì ó ò ú ù ñ', () => {
    expect(normalizeAnswer('áàéèíìóòúùñ ÁÀÉÈÍÌÓÒÚÙÑ')).toBe('aaeeiioouun aaeeiioouun');
    expect(normalizeAnswer('pingüino â ç')).toBe('pingüino â ç');
  });

  it('treats a letter with a combining accent like the letter itself', () => {
    expect(normalizeAnswer('esta\u0301')).toBe('esta');
  });

  it('keeps every other sign', () => {
    expect(normalizeAnswer("it's 8:30 (a.m.)")).toBe("it's 8:30 (am)");
  });
});

describe('grading typed text', () => {
  it('accepts the expected text in another case and punctuation', () => {
    expect(correct('como estas', '¿Cómo estás?')).toBe(true);
  });

  it('accepts one edit in twenty letters: similarity is exactly 0.95', () => {
    const expected = 'a'.repeat(20);
    const given = `${'a'.repeat(19)}b`;
    expect(similarity(given, expected)).toBe(0.95);
    expect(correct(given, expected)).toBe(true);
  });

  it('refuses one edit in nineteen letters', () => {
    expect(correct(`${'a'.repeat(18)}b`, 'a'.repeat(19))).toBe(false);
  });

  it('takes the longer of the two lengths: one letter too many counts like one too few', () => {
    expect(correct('a'.repeat(20), 'a'.repeat(19))).toBe(true);
    expect(correct('a'.repeat(19), 'a'.repeat(20))).toBe(true);
    expect(correct('a'.repeat(18), 'a'.repeat(19))).toBe(false);
  });

  it('never accepts two edits, however long the text', () => {
    const expected = 'a'.repeat(200);
    expect(correct(`b${'a'.repeat(198)}b`, expected)).toBe(false);
    expect(correct(`b${'a'.repeat(199)}`, expected)).toBe(true);
  });

  it('counts a letter swapped with its neighbour as two edits', () => {
    expect(
      correct('Tengo que estudiar muhco esta semana', 'Tengo que estudiar mucho esta semana'),
    ).toBe(false);
  });

  it('never accepts another short text', () => {
    expect(correct('el', 'la')).toBe(false);
    expect(correct('soy', 'voy')).toBe(false);
    expect(correct('so', 'soy')).toBe(false);
    expect(correct('sé', 'se')).toBe(true);
  });

  it('accepts nothing for something and something for nothing', () => {
    expect(correct('', 'la casa')).toBe(false);
    expect(correct('   ', 'sí')).toBe(false);
    expect(correct('¡!', 'yo')).toBe(false);
  });

  it('accepts each alternative as if it were the expected text', () => {
    expect(correct('manzana', 'la manzana', ['manzana'])).toBe(true);
    expect(correct('pera', 'la manzana', ['manzana'])).toBe(false);
  });
});

describe('what the learner is shown after a typed answer', () => {
  it('says when accents differ though the answer counts', () => {
    expect(gradeText('Maria esta en casa', 'María está en casa.')).toEqual({
      correct: true,
      spellingDiffers: true,
      expected: 'María está en casa.',
    });
    expect(gradeText('esta', 'está').spellingDiffers).toBe(true);
  });

  it('says when a letter differs though the answer counts', () => {
    const verdict = gradeText('Mi hermana vive en Barselona', 'Mi hermana vive en Barcelona');
    expect(verdict).toMatchObject({ correct: true, spellingDiffers: true });
  });

  it('says nothing about case, punctuation and spaces', () => {
    expect(gradeText('hola  ana', '¡Hola, Ana!').spellingDiffers).toBe(false);
    expect(gradeText('esta\u0301', 'está').spellingDiffers).toBe(false);
  });

  it('names the accepted text that the answer spells, before one that it nearly spells', () => {
    expect(gradeText('está', 'esta', ['está'])).toEqual({
      correct: true,
      spellingDiffers: false,
      expected: 'está',
    });
  });

  it('names the expected text when the answer is wrong', () => {
    expect(gradeText('perro', 'el gato', ['gato']).expected).toBe('el gato');
  });
});

describe('grading a quiz answer', () => {
  it('compares exactly, but for case and outer space', () => {
    expect(gradeQuiz('  LA Manzana ', 'la manzana')).toBe(true);
    expect(gradeQuiz('esta', 'está')).toBe(false);
    expect(gradeQuiz('la manzana.', 'la manzana')).toBe(false);
  });

  it('does not mind how an accented letter is encoded', () => {
    expect(gradeQuiz('esta\u0301', 'está')).toBe(true);
  });
});

describe('the score', () => {
  it('is the rounded percentage', () => {
    expect(scorePercent(2, 3)).toBe(67);
    expect(scorePercent(1, 3)).toBe(33);
    expect(scorePercent(1, 8)).toBe(13);
    expect(scorePercent(0, 5)).toBe(0);
    expect(scorePercent(5, 5)).toBe(100);
    expect(scorePercent(0, 0)).toBe(0);
  });
});
