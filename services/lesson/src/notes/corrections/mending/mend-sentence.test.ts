import { describe, expect, it } from 'vitest';
import { withoutWord } from './deletion.ts';
import { mendSentence, replaceWord } from './mend-sentence.ts';

describe('a reply mends', () => {
  it.each([
    ['mi jefe es enojado conmigo', 'está enojado', 'mi jefe está enojado conmigo'],
    ['Hablo de mi viaje a el norte', 'al norte', 'Hablo de mi viaje al norte'],
    ['Cociné por la primera vez', 'por primera vez', 'Cociné por primera vez'],
    ['Visité a Bilbao y Vitoria', 'Visité Bilbao', 'Visité Bilbao y Vitoria'],
    ['Pienso de mi familia mucho', 'Pienso mucho en mi familia', 'Pienso mucho en mi familia'],
    ['Mis amigos va al cine hoy.', 'Mis amigos van al cine hoy.', 'Mis amigos van al cine hoy.'],
    ['Yo vivo en un casa.', 'Vivo en una casa.', 'Vivo en una casa.'],
  ])('%s | %s', (said, reply, whole) => {
    expect(mendSentence(said, reply)?.whole.right).toBe(whole);
  });

  it.each([
    ['Tengo dos perros.', 'Tienes dos perros.'],
    ['Me gusta el café.', 'Me gusta el té.'],
    ['Fui al cine con mi hermano.', '¿Al cine con tu hermano?'],
    ['¿Estás bien?', 'Estoy bien.'],
    ['Vivo en Londres.', 'Vivo en Madrid.'],
    ['Hoy hace sol.', 'Hoy hace sol.'],
  ])('nothing: %s | %s', (said, reply) => {
    expect(mendSentence(said, reply)).toBeUndefined();
  });
});

describe('the one word that a correction names stands for', () => {
  it.each([
    ['la problema', 'el', 'el problema'],
    ['Los niños son cansado', 'cansados', 'Los niños son cansados'],
    ['Yo ha comido', 'he', 'Yo he comido'],
    ['La casa es en la calle Mayor', 'está', 'La casa está en la calle Mayor'],
    ['¿Cómo es tu nombre?', 'cuál', '¿Cuál es tu nombre?'],
  ])('its like: %s | %s', (sentence, fragment, mended) => {
    expect(replaceWord(sentence, fragment)).toBe(mended);
  });

  it('nothing, where it is not plain which is meant', () => {
    expect(replaceWord('la casa de la abuela', 'el')).toBeUndefined();
  });
});

it('a remark may ask for words to be left out', () => {
  expect(withoutWord('como un profesor', 'sin "un"')).toBe('como profesor');
  expect(withoutWord('como un profesor', 'sin "la"')).toBeUndefined();
  expect(withoutWord('como un profesor', 'profesora')).toBeUndefined();
});

it('a reply that only adds emphasis mends nothing', () => {
  expect(mendSentence('No, gracias, tengo una.', '¡Muchas gracias!')).toBeUndefined();
  expect(mendSentence('bien! fui a la playa', 'qué bien')).toBeUndefined();
});
