import type { ActivityType } from '@repaso/proto/activities/content';
import { describe, expect, it } from 'vitest';
import type { UnderstoodNotes } from '../../notes/understood-notes.ts';
import { factsOf } from '../material/lesson-facts.ts';
import { checkItems, maxBuilderDistractors } from './item-checks.ts';

const notes: UnderstoodNotes = {
  heading: undefined,
  level: 'A1',
  verbTables: [],
  topics: [],
  pairs: [
    { spanish: 'la manzana', english: 'the apple', kind: 'word', glossed: false },
    { spanish: 'el coche', english: 'the car / automobile', kind: 'word', glossed: false },
    { spanish: 'el pan', english: 'bread', kind: 'word', glossed: false },
    { spanish: 'Vivo en Madrid.', english: 'I live in Madrid.', kind: 'sentence', glossed: false },
  ],
  sentences: [],
  corrections: [
    { wrong: 'Yo sabo la respuesta', right: 'Yo sé la respuesta', reason: undefined },
    { wrong: 'por', right: 'para', reason: undefined },
  ],
};
const facts = factsOf(notes);

const card = { id: 'a', front: 'la manzana', back: 'the apple' };
const choice = {
  id: 'a',
  question: 'What does «la manzana» mean?',
  type: 'multiple_choice',
  options: ['the apple', 'the pear', 'the bread'],
  correct_answer: 'the apple',
  explanation: 'e',
};
const claim = {
  id: 'a',
  question: '«la manzana» means “the apple”.',
  type: 'true_false',
  options: ['True', 'False'],
  correct_answer: 'True',
  explanation: 'e',
};
const gap = {
  id: 'a',
  question: 'Complete: la ___',
  type: 'fill_blank',
  options: [],
  correct_answer: 'manzana',
  explanation: 'e',
};
const pair = { id: 'a', left: 'la manzana', right: 'the apple' };
const cloze = {
  id: 'a',
  sentence_with_blanks: '___ en Madrid.',
  blanks: [{ word: 'Vivo', position: 0 }],
  instruction: 'i',
  translation: 'I live in Madrid.',
  hints: [],
};
const builder = {
  id: 'a',
  targetSentence: 'Vivo en Madrid.',
  words: ['en', 'vivo', 'Madrid', 'muy'],
  prompt: 'I live in Madrid.',
};
const translation = {
  id: 'a',
  source: 'the apple',
  target: 'la manzana',
  direction: 'to_spanish',
  sourceLanguage: 'English',
  targetLanguage: 'Spanish',
};
const rewrite = {
  id: 'a',
  incorrect_text: 'Yo sabo la respuesta',
  correct_text: 'Yo sé la respuesta',
  instruction: 'i',
  explanation: 'e',
};
const exchange = {
  id: 'a',
  prompt: '¿Cómo se dice “the apple”?',
  options: ['la manzana', 'la pera'],
  correct: 0,
  response: '¡Muy bien!',
};

const documents: Record<ActivityType, (items: object[]) => object> = {
  flashcards: (cards) => ({ cards }),
  quiz: (questions) => ({ questions }),
  matching: (pairs) => ({ pairs }),
  cloze: (exercises) => ({ exercises }),
  sentence_builder: (exercises) => ({ exercises }),
  translation: (exercises) => ({ exercises }),
  rewrite: (exercises) => ({ exercises }),
  roleplay: (exchanges) => ({ scenario: 's', exchanges }),
};

function reasons(type: ActivityType, items: object[], dayOffset = 0) {
  return checkItems(type, documents[type](items), { facts, dayOffset }).dropped.map(
    ({ reason }) => reason,
  );
}

