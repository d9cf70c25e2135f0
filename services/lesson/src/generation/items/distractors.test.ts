import { describe, expect, it } from 'vitest';
import { lookUp } from '../../spanish/lexicon.ts';
import { materialOf } from '../material/material.ts';
import { seededRandom } from '../random.ts';
import { notesOf, phrase, sentence, word } from '../test-notes.ts';
import { distractorsFor, partOfSpeechOf } from './distractors.ts';

const random = () => seededRandom('x');

describe('wrong answers for a word', () => {
  it('come from the lesson first, of the same part of speech', () => {
    const bread = word('el pan', 'bread');
    const material = materialOf(
      notesOf({
        pairs: [
          bread,
          word('la sopa', 'soup'),
          word('el queso', 'cheese'),
          word('comer', 'to eat'),
        ],
      }),
    );
    const distractors = distractorsFor(bread, 2, material, random());
    expect(distractors.map(({ spanish }) => spanish).toSorted()).toEqual(['el queso', 'la sopa']);
  });

  it('then from the lexicon, of the same topic, written like the right answer', () => {
    const rice = word('el arroz', 'the rice');
    const distractors = distractorsFor(rice, 3, materialOf(notesOf({ pairs: [rice] })), random());
    expect(distractors).toHaveLength(3);
    for (const { spanish, english } of distractors) {
      expect(spanish).toMatch(/^(?:el|la|los|las) /);
      expect(english).toMatch(/^the /);
      expect(lookUp(spanish)[0]).toMatchObject({ partOfSpeech: 'noun', topic: 'food' });
    }
  });

  it('never mean the same, in the notes or in the lexicon', () => {
    const car = word('el coche', 'car');
    const material = materialOf(notesOf({ pairs: [car, word('el carro', 'car')] }));
    const spanish = distractorsFor(car, 30, material, random()).map((one) => one.spanish);
    expect(spanish).not.toContain('el carro');
    const potato = word('la patata', 'potato');
    const others = distractorsFor(potato, 50, materialOf(notesOf({ pairs: [potato] })), random());
    expect(others.map((one) => one.spanish)).not.toContain('la papa');
  });

  it('are of the part of speech that is meant', () => {
    expect(partOfSpeechOf(word('uno', 'one'))).toBe('number');
    expect(partOfSpeechOf(word('chico', 'small'))).toBe('adjective');
    expect(partOfSpeechOf(word('el picante', 'the hot spice'))).toBe('noun');
    expect(partOfSpeechOf(word('el cual', 'which'))).toBe('pronoun');
    for (const pair of [word('alto/a', 'tall'), word('retrasado/a', 'delayed')]) {
      const material = materialOf(notesOf({ pairs: [pair] }));
      for (const { spanish } of distractorsFor(pair, 5, material, random())) {
        expect(lookUp(spanish).some((one) => one.partOfSpeech === 'adjective')).toBe(true);
      }
    }
  });

  it('stand beside a reflexive verb as reflexive verbs', () => {
    const pair = word('divertirse', 'to have fun');
    const pairs = [pair, word('tocar', 'to touch'), word('pintar', 'to paint')];
    const others = distractorsFor(pair, 3, materialOf(notesOf({ pairs })), random());
    expect(others).toHaveLength(3);
    for (const { spanish } of others) expect(spanish).toMatch(/se$/);
  });

  it('offer what a false friend looks like', () => {
    const pair = word('embarazada', 'pregnant');
    const [first] = distractorsFor(pair, 3, materialOf(notesOf({ pairs: [pair] })), random());
    expect(first).toEqual({ spanish: 'avergonzada', english: 'embarrassed' });
  });

  it('never mean nearly the same', () => {
    const pair = word('actualmente', 'currently');
    const others = distractorsFor(pair, 20, materialOf(notesOf({ pairs: [pair] })), random());
    expect(others.map(({ spanish }) => spanish)).not.toContain('ahora');
  });

  it('never are what the tutor corrected', () => {
    const one = word('la mano', 'hand');
    const material = materialOf(
      notesOf({
        pairs: [one, word('el mano', 'the palm')],
        corrections: [{ wrong: 'el mano', right: 'la mano', reason: undefined }],
      }),
    );
    const spanish = distractorsFor(one, 30, material, random()).map((other) => other.spanish);
    expect(spanish).not.toContain('el mano');
  });
});

describe('wrong answers for longer texts', () => {
  it('begin as the right one does, and are about as long', () => {
    const bored = phrase('muy aburrido', 'very bored');
    const material = materialOf(notesOf({ pairs: [bored, phrase('al fondo', 'at the back')] }));
    for (const { spanish } of distractorsFor(bored, 3, material, random())) {
      expect(lookUp(spanish.split(' ')[0]!)[0]?.partOfSpeech).toBe('adverb');
    }
    const long = sentence('Ayer fui al cine con mi hermana y mi primo.', 'Yesterday …');
    const short = sentence('Me encanta.', 'I love it.');
    expect(
      distractorsFor(long, 3, materialOf(notesOf({ pairs: [long, short] })), random()),
    ).toEqual([]);
  });

  it('do not give themselves away by asking or by their form', () => {
    const go = phrase('salir con amigos', 'to go out with friends');
    const material = materialOf(notesOf({ pairs: [go, phrase('de repente', 'suddenly')] }));
    for (const { english } of distractorsFor(go, 3, material, random())) {
      expect(english).toMatch(/^to /);
    }
    const live = sentence('Vivo en Madrid.', 'I live in Madrid.');
    const asked = sentence('¿Dónde vives?', 'Where do you live?');
    expect(
      distractorsFor(live, 3, materialOf(notesOf({ pairs: [live, asked] })), random()),
    ).toEqual([]);
  });
});

it('takes a participle for the adjective that it is taught as', () => {
  expect(partOfSpeechOf(word('cerrado/a', 'closed'))).toBe('adjective');
  expect(partOfSpeechOf(word('cerrar', 'to close'))).toBe('verb');
});

it('takes a phrase with an article for a noun', () => {
  expect(partOfSpeechOf(phrase('una pizca de sal', 'a pinch of salt'))).toBe('noun');
  expect(partOfSpeechOf(phrase('al lado de', 'next to'))).not.toBe('noun');
});
