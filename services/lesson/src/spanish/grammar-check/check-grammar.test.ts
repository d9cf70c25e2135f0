import { describe, expect, it } from 'vitest';
import { mistakeCases } from '../mistakes/mistake-cases.ts';
import { rightSentences } from '../mistakes/right-sentences.ts';
import { likelySlip } from './check-grammar.ts';

describe('what a teacher would look at twice', () => {
  it.each([
    ['Mis abuelos vive en el campo.', 'plural subject, vive'],
    ['Comimos una paella muy rico.', 'paella rico'],
    ['La ciudad es muy bonito.', 'ciudad es bonito'],
    ['Ellos tiene un perro.', 'ellos tiene'],
    ['Hola, ayer visité a Ana y nosotros comió juntos.', 'nosotros comió'],
    ['Tengo mucho trabajos.', 'mucho trabajos'],
    ['La agua está fría.', 'la agua'],
    ['Mi trabajo empezar a las nueve.', 'trabajo empezar'],
    ['Tengo que trabajando hoy.', 'tengo que trabajando'],
    ['He rompido el vaso.', 'he rompido'],
    ['Quiero que vienes a la fiesta.', 'quiero que vienes a la fiesta'],
    ['Yo sabo la verdad.', 'sabo'],
    ['Nos vemos en lunes.', 'en lunes'],
    ['El banco es en la calle Mayor.', 'banco es en '],
    ['Soy muy cansado.', 'soy muy cansado'],
  ])('%s', (text, slip) => expect(likelySlip(text)).toBe(slip));

  it('leaves right sentences alone', () => {
    const right = [
      ...rightSentences,
      ...Object.values(mistakeCases)
        .flat()
        .map(([one]) => one),
    ];
    expect(right.filter((sentence) => likelySlip(sentence) !== undefined)).toEqual([]);
  });

  it('takes a word that the notes give for no misspelling', () => {
    expect(likelySlip('El pibe baila bien.')).toBe('pibe');
    expect(likelySlip('El pibe baila bien.', (word) => word === 'pibe')).toBeUndefined();
  });
});
