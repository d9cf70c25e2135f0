import { describe, expect, it } from 'vitest';
import { findMistakes } from './minimal-pairs.ts';

const wrongs = (sentence: string) => findMistakes(sentence).map(({ wrong }) => wrong);

describe('mistakes made from correct sentences', () => {
  it.each([
    ['El problema es difícil.', 'La problema es difícil.'],
    ['Tengo una mano fría.', 'Tengo un mano fría.'],
    ['La casa es bonita.', 'La casa es bonito.'],
    ['Es un perro negro.', 'Es un perro negra.'],
    ['Estoy comiendo.', 'Soy comiendo.'],
    ['Estamos en casa.', 'Somos en casa.'],
    ['Soy de España.', 'Estoy de España.'],
    ['Soy profesor.', 'Estoy profesor.'],
    ['Tengo hambre.', 'Estoy hambre.'],
    ['Tengo veinte años.', 'Soy veinte años.'],
    ['Yo como manzanas.', 'Yo come manzanas.'],
    ['Nosotros no hablamos inglés.', 'Nosotros no hablan inglés.'],
    ['Un café, por favor.', 'Un café, para favor.'],
    ['Gracias por tu ayuda.', 'Gracias para tu ayuda.'],
    ['Me gustan los gatos.', 'Me gusta los gatos.'],
    ['Me gusta nadar.', 'Me gustan nadar.'],
    ['Estoy de acuerdo contigo.', 'Soy de acuerdo contigo.'],
    ['Por cierto, llega mañana.', 'Para cierto, llega mañana.'],
    ['Tienes razón.', 'Estás razón.'],
    ['El coche es muy caro.', 'El coche es mucho caro.'],
    ['Tengo mucha hambre.', 'Tengo muy hambre.'],
    ['Sé nadar.', 'Conozco nadar.'],
    ['Son las tres y media.', 'Están las tres y media.'],
    ['No sabemos bailar.', 'No conocemos bailar.'],
    ['Estamos de vacaciones.', 'Somos de vacaciones.'],
  ])('%s → %s', (right, wrong) => {
    expect(wrongs(right)).toContain(wrong);
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
    ['El agua está fría.', 'La agua está fría.'],
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
    'Llueve.',
    'Mañana vuelvo.',
    'Canta bien.',
    'Viajo a menudo.',
    '¿Cómo te llamas?',
    '¿Dónde vives?',
    '¿Qué tal?',
    'Nos vemos mañana.',
    'Está cansado.',
    'Es aburrido.',
    'Está aburrido.',
    'Es listo.',
    'Está listo.',
    'Es en casa.',
    'Voy a Madrid.',
    'Es para siempre.',
    'Lo hago para ti.',
    'Lo hago por ti.',
    'Camina por aquí.',
    'Paso por Madrid.',
    'Sé que vienes.',
    'Conozco Madrid.',
    'Te quiero.',
    'Vivía en Madrid.',
    'Viví en Madrid.',
    'Ya comimos.',
    'Quizás venga.',
    'Ojalá venga.',
    'No digas nada.',
    'Ven aquí.',
    'Dímelo ahora.',
    'Me levanto temprano.',
    'Está muy bien.',
    'Son las dos.',
    'Es la una.',
    'Hablas despacio.',
    'Salimos tarde.',
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
