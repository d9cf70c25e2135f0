import { describe, expect, it } from 'vitest';
import { isSpanishSentence, withOpeningMark } from './spanish-text.ts';

describe('a question or exclamation gets its opening mark', () => {
  it.each([
    ['qué tal estás?', '¿qué tal estás?'],
    ['hasta luego!', '¡hasta luego!'],
    ['Hola Lucía, qué tal?', 'Hola Lucía, ¿qué tal?'],
    ['Estás cansado, Pedro?', 'Estás cansado, Pedro?'],
    ['¿Vienes?', '¿Vienes?'],
    ['Vengo.', 'Vengo.'],
  ])('%s', (typed, expected) => expect(withOpeningMark(typed)).toBe(expected));
});

it('the perfect makes a sentence; two questions typed as one do not', () => {
  expect(isSpanishSentence('El casero todavía no la ha arreglado.')).toBe(true);
  expect(isSpanishSentence('sí? cuántos años tiene?')).toBe(false);
});
