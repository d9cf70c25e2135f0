import { z } from 'zod';
import { auditEntrySchema } from './admin.ts';
import { lessonSchema, recapSchema } from './lessons.ts';
import { answerSchema, taskSchema } from './tasks.ts';
import { timestamp } from './text.ts';
import { userSchema, userSessionSchema } from './user.ts';

/** Everything stored about a learner, each part from the service that stores it. */
export const userExportSchema = z.object({
  exportedAt: timestamp,
  account: z.object({
    user: userSchema,
    lastActivityAt: timestamp.nullable(),
    sessions: z.array(userSessionSchema.omit({ current: true })),
    mails: z.array(z.object({ kind: z.string(), requestedAt: timestamp })),
  }),
  lessons: z.array(
    z.object({
      lesson: lessonSchema,
      timeZone: z.string(),
      recap: recapSchema,
      /** What was read from the notes. */
      text: z.string(),
      /** Path of GET /api/lessons/{id}/notes, which has the uploaded file itself. */
      notes: z.string(),
    }),
  ),
  practice: z.object({
    /** The content of locked ones is null. */
    tasks: z.array(taskSchema),
    attempts: z.array(
      z.object({
        taskId: z.uuid(),
        score: z.int(),
        answers: z.array(answerSchema),
        completedAt: timestamp,
      }),
    ),
  }),
  feedback: z.object({
    activityFeedback: z.array(
      z.object({
        activityType: z.string(),
        rating: z.enum(['positive', 'negative']),
        feedback: z.string().nullable(),
        taskId: z.uuid().nullable(),
        createdAt: timestamp,
      }),
    ),
    feedback: z.array(
      z.object({
        trigger: z.string(),
        context: z.unknown(),
        rating: z.boolean(),
        feedback: z.string(),
        timestamp,
        createdAt: timestamp,
      }),
    ),
    taskResults: z.array(
      z.object({
        taskId: z.uuid(),
        lessonId: z.uuid(),
        type: z.string(),
        score: z.int(),
        completedAt: timestamp,
      }),
    ),
    analyticsEvents: z.array(
      z.object({
        event: z.string(),
        distinct_id: z.string(),
        properties: z.record(z.string(), z.unknown()),
        receivedAt: timestamp,
      }),
    ),
    identities: z.array(
      z.object({ distinct_id: z.string(), properties: z.record(z.string(), z.unknown()) }),
    ),
  }),
  /** What administrators did with the account. */
  audit: z.array(auditEntrySchema.omit({ targetEmail: true })),
});
export type UserExport = z.infer<typeof userExportSchema>;
