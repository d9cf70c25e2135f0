import { z } from 'zod';
import { errorCodes } from './errors.ts';
import { characterCount, cleanText, timestamp, typedText } from './text.ts';

/** Characters of typed notes after trimming (specification, section 5). */
export const CONTENT_MIN_LENGTH = 20;
export const CONTENT_MAX_LENGTH = 20_000;
export const TITLE_MAX_LENGTH = 200;
/** Bytes of an uploaded file; exactly this many is accepted (specification, section 5). */
export const FILE_MAX_BYTES = 10_485_760;
/** Seconds that POST /api/lessons waits for the lesson before it answers 408. */
export const UPLOAD_WAIT_SECONDS = 120;

export const lessonTitle = typedText.refine((value) => characterCount(value) <= TITLE_MAX_LENGTH, {
  error: 'Please use a title of at most 200 characters.',
});

/** Typed notes. That they are long enough is CONTENT_TOO_SHORT's business. */
export const lessonContent = cleanText.refine(
  (value) => characterCount(value) <= CONTENT_MAX_LENGTH,
  { error: 'Please use at most 20,000 characters.' },
);

export const lessonStatus = z.enum(['processing', 'ready', 'failed']);

export const lessonSchema = z.object({
  id: z.uuid(),
  title: z.string(),
  language: z.literal('Spanish'),
  level: z.enum(['A1', 'A2', 'B1', 'B2', 'C1', 'C2']),
  status: lessonStatus,
  failure: z
    .object({ code: z.enum(errorCodes as [string, ...string[]]), error: z.string() })
    .optional(),
  source: z.enum(['photo', 'pdf', 'text']),
  createdAt: timestamp,
  taskCount: z.int().min(0),
  completedCount: z.int().min(0),
  timeline: z.array(
    z.object({
      dayOffset: z.int().min(0),
      unlocksAt: timestamp,
      /** In the order of GET /api/tasks. */
      taskIds: z.array(z.uuid()),
    }),
  ),
});
export type Lesson = z.infer<typeof lessonSchema>;

export const recapSchema = z.object({
  cards: z.array(z.object({ title: z.string(), content: z.string() })),
});
export type Recap = z.infer<typeof recapSchema>;

/** The stages a lesson passes; `failed` replaces the rest. */
export const lessonStages = ['received', 'reading', 'writing', 'scheduling', 'ready'] as const;

/** One server-sent event of GET /api/lessons/{id}/progress. */
export const lessonProgressSchema = z.object({
  stage: z.enum([...lessonStages, 'failed']),
  stages: z.array(z.string()),
  message: z.string(),
});
export type LessonProgress = z.infer<typeof lessonProgressSchema>;

export const renameLessonRequest = z.object({
  title: lessonTitle.refine((value) => value !== '', { error: 'Please enter a title.' }),
});

/** What was read from the notes. */
export const noteTextSchema = z.object({ text: z.string() });
/** That it is long enough is CONTENT_TOO_SHORT's business. */
export const replaceNoteTextRequest = z.object({ text: lessonContent });
