import { z } from 'zod';

/**
 * The content documents of the eight activity types, as the generator writes them and the
 * server stores them. Every item has an `id` that is stable within its lesson.
 */
export const activityTypes = [
  'flashcards',
  'quiz',
  'matching',
  'cloze',
  'sentence_builder',
  'translation',
  'rewrite',
  'roleplay',
] as const;

export const activityTypeSchema = z.enum(activityTypes);
export type ActivityType = z.infer<typeof activityTypeSchema>;

const itemId = z.string().min(1).max(64);
const text = z.string().min(1).max(1000);

export const flashcardsContent = z.object({
  cards: z
    .array(z.object({ id: itemId, front: text, back: text, category: text.optional() }))
    .min(1),
});

export const quizContent = z.object({
  questions: z
    .array(
      z.object({
        id: itemId,
        question: text,
        type: z.enum(['multiple_choice', 'fill_blank', 'true_false']),
        /** Empty for fill_blank, exactly ["True", "False"] for true_false. */
        options: z.array(text),
        correct_answer: text,
        explanation: text,
      }),
    )
    .min(1),
});

export const matchingContent = z.object({
  pairs: z.array(z.object({ id: itemId, left: text, right: text })).min(1),
});

/** How a blank is written in `sentence_with_blanks`. */
export const BLANK = '___';

export const clozeContent = z.object({
  exercises: z
    .array(
      z.object({
        id: itemId,
        sentence_with_blanks: text,
        /** `position` is the blank's 0-based index among the blanks of the sentence. */
        blanks: z.array(z.object({ word: text, position: z.int().min(0) })).min(1),
        instruction: text,
        translation: z.string().max(1000),
        hints: z.array(text),
      }),
    )
    .min(1),
});

export const sentenceBuilderContent = z.object({
  exercises: z
    .array(
      z.object({
        id: itemId,
        targetSentence: text,
        /** The sentence's own words and the distractors, shuffled. */
        words: z.array(text).min(2),
        prompt: text,
      }),
    )
    .min(1),
});

export const translationContent = z.object({
  exercises: z
    .array(
      z.object({
        id: itemId,
        source: text,
        target: text,
        /** Further answers that are right too. */
        alternatives: z.array(text).optional(),
        direction: z.enum(['to_english', 'to_spanish']),
        sourceLanguage: text,
        targetLanguage: text,
      }),
    )
    .min(1),
});

export const rewriteContent = z.object({
  exercises: z
    .array(
      z.object({
        id: itemId,
        incorrect_text: text,
        correct_text: text,
        instruction: text,
        explanation: text,
        hint: text.optional(),
      }),
    )
    .min(1),
});

export const roleplayContent = z.object({
  scenario: text,
  exchanges: z
    .array(
      z.object({
        id: itemId,
        /** What the other person says. */
        prompt: text,
        options: z.array(text).min(2),
        /** 0-based index into `options`. */
        correct: z.int().min(0),
        /** The other person's reply to the right option. */
        response: text,
        /** What was asked, or what the other options mean: for a learner who chose one of them. */
        explanation: text.optional(),
      }),
    )
    .min(1),
});

export const contentSchemas = {
  flashcards: flashcardsContent,
  quiz: quizContent,
  matching: matchingContent,
  cloze: clozeContent,
  sentence_builder: sentenceBuilderContent,
  translation: translationContent,
  rewrite: rewriteContent,
  roleplay: roleplayContent,
} as const satisfies Record<ActivityType, z.ZodType>;

export type Content<T extends ActivityType> = z.infer<(typeof contentSchemas)[T]>;
export type FlashcardsContent = Content<'flashcards'>;
export type QuizContent = Content<'quiz'>;
export type MatchingContent = Content<'matching'>;
export type ClozeContent = Content<'cloze'>;
export type SentenceBuilderContent = Content<'sentence_builder'>;
export type TranslationContent = Content<'translation'>;
export type RewriteContent = Content<'rewrite'>;
export type RoleplayContent = Content<'roleplay'>;
