import { describe, expect, it } from 'vitest';
import { lookUpDictionaryForm } from './lexicon.ts';
import { couldStandFor, similarWords } from './similar-words.ts';

const inOrder = () => 0;

describe('words to choose from', () => {
  it.each(['manzana', 'camisa', 'comer', 'triste', 'perro', 'coche'])('are like %s', (word) => {
    const [entry] = lookUpDictionaryForm(word);
    const similar = similarWords(word, 3, inOrder);
    expect(similar).toHaveLength(3);
    for (const one of similar) {
      expect(one.partOfSpeech).toBe(entry?.partOfSpeech);
      expect(one.topic).toBe(entry?.topic);
    }
  });

  it.each([
    ['coche', 'carro'],
    ['coche', 'auto'],
    ['ordenador', 'computadora'],
    ['patata', 'papa'],
    ['móvil', 'celular'],
    ['zumo', 'jugo'],
    ['gafas', 'lentes'],
    ['piso', 'apartamento'],
    ['enojado', 'enfadado'],
    ['feliz', 'contento'],
    ['ir', 'irse'],
  ])('never offer %s and %s against each other', (a, b) => {
    const [one] = lookUpDictionaryForm(a);
    const [other] = lookUpDictionaryForm(b);
    if (!one || !other) throw new Error(`${a} or ${b} is not in the lexicon`);
    expect(couldStandFor(one, other)).toBe(true);
    expect(similarWords(a, 200, inOrder)).not.toContain(other);
  });

  it('leave out what is unwanted, and are none for a word unknown', () => {
    expect(similarWords('manzana', 3, inOrder, () => true)).toEqual([]);
    expect(similarWords('xyzzy', 3, inOrder)).toEqual([]);
  });
});
