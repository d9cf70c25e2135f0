import { z } from 'zod';
import { activityTypes } from '../activities/content.ts';
import { cleanText, typedText } from './text.ts';

export const activityFeedbackRequest = z.object({
  activityType: z.enum([...activityTypes, 'General Feedback']),
  rating: z.enum(['positive', 'negative']),
  feedback: typedText.max(5000, { error: 'Please use at most 5,000 characters.' }).optional(),
  taskId: z.uuid().optional(),
});
export type ActivityFeedbackRequest = z.input<typeof activityFeedbackRequest>;

/** JSON as the database can store it: bounded, and its texts clean. */
const jsonValue = z.json().refine(isStorable, { error: 'This cannot be stored.' });

function isStorable(value: unknown): boolean {
  const json = JSON.stringify(value);
  return json.length <= 16_384 && !json.includes('\\u0000') && !/\\ud[89a-f]/i.test(json);
}

/** What a learner says about the product itself. */
export const feedbackRequest = z.object({
  /** What made the prompt appear. */
  trigger: typedText.min(1).max(100),
  /** Where the learner was. */
  context: jsonValue.optional(),
  rating: z.boolean(),
  feedback: typedText.max(5000, { error: 'Please use at most 5,000 characters.' }).nullish(),
  /** By the learner's own clock. */
  timestamp: z.iso.datetime({ offset: true }),
});
export type FeedbackRequest = z.input<typeof feedbackRequest>;

const properties = z.record(z.string(), z.json()).refine(isStorable, {
  error: 'These properties cannot be stored.',
});
/** The browser's own name for its user. */
const distinctId = cleanText.min(1).max(200);

export const ANALYTICS_BATCH_MAX = 100;
/** Bytes of a request with events. */
export const ANALYTICS_BODY_MAX = 262_144;

export const analyticsEventSchema = z.object({
  event: cleanText.min(1).max(100),
  distinct_id: distinctId,
  properties: properties.default({}),
});
export const analyticsEventsRequest = z.object({
  events: z.array(analyticsEventSchema).min(1).max(ANALYTICS_BATCH_MAX),
});
export type AnalyticsEventsRequest = z.input<typeof analyticsEventsRequest>;

export const identifyRequest = z.object({
  distinct_id: distinctId,
  properties: properties.default({}),
});
export type IdentifyRequest = z.input<typeof identifyRequest>;

export const acceptedSchema = z.object({ accepted: z.int().min(0) });
