import { z } from 'zod';
import { activityTypes } from '../activities/content.ts';
import { typedText } from './text.ts';

export const activityFeedbackRequest = z.object({
  activityType: z.enum([...activityTypes, 'General Feedback']),
  rating: z.enum(['positive', 'negative']),
  feedback: typedText.max(5000, { error: 'Please use at most 5,000 characters.' }).optional(),
  taskId: z.uuid().optional(),
});
export type ActivityFeedbackRequest = z.input<typeof activityFeedbackRequest>;
