import { expect, it } from 'vitest';
import { splitUnseparated } from './unseparated-pair.ts';

it.each([
  ['media docena half a dozen', 'media docena = half a dozen'],
  ['la barra de pan loaf of bread', 'la barra de pan = loaf of bread'],
  ['el cambio change (money)', 'el cambio = change (money)'],
  ['¿qué le pongo? what can I get you?', '¿qué le pongo? = what can I get you?'],
  ['No me gusta la carne', undefined],
])('%s', (line, expected) => {
  const pair = splitUnseparated(line, true)?.pair;
  expect(pair && `${pair.spanish} = ${pair.english}`).toBe(expected);
});