describe('every type', () => {
  it.each([
    ['flashcards', card],
    ['quiz', choice],
    ['quiz', claim],
    ['quiz', gap],
    ['matching', pair],
    ['cloze', cloze],
    ['sentence_builder', builder],
    ['translation', translation],
    ['rewrite', rewrite],
    ['roleplay', exchange],
  ] as const)('keeps a fit item of %s', (type, item) => {
    const { content, dropped } = checkItems(type, documents[type]([item]), { facts, dayOffset: 0 });
    expect(dropped).toEqual([]);
    expect(content).toEqual(documents[type]([item]));
  });

  it('drops what does not fit the schema and keeps the rest', () => {
    const { content, dropped } = checkItems(
      'flashcards',
      { cards: [{ id: 'x' }, card, 'junk'] },
      {
        facts,
        dayOffset: 0,
      },
    );
    expect(content).toEqual({ cards: [card] });
    expect(dropped).toEqual([
      { type: 'flashcards', itemId: 'x', reason: 'does not fit the content schema' },
      { type: 'flashcards', itemId: '', reason: 'does not fit the content schema' },
    ]);
  });

  it.each([undefined, null, 'text', [], {}, { cards: 'none' }])(
    'has no content for %j, whoever sent it',
    (raw) => {
      expect(checkItems('flashcards', raw, { facts, dayOffset: 0 }).content).toBeUndefined();
    },
  );

  it('drops an item that asks what another asks, or has its id', () => {
    expect(reasons('flashcards', [card, { ...card, id: 'b', front: 'La manzana.' }])).toEqual([
      'repeats an item of the task',
    ]);
    expect(reasons('flashcards', [card, { id: 'a', front: 'el pan', back: 'bread' }])).toEqual([
      'repeats an item of the task',
    ]);
  });

  it('lets the same text come back after a version that was dropped', () => {
    expect(
      reasons('flashcards', [
        { ...card, back: 'the pear' },
        { ...card, id: 'b' },
      ]),
    ).toEqual(['the notes translate the card otherwise']);
  });
});

describe('flashcards', () => {
  it('have two different sides that agree with the notes', () => {
    expect(reasons('flashcards', [{ ...card, back: 'La manzana' }])).toHaveLength(1);
    expect(reasons('flashcards', [{ ...card, back: 'the pear' }])).toHaveLength(1);
    expect(reasons('flashcards', [{ ...card, front: 'coche', back: 'automobile' }])).toEqual([]);
    expect(reasons('flashcards', [{ ...card, front: 'the apple', back: 'la pera' }])).toHaveLength(
      1,
    );
  });

  it('never teach what the tutor corrected', () => {
    const back = 'Yo sabo la respuesta.';
    expect(reasons('flashcards', [{ id: 'a', front: 'I know', back }])).toEqual([
      'the back is a form that the tutor corrected',
    ]);
    expect(
      reasons('flashcards', [{ id: 'a', front: `Put it right: «${back}»`, back: 'Yo sé' }]),
    ).toEqual([]);
  });
});

describe('quiz', () => {
  it('offers the answer exactly once among different options', () => {
    expect(reasons('quiz', [{ ...choice, options: ['the pear', 'the bread'] }])).toHaveLength(1);
    expect(reasons('quiz', [{ ...choice, options: ['the apple', 'The apple'] }])).toHaveLength(1);
    expect(
      reasons('quiz', [{ ...choice, options: ['the apple', 'the pear', 'the pear!'] }]),
    ).toHaveLength(1);
    expect(reasons('quiz', [{ ...choice, options: ['the apple'] }])).toHaveLength(1);
  });

  it('has no distractor that is right too', () => {
    const car = { ...choice, question: 'What does «el coche» mean?', correct_answer: 'the car' };
    expect(reasons('quiz', [{ ...car, options: ['the car', 'automobile', 'the pear'] }])).toEqual([
      'a distractor is right too',
    ]);
    const apple = { ...choice, question: 'How do you say “the car”?', correct_answer: 'el coche' };
    expect(reasons('quiz', [{ ...apple, options: ['el coche', 'el carro', 'la pera'] }])).toEqual([
      'a distractor is right too',
    ]);
  });

  it('does not contradict the notes', () => {
    expect(reasons('quiz', [{ ...choice, correct_answer: 'the bread' }])).toEqual([
      'the notes contradict the answer',
    ]);
    const untrue = { ...claim, question: '«la manzana» means “the pear”.' };
    expect(reasons('quiz', [untrue])).toHaveLength(1);
    expect(reasons('quiz', [{ ...untrue, correct_answer: 'False' }])).toEqual([]);
    expect(reasons('quiz', [{ ...claim, correct_answer: 'False' }])).toEqual(['the claim is true']);
  });

  it('may offer what the tutor corrected, but never as the answer', () => {
    const options = ['Yo sabo la respuesta', 'Yo sé la respuesta'];
    const question = 'Which one is right?';
    const item = { ...choice, question, options };
    expect(reasons('quiz', [{ ...item, correct_answer: 'Yo sé la respuesta' }])).toEqual([]);
    expect(reasons('quiz', [{ ...item, correct_answer: 'Yo sabo la respuesta' }])).toHaveLength(1);
  });

  it('has exactly True and False, or nothing, where there is nothing to choose', () => {
    expect(reasons('quiz', [{ ...claim, options: ['true', 'false'] }])).toHaveLength(1);
    expect(reasons('quiz', [{ ...claim, correct_answer: 'Yes' }])).toHaveLength(1);
    expect(reasons('quiz', [{ ...gap, options: ['manzana'] }])).toHaveLength(1);
  });
});

