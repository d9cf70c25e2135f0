import { z } from 'zod';
import { type ActivityType, activityTypes, contentSchemas } from '../activities/content.ts';
import { cleanText, timestamp } from './text.ts';

export const taskStatus = z.enum(['locked', 'available', 'completed']);

export const taskSchema = z.object({
  id: z.uuid(),
  lessonId: z.uuid(),
  type: z.enum(activityTypes),
  title: z.string(),
  description: z.string(),
  status: taskStatus,
  /** The best score so far, in percent. */
  score: z.int().min(0).max(100).nullable(),
  dayOffset: z.int().min(0),
  unlocksAt: timestamp,
  estimatedMinutes: z.int().min(1),
  /** The activity's content (proto/activities/content.ts); null while locked. */
  content: z
    .union([
      contentSchemas.flashcards,
      contentSchemas.quiz,
      contentSchemas.matching,
      contentSchemas.cloze,
      contentSchemas.sentence_builder,
      contentSchemas.translation,
      contentSchemas.rewrite,
      contentSchemas.roleplay,
    ])
    .nullable(),
});
export type Task = Omit<z.infer<typeof taskSchema>, 'content' | 'type'> & {
  type: ActivityType;
  content: unknown;
};

/** One item's outcome within an activity. */
export const answerSchema = z.object({
  itemId: cleanText.min(1).max(64),
  correct: z.boolean(),
  given: cleanText.max(2000).optional(),
  durationMs: z.int().min(0).max(86_400_000).optional(),
});
export type Answer = z.infer<typeof answerSchema>;

export const completeTaskRequest = z.object({
  score: z
    .int({ error: 'The score must be a whole number from 0 to 100.' })
    .min(0, { error: 'The score must be a whole number from 0 to 100.' })
    .max(100, { error: 'The score must be a whole number from 0 to 100.' }),
  status: z.literal('completed').optional(),
  answers: z.array(answerSchema).max(200).optional(),
});
export type CompleteTaskRequest = z.infer<typeof completeTaskRequest>;

export const completionSchema = z.object({
  isNewBest: z.boolean(),
  /** Null the first time. */
  previousBest: z.int().nullable(),
  /** Points above the previous best; 0 when it is no new best, null the first time. */
  improvement: z.int().nullable(),
  task: taskSchema,
});
export type Completion = Omit<z.infer<typeof completionSchema>, 'task'> & { task: Task };
