import { z } from 'zod';
import { timestamp } from './text.ts';

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