describe('matching', () => {
  const bread = { id: 'b', left: 'el pan', right: 'bread' };

  it('has no two equal sides, whatever their case and accents', () => {
    expect(reasons('matching', [pair, bread])).toEqual([]);
    expect(reasons('matching', [pair, { ...bread, right: 'The apple!' }])).toHaveLength(1);
    expect(reasons('matching', [pair, { ...bread, left: 'la mánzana' }])).toHaveLength(1);
    expect(reasons('matching', [{ ...pair, right: 'la manzana' }])).toHaveLength(1);
  });

  it('has no side that fits another pair too', () => {
    const car = { id: 'b', left: 'el coche', right: 'the car' };
    expect(reasons('matching', [car, { id: 'c', left: 'el carro', right: 'automobile' }])).toEqual([
      'a side fits another pair too',
    ]);
  });

  it('agrees with the notes and repeats no mistake', () => {
    expect(reasons('matching', [{ ...pair, right: 'bread' }])).toHaveLength(1);
    expect(reasons('matching', [{ ...pair, left: 'Yo sabo la respuesta' }])).toHaveLength(1);
  });
});

describe('cloze', () => {
  it('has as many blanks as the sentence, numbered from 0', () => {
    expect(reasons('cloze', [{ ...cloze, sentence_with_blanks: '___ ___ Madrid.' }])).toHaveLength(
      1,
    );
    expect(reasons('cloze', [{ ...cloze, sentence_with_blanks: 'Vivo en Madrid.' }])).toHaveLength(
      1,
    );
    expect(reasons('cloze', [{ ...cloze, sentence_with_blanks: '____ en Madrid.' }])).toHaveLength(
      1,
    );
    expect(reasons('cloze', [{ ...cloze, blanks: [{ word: 'Vivo', position: 1 }] }])).toHaveLength(
      1,
    );
    expect(reasons('cloze', [{ ...cloze, blanks: [{ word: '¿?', position: 0 }] }])).toHaveLength(1);
    const two = {
      ...cloze,
      sentence_with_blanks: '___ en ___.',
      blanks: [
        { word: 'Madrid', position: 1 },
        { word: 'Vivo', position: 0 },
      ],
    };
    expect(reasons('cloze', [two])).toEqual([]);
  });

  it('says what is missing, in agreement with the notes', () => {
    expect(reasons('cloze', [{ ...cloze, translation: '' }])).toEqual([
      'nothing tells what is missing',
    ]);
    expect(reasons('cloze', [{ ...cloze, translation: '', hints: ['a form of vivir'] }])).toEqual(
      [],
    );
    expect(reasons('cloze', [{ ...cloze, translation: 'I live in Paris.' }])).toHaveLength(1);
  });

  it('never makes the learner complete a mistake', () => {
    const wrong = {
      ...cloze,
      sentence_with_blanks: 'Yo ___ la respuesta.',
      blanks: [{ word: 'sabo', position: 0 }],
    };
    expect(reasons('cloze', [wrong])).toEqual(['the sentence was corrected by the tutor']);
  });
});

