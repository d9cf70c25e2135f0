import type { ActivityType } from '@repaso/proto/activities/content';
import type { ReadableContent } from '@repaso/proto/activities/read-content';
import type { ReviewedItem } from './answer-review.tsx';

type Review = { [T in ActivityType]: (content: ReadableContent<T>) => ReviewedItem[] };

/** What each activity shows when the learner looks back on it. */
const review: Review = {
  flashcards: ({ cards }) =>
    cards.map(({ id, front, back }) => ({ id, question: front, expected: back })),
  quiz: ({ questions }) =>
    questions.map(({ id, type, question, correct_answer, explanation }) => ({
      id,
      typed: type === 'fill_blank',
      question,
      expected: correct_answer,
      explanation,
    })),
  matching: ({ pairs }) =>
    pairs.map(({ id, left, right }) => ({ id, question: left, expected: right })),
  cloze: ({ exercises }) =>
    exercises.map(({ id, sentence_with_blanks, blanks, translation }) => ({
      id,
      typed: true,
      question: sentence_with_blanks,
      expected: blanks.map(({ word }) => word).join(' / '),
      explanation: translation,
    })),
  sentence_builder: ({ exercises }) =>
    exercises.map(({ id, prompt, targetSentence }) => ({
      id,
      typed: true,
      question: prompt,
      expected: targetSentence,
    })),
  translation: ({ exercises }) =>
    exercises.map(({ id, source, target }) => ({
      id,
      typed: true,
      question: source,
      expected: target,
    })),
  rewrite: ({ exercises }) =>
    exercises.map(({ id, incorrect_text, correct_text, explanation }) => ({
      id,
      typed: true,
      question: incorrect_text,
      expected: correct_text,
      explanation,
    })),
  roleplay: ({ exchanges }) =>
    exchanges.map(({ id, prompt, options, correct, explanation }) => ({
      id,
      question: prompt,
      expected: options[correct] ?? '',
      explanation,
    })),
};

export function reviewedItems<T extends ActivityType>(
  type: T,
  content: ReadableContent<T>,
): ReviewedItem[] {
  return review[type](content);
}
