import { describe, expect, it } from 'vitest';
import { contentSchemas } from './content.ts';
import { readContent } from './read-content.ts';

describe('readContent', () => {
  it('gives back what the generator writes, unchanged', () => {
    const flashcards = {
      cards: [{ id: 'c1', front: 'la casa', back: 'the house', category: 'home' }],
    };
    const quiz = {
      questions: [
        {
          id: 'q1',
          question: 'What does “la casa” mean?',
          type: 'multiple_choice',
          options: ['house', 'horse'],
          correct_answer: 'house',
          explanation: 'la casa = the house',
        },
        {
          id: 'q2',
          question: '___ casa',
          type: 'fill_blank',
          options: [],
          correct_answer: 'la',
          explanation: 'x',
        },
      ],
    };
    const cloze = {
      exercises: [
        {
          id: 'z1',
          sentence_with_blanks: 'Yo ___ en una ___.',
          blanks: [
            { word: 'vivo', position: 0 },
            { word: 'casa', position: 1 },
          ],
          instruction: 'Fill in the blanks',
          translation: 'I live in a house.',
          hints: ['v…', 'c…'],
        },
      ],
    };
    const roleplay = {
      scenario: 'At the café',
      exchanges: [
        {
          id: 'r1',
          prompt: '¿Qué quiere?',
          options: ['Un café', 'Rojo'],
          correct: 0,
          response: 'Claro.',
        },
      ],
    };
    expect(readContent('flashcards', flashcards)).toEqual(flashcards);
    expect(readContent('quiz', quiz)).toEqual(quiz);
    expect(readContent('cloze', cloze)).toEqual(cloze);
    expect(readContent('roleplay', roleplay)).toEqual(roleplay);
  });

  it('names items that have no id, so that answers can be told apart', () => {
    const read = readContent('flashcards', {
      cards: [
        { front: 'sí', back: 'yes' },
        { id: 7, front: 'no', back: 'no' },
      ],
    });
    expect(read?.cards.map((card) => card.id)).toEqual(['card-1', '7']);
  });

  it.each([
    [
      {
        sentence: 'Yo ____ café.',
        blanks: [{ answer: 'bebo', position: 3 }],
        english_prompt: 'Drink',
      },
    ],
    [{ sentence: 'Yo bebo café.', blanks: [{ word: 'bebo', position: 1 }], context: 'Drink' }],
    [{ sentence_with_blanks: 'Yo __ café.', missing_words: ['bebo'], instruction: 'Drink' }],
  ])('reads a cloze exercise by any of its names: %j', (exercise) => {
    const read = readContent('cloze', {
      exercises: [{ ...exercise, english_translation: 'I drink coffee.' }],
    });
    expect(read?.exercises[0]).toMatchObject({
      sentence_with_blanks: 'Yo ___ café.',
      blanks: [{ word: 'bebo', position: 0 }],
      instruction: 'Drink',
      translation: 'I drink coffee.',
    });
  });

  it('puts blanks into the order of the sentence', () => {
    const read = readContent('cloze', {
      exercises: [
        {
          sentence: 'Yo ___ en una ___.',
          blanks: [
            { word: 'casa', position: 1 },
            { word: 'vivo', position: 0 },
          ],
        },
      ],
    });
    expect(read?.exercises[0]?.blanks).toEqual([
      { word: 'vivo', position: 0 },
      { word: 'casa', position: 1 },
    ]);
  });

  it('leaves out a cloze exercise whose blanks do not match its sentence', () => {
    const exercises = [{ sentence: 'Yo ___ en ___.', blanks: [{ word: 'vivo', position: 0 }] }];
    expect(readContent('cloze', { exercises })).toBeUndefined();
  });

  it.each([
    [{ target_sentence: 'Yo soy alta', word_bank: ['alta', 'Yo', 'soy'], english: 'I am tall' }],
    [{ target: 'Yo soy alta', words: ['alta', 'Yo', 'soy'], source: 'I am tall' }],
    [{ sentence: 'Yo soy alta', words: ['alta', 'Yo', 'soy'], instruction: 'I am tall' }],
  ])('reads a sentence to build by any of its names: %j', (exercise) => {
    expect(readContent('sentence_builder', { exercises: [exercise] })).toEqual({
      exercises: [
        {
          id: 'exercise-1',
          targetSentence: 'Yo soy alta',
          words: ['alta', 'Yo', 'soy'],
          prompt: 'I am tall',
        },
      ],
    });
  });

  it('takes a translation to be from Spanish to English unless it says otherwise', () => {
    const read = readContent('translation', { exercises: [{ source: 'hola', target: 'hello' }] });
    expect(read).toEqual({
      exercises: [
        {
          id: 'exercise-1',
          source: 'hola',
          target: 'hello',
          direction: 'to_english',
          sourceLanguage: 'Spanish',
          targetLanguage: 'English',
        },
      ],
    });
  });

  it('reads a rewrite by its other names, a hint standing in for the explanation', () => {
    const read = readContent('rewrite', {
      exercises: [
        { original: 'Yo soy cansado', target: 'Yo estoy cansado', hint: 'A state: estar' },
      ],
    });
    expect(read?.exercises[0]).toMatchObject({
      incorrect_text: 'Yo soy cansado',
      correct_text: 'Yo estoy cansado',
      explanation: 'A state: estar',
      hint: 'A state: estar',
    });
  });

  it('reads a roleplay of several scenes into one row of exchanges', () => {
    const turn = {
      prompt: '¿Qué tal?',
      options: ['Bien', 'Azul'],
      correct_index: 0,
      response: 'Me alegro.',
    };
    const read = readContent('roleplay', {
      exercises: [
        { scenario: 'At school', turns: [turn, turn] },
        { context: 'At home', turns: [turn] },
      ],
    });
    expect(read?.scenario).toBe('At school');
    expect(read?.exchanges.map(({ id, scenario }) => [id, scenario])).toEqual([
      ['scene-1-1', undefined],
      ['scene-1-2', undefined],
      ['scene-2-1', 'At home'],
    ]);
    expect(contentSchemas.roleplay.safeParse(read).success).toBe(true);
  });

  it('leaves out a question that nobody can answer', () => {
    const question = { question: 'Which?', type: 'multiple_choice', options: ['a', 'b'] };
    expect(
      readContent('quiz', {
        questions: [
          { ...question, correct_answer: 'c' },
          { ...question, correct_answer: 'B' },
          { question: 'Is it?', correct_answer: true },
        ],
      })?.questions.map(({ id, type, options }) => ({ id, type, options })),
    ).toEqual([
      { id: 'question-2', type: 'multiple_choice', options: ['a', 'b'] },
      { id: 'question-3', type: 'true_false', options: ['True', 'False'] },
    ]);
  });

  it.each([
    null,
    undefined,
    'text',
    [],
    {},
    { cards: [] },
    { cards: 'x' },
    { cards: [{ front: 'a' }, 3] },
  ])('finds nothing usable in %j', (raw) => {
    expect(readContent('flashcards', raw)).toBeUndefined();
  });
});
