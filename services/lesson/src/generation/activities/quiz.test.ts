import { describe, expect, it } from 'vitest';
import { materialOf } from '../material/material.ts';
import { seededRandom } from '../random.ts';
import { correction, notesOf, sentence, word } from '../test-notes.ts';
import { correctionQuestions, gapQuestions, pairQuestions } from './quiz.ts';

const pairs = [
  word('la sopa', 'soup'),
  word('el pan', 'bread'),
  word('el queso', 'cheese'),
  word('la leche', 'milk'),
  word('la fruta', 'fruit'),
  word('el arroz', 'rice'),
];

describe('questions about words', () => {
  const questions = pairQuestions(pairs, materialOf(notesOf({ pairs })), seededRandom('x'));

  it('mix every form, with options from the lesson', () => {
    expect(questions.map(({ item }) => item.type)).toEqual([
      'multiple_choice',
      'multiple_choice',
      'true_false',
      'multiple_choice',
      'fill_blank',
      'multiple_choice',
    ]);
    expect(questions.map(({ item }) => item.question).slice(0, 2)).toEqual([
      'What does «la sopa» mean?',
      'How do you say “bread” in Spanish?',
    ]);
    expect(questions[0]?.item.options).toHaveLength(4);
    expect(questions[4]?.item).toMatchObject({
      question: 'Complete the Spanish for “fruit”: la ___ (5 letters, starts with “f”)',
      correct_answer: 'fruta',
      options: [],
    });
  });

  it('explain the answer', () => {
    expect(questions[0]?.item.explanation).toBe(
      '«la sopa» means “soup”. It only looks like “soap”, which is «jabón».',
    );
    expect(questions[1]?.item.explanation).toBe('“bread” is «el pan».');
  });

  it('ask for the article of a word that is the same in both languages', () => {
    const alike = [word('el chocolate', 'chocolate'), word('la radio', 'radio')];
    const asked = pairQuestions(alike, materialOf(notesOf({ pairs: alike })), seededRandom('x'));
    expect(asked[0]?.item).toMatchObject({
      question: 'Which article is right: ___ chocolate?',
      options: ['el', 'la'],
      correct_answer: 'el',
      explanation: 'It is masculine: «el chocolate» means “chocolate”.',
    });
    expect(asked[1]?.item.correct_answer).toBe('la');
  });

  it('never ask to type an accent exactly', () => {
    const accented = [word('el café', 'coffee'), word('el té', 'tea')];
    for (const offset of [0, 1, 2, 3, 4, 5]) {
      const asked = pairQuestions(
        accented,
        materialOf(notesOf({ pairs: accented })),
        seededRandom('x'),
        offset,
      );
      expect(asked.map(({ item }) => item.type)).not.toContain('fill_blank');
    }
  });

  it('make claims that are true and false in turn', () => {
    const many = [...pairs, ...pairs, ...pairs, ...pairs];
    const asked = pairQuestions(many, materialOf(notesOf({ pairs })), seededRandom('x'));
    const claims = asked.map(({ item }) => item).filter(({ type }) => type === 'true_false');
    expect(claims.map(({ correct_answer }) => correct_answer)).toEqual(
      claims[0]?.correct_answer === 'True'
        ? ['True', 'False', 'True', 'False']
        : ['False', 'True', 'False', 'True'],
    );
  });

  it('ask for a sentence by its words where there is nothing fair to choose from', () => {
    const alone = [sentence('Vivo en Madrid.', 'I live in Madrid.')];
    const [question] = pairQuestions(
      alone,
      materialOf(notesOf({ pairs: alone })),
      seededRandom('x'),
    );
    expect(question?.item).toMatchObject({ type: 'fill_blank', correct_answer: 'Vivo' });
  });
});

it('asks which of two the tutor made right', () => {
  const fixed = correction('Soy cansado', 'Estoy cansado', 'A state takes estar.');
  const [question] = correctionQuestions([fixed], seededRandom('x'));
  expect(question?.item).toMatchObject({
    type: 'multiple_choice',
    correct_answer: 'Estoy cansado',
    explanation: 'A state takes estar.',
  });
  expect(question?.item.options.toSorted()).toEqual(['Estoy cansado', 'Soy cansado']);
});

it('asks about the same two in one way only', () => {
  const made = correction('Soy cansado', 'Estoy cansado');
  const questions = ['a', 'b', 'c', 'd'].map(
    (seed) => correctionQuestions([made], seededRandom(seed))[0]?.item.question,
  );
  expect(new Set(questions)).toEqual(
    new Set(['Which one is right: «Estoy cansado» or «Soy cansado»?']),
  );
});

it('asks about the spelling where an accent is all that changed', () => {
  const [question] = correctionQuestions(
    [correction('El esta aqui', 'Él está aquí')],
    seededRandom('x'),
  );
  const isTrue = question?.item.question.includes('Él está aquí');
  expect(question?.item).toMatchObject({
    options: ['True', 'False'],
    correct_answer: isTrue ? 'True' : 'False',
    explanation: 'It is «Él está aquí», not «El esta aqui».',
  });
});

it('asks about a correction in another way when it was asked about before', () => {
  const made = correction('Soy cansado', 'Estoy cansado');
  const [question] = correctionQuestions(
    [made],
    seededRandom('x'),
    (item) => item.type !== 'multiple_choice',
  );
  expect(question?.item.question).toMatch(
    /^True or false: the corrected version is «(?:Soy|Estoy) cansado»/,
  );
});

it('asks for a word of a sentence without English', () => {
  const made = { spanish: 'Compramos frutas.', english: undefined, about: undefined };
  expect(gapQuestions([made], [], 0)[0]?.item).toMatchObject({
    type: 'fill_blank',
    correct_answer: 'Compramos',
    question:
      "Complete your lesson's sentence: ___ frutas. (“to buy”: a form of «comprar», 9 letters, starts with “c”)",
  });
});
