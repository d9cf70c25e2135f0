import { z } from 'zod';
import { cleanText, timestamp } from './text.ts';

export const userSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string().nullable(),
  profileImageUrl: z.string().nullable(),
  createdAt: timestamp,
  isVerified: z.boolean(),
  isAdmin: z.boolean(),
  emailRemindersEnabled: z.boolean(),
  homeScreenPromptDismissed: z.boolean(),
  homeScreenPromptSkipped: z.boolean(),
  plan: z.literal('free'),
});
export type User = z.infer<typeof userSchema>;

export const userStatsSchema = z.object({
  totalLessons: z.int().min(0),
  /** Tasks, not attempts. */
  completedTasks: z.int().min(0),
});
export type UserStats = z.infer<typeof userStatsSchema>;

export const emailPreferencesRequest = z.object({ enabled: z.boolean() });
export const emailPreferencesResponse = z.object({
  message: z.string(),
  emailRemindersEnabled: z.boolean(),
});

/** One of the learner's own sessions. */
export const userSessionSchema = z.object({
  id: z.uuid(),
  /** The one that asks. */
  current: z.boolean(),
  createdAt: timestamp,
  lastSeenAt: timestamp,
  userAgent: z.string(),
});
export type UserSession = z.infer<typeof userSessionSchema>;

/** The token of a reminder mail (RFC 8058: no login). */
export const unsubscribeQuery = z.object({ token: cleanText.min(1).max(256) });