describe('sentence builder', () => {
  it('allows 1 to min(4, floor(dayOffset / 2) + 2) distractors', () => {
    expect([0, 1, 2, 3, 4, 5, 6].map(maxBuilderDistractors)).toEqual([2, 2, 3, 3, 4, 4, 4]);
    const words = ['en', 'vivo', 'Madrid'];
    const withExtra = (...extra: string[]) => [{ ...builder, words: [...words, ...extra] }];
    expect(reasons('sentence_builder', withExtra())).toHaveLength(1);
    expect(reasons('sentence_builder', withExtra('muy', 'casa'))).toEqual([]);
    expect(reasons('sentence_builder', withExtra('muy', 'casa', 'hoy'))).toHaveLength(1);
    expect(reasons('sentence_builder', withExtra('muy', 'casa', 'hoy'), 2)).toEqual([]);
    expect(reasons('sentence_builder', withExtra('muy', 'muy'))).toHaveLength(1);
    expect(reasons('sentence_builder', withExtra('en'))).toHaveLength(1);
    expect(reasons('sentence_builder', withExtra('otorrinolaringólogo'))).toHaveLength(1);
  });

  it('holds every word of the sentence as often as it is said', () => {
    const twice = { ...builder, targetSentence: 'No, no vivo en Madrid.', prompt: 'p' };
    expect(
      reasons('sentence_builder', [{ ...twice, words: ['no', 'vivo', 'en', 'Madrid', 'muy'] }]),
    ).toEqual(['a word of the sentence is missing']);
    expect(
      reasons('sentence_builder', [
        { ...twice, words: ['no', 'vivo', 'en', 'no', 'Madrid', 'muy'] },
      ]),
    ).toEqual([]);
  });
});

describe('translation', () => {
  it('accepts its own answer and agrees with the notes', () => {
    expect(reasons('translation', [{ ...translation, target: 'la pera' }])).toHaveLength(1);
    expect(reasons('translation', [{ ...translation, target: '¡!' }])).toHaveLength(1);
    expect(reasons('translation', [{ ...translation, source: 'La manzana' }])).toHaveLength(1);
    expect(reasons('translation', [{ ...translation, alternatives: ['manzana'] }])).toEqual([]);
  });

  it('accepts no mistake as an alternative', () => {
    const item = { ...translation, source: 'I know the answer', target: 'Sé la respuesta' };
    expect(
      reasons('translation', [{ ...item, alternatives: ['Yo sabo la respuesta'] }]),
    ).toHaveLength(1);
  });
});

describe('rewrite', () => {
  it('has a wrong text that the grader tells from the right one', () => {
    expect(reasons('rewrite', [{ ...rewrite, incorrect_text: 'yo se la respuesta' }])).toHaveLength(
      1,
    );
    const long = 'Mañana por la mañana voy a la universidad';
    expect(
      reasons('rewrite', [{ ...rewrite, incorrect_text: `${long}s`, correct_text: long }]),
    ).toEqual(['the grader accepts the wrong text']);
  });

  it('never corrects into a mistake', () => {
    expect(
      reasons('rewrite', [
        { ...rewrite, incorrect_text: 'Yo sé la respuesta', correct_text: 'Yo sabo la respuesta' },
      ]),
    ).toEqual(['the answer is a form that the tutor corrected']);
  });

  it('does not call a word wrong that was wrong in one place only', () => {
    const item = {
      ...rewrite,
      incorrect_text: 'Gracias para todo',
      correct_text: 'Gracias por todo',
    };
    expect(reasons('rewrite', [item])).toEqual([]);
  });
});

describe('roleplay', () => {
  it('has one right option within range, and different options', () => {
    expect(reasons('roleplay', [{ ...exchange, correct: 2 }])).toHaveLength(1);
    expect(
      reasons('roleplay', [{ ...exchange, options: ['la manzana', 'La manzana.'] }]),
    ).toHaveLength(1);
  });

  it('repeats no mistake as the answer or in the reply', () => {
    const options = ['Yo sabo la respuesta', 'Yo sé la respuesta'];
    expect(reasons('roleplay', [{ ...exchange, options, correct: 0 }])).toHaveLength(1);
    expect(reasons('roleplay', [{ ...exchange, options, correct: 1 }])).toEqual([]);
    expect(
      reasons('roleplay', [{ ...exchange, response: 'Bien: yo sabo la respuesta.' }]),
    ).toHaveLength(1);
  });

  it('has no wrong option that means the same', () => {
    const options = ['el coche', 'el carro'];
    expect(reasons('roleplay', [{ ...exchange, prompt: 'p', options }])).toHaveLength(1);
  });
});
