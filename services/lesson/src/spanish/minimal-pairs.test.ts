import { describe, expect, it } from 'vitest';
import { findMistakes } from './minimal-pairs.ts';

const wrongs = (sentence: string) => findMistakes(sentence).map(({ wrong }) => wrong);

describe('mistakes made from correct sentences', () => {
  it.each([
    ['El problema es difícil.', 'La problema es difícil.'],
    ['Tengo una mano fría.', 'Tengo un mano fría.'],
    ['La casa es muy bonita.', 'La casa es muy bonito.'],
    ['Tiene un perro negro.', 'Tiene un perro negra.'],
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
    ['Me gustan los libros.', 'Me gusta los libros.'],
    ['Me gusta nadar.', 'Me gustan nadar.'],
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

  it('finds nothing in what has no Spanish', () => {
    expect(findMistakes('')).toEqual([]);
    expect(findMistakes('The cat is black.')).toEqual([]);
  });
});
