import { describe, expect, it } from 'vitest';
import { findMistakes } from './minimal-pairs.ts';
import { mistakeCases } from './mistakes/mistake-cases.ts';
import { rightSentences } from './mistakes/right-sentences.ts';

const wrongs = (sentence: string) => findMistakes(sentence).map(({ wrong }) => wrong);

describe('mistakes made from correct sentences', () => {
  for (const [family, cases] of Object.entries(mistakeCases)) {
    describe(family, () => {
      it.each(cases)('%s → %s', (right, wrong, rule) => {
        const mistake = findMistakes(right).find((one) => one.wrong === wrong);
        expect(mistake?.rule).toContain(rule);
        expect(mistake?.right).toBe(right);
      });
    });
  }

  it('never makes a sentence that is right', () => {
    const right = new Set([
      ...rightSentences,
      ...Object.values(mistakeCases).flatMap((cases) => cases.map(([sentence]) => sentence)),
    ]);
    for (const sentence of right) {
      for (const { wrong } of findMistakes(sentence)) expect(right.has(wrong), wrong).toBe(false);
    }
  });

  it('names the rule and keeps the right sentence', () => {
    expect(findMistakes('El problema es grave.')).toEqual([
      {
        wrong: 'La problema es grave.',
        right: 'El problema es grave.',
        rule: '‘problema’ is masculine although it ends in -a: el problema.',
      },
    ]);
  });

  it.each([
    // 'La trabajo' can be 'I work it', and 'para él como' has no subject él.
    ['El trabajo cansa.', 'La trabajo cansa.'],
    ['Para él como mucho.', 'Para él comes mucho.'],
    ['La jefe llegó.', 'El jefe llegó.'],
    ['Un agua fría.', 'Una agua fría.'],
    ['Estoy casado.', 'Soy casado.'],
    ['La sopa está rica.', 'La sopa es rica.'],
    ['Lo leí.', 'Lo leía.'],
    ['Ayer hizo sol.', 'Ayer hacía sol.'],
    ['La cena está en la mesa.', 'La cena es en la mesa.'],
    ['Hoy he comido tarde.', 'Hoy comí tarde.'],
    ['Llama a mi madre.', 'Llama mi madre.'],
    ['¿No quieres nada?', '¿Quieres nada?'],
    ['Me levanto temprano.', 'Se levanto temprano.'],
    ['No tengo más de dos.', 'No tengo más que dos.'],
    ['Quieres verlo.', 'Queres verlo.'],
    ['Me gusta la casa y el jardín.', 'Me gustan la casa y el jardín.'],
    ['Es para siempre.', 'Es por siempre.'],
    ['Tú comes pan.', 'Tú come pan.'],
  ])('%s is not turned into %s, which may be right', (right, wrong) => {
    expect(wrongs(right)).not.toContain(wrong);
  });

  it('leaves out errors of one letter in many, which grading would forgive', () => {
    expect(wrongs('Me gustan mucho los libros de España.')).not.toContain(
      'Me gusta mucho los libros de España.',
    );
  });

  it.each([
    'Hola.',
    'Buenos días.',
    'Hasta luego.',
    'Vamos.',
    'Muchas gracias.',
    'Canta bien.',
    'Viajo a menudo.',
    '¿Dónde vives?',
    '¿Qué tal?',
    'Está cansado.',
    'Es aburrido.',
    'Está aburrido.',
    'Es listo.',
    'Está listo.',
    'Es en casa.',
    'Voy a Madrid.',
    'Es para siempre.',
    'Camina por aquí.',
    'Paso por Madrid.',
    'Vivía en Madrid.',
    'Viví en Madrid.',
    'Ya comimos.',
    'Quizás venga.',
    'Ven aquí.',
    'Dímelo ahora.',
    'Hablas despacio.',
    'Salimos tarde.',
    'Busco camarero.',
    'Nadie vino.',
    'Estoy casado.',
    'Llama mi madre.',
    'Sé bueno.',
    'Ven cuando quieras.',
    'Está nublado.',
    'Estamos a lunes.',
    'Quería pan.',
    'Es de noche.',
  ])('finds nothing certain in ‘%s’', (sentence) => {
    expect(findMistakes(sentence)).toEqual([]);
  });

  it('finds nothing in what has no Spanish', () => {
    expect(findMistakes('')).toEqual([]);
    expect(findMistakes('The cat is black.')).toEqual([]);
  });
});

it('no article is swapped where another noun or a second mistake would come of it', () => {
  for (const [sentence, wrong] of [
    ['El vecino es simpático.', 'La vecino es simpático.'],
    ['Hablamos de la semana pasada.', 'Hablamos de el semana pasada.'],
  ] as const) {
    expect(findMistakes(sentence).map((mistake) => mistake.wrong)).not.toContain(wrong);
  }
});
