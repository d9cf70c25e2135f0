import type { ActivityType, Content } from '@repaso/proto/activities/content';
import type { GeneratedTask, LessonGenerated } from '@repaso/proto/gen/events/v1/events';
import { newId } from '@repaso/shared/clock';
import { testClock } from '@repaso/shared/testing/engines';

const contents: { [T in ActivityType]: Content<T> } = {
  flashcards: {
    cards: [
      { id: 'fc-1', front: 'la manzana', back: 'the apple', category: 'Food' },
      { id: 'fc-2', front: '¿Cuánto cuesta?', back: 'How much is it?' },
    ],
  },
  quiz: {
    questions: [
      {
        id: 'qz-1',
        question: 'What does “el pan” mean?',
        type: 'multiple_choice',
        options: ['bread', 'milk', 'water'],
        correct_answer: 'bread',
        explanation: '“El pan” is bread.',
      },
    ],
  },
  matching: { pairs: [{ id: 'mt-1', left: 'la leche', right: 'the milk' }] },
  cloze: {
    exercises: [
      {
        id: 'cl-1',
        sentence_with_blanks: 'Quiero ___ manzana.',
        blanks: [{ word: 'una', position: 0 }],
        instruction: 'Fill in the blank.',
        translation: 'I want an apple.',
        hints: [],
      },
    ],
  },
  sentence_builder: {
    exercises: [
      {
        id: 'sb-1',
        targetSentence: 'Quiero una manzana',
        words: ['una', 'Quiero', 'el', 'manzana'],
        prompt: 'I want an apple',
      },
    ],
  },
  translation: {
    exercises: [
      {
        id: 'tr-1',
        source: 'Quiero una manzana.',
        target: 'I want an apple.',
        direction: 'to_english',
        sourceLanguage: 'Spanish',
        targetLanguage: 'English',
      },
    ],
  },
  rewrite: {
    exercises: [
      {
        id: 'rw-1',
        incorrect_text: 'Yo quiero un manzana.',
        correct_text: 'Yo quiero una manzana.',
        instruction: 'Correct the sentence.',
        explanation: '“Manzana” is feminine.',
      },
    ],
  },
  roleplay: {
    scenario: 'At the market',
    exchanges: [
      {
        id: 'rp-1',
        prompt: '¿Qué desea?',
        options: ['Una manzana, por favor.', 'Me llamo Ana.'],
        correct: 0,
        response: 'Aquí tiene.',
      },
    ],
  },
};

const days: [ActivityType, number][] = [
  ['flashcards', 0],
  ['quiz', 0],
  ['matching', 1],
  ['cloze', 1],
  ['sentence_builder', 2],
  ['translation', 3],
  ['rewrite', 4],
  ['roleplay', 5],
];

/** A week with one task of each type. */
export function sampleWeek(): GeneratedTask[] {
  return days.map(([type, dayOffset]) => ({
    type,
    title: `“${type}” at the market`,
    description: 'Words and sentences\nfrom your lesson',
    dayOffset,
    estimatedMinutes: 2,
    contentJson: Buffer.from(JSON.stringify(contents[type])),
  }));
}

export function sampleLesson(changes: Partial<LessonGenerated> = {}): LessonGenerated {
  return {
    lessonId: newId(testClock),
    userId: newId(testClock),
    revision: 1,
    uploadedAt: new Date('2026-11-21T09:00:00.000Z'),
    timeZone: 'Europe/Madrid',
    tasks: sampleWeek(),
    ...changes,
  };
}
