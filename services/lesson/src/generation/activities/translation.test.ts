import { describe, expect, it } from 'vitest';
import type { NotePair } from '../../notes/understood-notes.ts';
import { phrase, sentence, word } from '../test-notes.ts';
import { translationExercises } from './translation.ts';

function toSpanish(pair: NotePair, all: NotePair[] = [pair]) {
  return translationExercises([pair], all, 'to_spanish')[0]?.item;
}

function toEnglish(pair: NotePair) {
  return translationExercises([pair], [pair], 'to_english')[0]?.item;
}

it('turns the direction from one exercise to the next', () => {
  const pairs = [word('el pan', 'bread'), word('la sopa', 'soup'), word('el té', 'tea')];
  expect(translationExercises(pairs, pairs).map(({ item }) => item.direction)).toEqual([
    'to_english',
    'to_spanish',
    'to_english',
  ]);
});

describe('answers in Spanish', () => {
  it('may leave out the article of a word', () => {
    expect(toSpanish(phrase('la tienda de campaña', 'tent'))?.alternatives).toContain(
      'tienda de campaña',
    );
    expect(toSpanish(word('la manzana', 'the apple'))).toMatchObject({
      target: 'la manzana',
      alternatives: ['manzana'],
    });
  });

  it('may leave out a subject pronoun that the verb implies, and no other', () => {
    expect(toSpanish(sentence('Yo como pan.', 'I eat bread.'))?.alternatives).toEqual([
      'Como pan.',
    ]);
    expect(toSpanish(sentence('Yo también.', 'Me too.'))?.alternatives).toBeUndefined();
    expect(toSpanish(sentence('Él come pan.', 'He eats bread.'))?.alternatives).toBeUndefined();
  });

  it('may be other words that mean the same', () => {
    expect(toSpanish(word('la patata', 'potato'))?.alternatives).toContain('papa');
    const be = [word('ser', 'to be'), word('estar', 'to be')];
    expect(toSpanish(be[0]!, be)?.alternatives).toContain('estar');
  });

  it('may not be a word that the notes tell apart', () => {
    const cousins = [word('el primo', 'cousin (male)'), word('la prima', 'cousin (female)')];
    expect(toSpanish(cousins[1]!, cousins)).toMatchObject({
      source: 'cousin (female)',
      alternatives: ['prima'],
    });
  });

  it('may be either form of an entry that names two', () => {
    expect(toSpanish(word('guapo/a', 'handsome'))).toMatchObject({
      target: 'guapo',
      alternatives: expect.arrayContaining(['guapa']),
    });
  });
});

describe('«su»', () => {
  it('is his, her, its, your and their', () => {
    expect(toEnglish(word('su', 'his'))?.alternatives).toEqual(['her', 'their', 'your', 'its']);
    expect(toEnglish(sentence('Su casa es grande.', 'His house is big.'))?.alternatives).toEqual([
      'Her house is big.',
      'Its house is big.',
      'Your house is big.',
      'Their house is big.',
    ]);
  });

  it('is told by whom the sentence names', () => {
    const told = sentence('Ella vive con su madre.', 'She lives with her mother.');
    expect(toEnglish(told)?.alternatives).toBeUndefined();
  });

  it('may be «tu» or «vuestro» where only “your” is asked for', () => {
    expect(toSpanish(word('tu', 'your'))?.alternatives).toEqual(
      expect.arrayContaining(['tus', 'su', 'vuestra']),
    );
  });
});

describe('answers in English', () => {
  it('may have an article or none, and any of the glosses', () => {
    expect(toEnglish(word('el pan', 'bread'))?.alternatives).toEqual(['the bread']);
    expect(toEnglish(word('la lavadora', 'washing machine'))?.alternatives).toEqual([
      'the washing machine',
    ]);
    expect(toEnglish(word('coche', 'the car / automobile'))).toMatchObject({
      target: 'the car',
      alternatives: expect.arrayContaining(['car', 'automobile']),
    });
    expect(toEnglish(word('cansado', 'tired'))?.alternatives).toBeUndefined();
  });

  it('may be contracted or not, with either apostrophe', () => {
    expect(toEnglish(phrase('tengo hambre', "I'm hungry"))?.alternatives).toEqual([
      'I’m hungry',
      'I am hungry',
    ]);
    expect(toEnglish(sentence('No sé.', 'I do not know.'))?.alternatives).toEqual(
      expect.arrayContaining(["I don't know.", 'I don’t know.']),
    );
    expect(toEnglish(sentence('Sí, lo soy.', 'Yes, I am.'))?.alternatives).toBeUndefined();
  });
});
