import { z } from 'zod';

/**
 * Every error of /api: its stable code, its HTTP status, and the sentence a person sees when
 * the place that raises it has no better one.
 */
export const apiErrors = {
  VALIDATION_FAILED: { status: 400, text: 'Please check what you entered and try again.' },
  MALFORMED_JSON: { status: 400, text: 'The request body is not valid JSON.' },
  CAPTCHA_FAILED: { status: 400, text: 'CAPTCHA verification failed. Please try again.' },
  TOKEN_INVALID: { status: 400, text: 'This link is invalid. Please request a new one.' },
  TOKEN_EXPIRED: { status: 400, text: 'This link has expired. Please request a new one.' },
  UNAUTHENTICATED: { status: 401, text: 'Please log in to continue.' },
  INVALID_CREDENTIALS: { status: 401, text: 'Invalid email or password' },
  PLAN_LIMIT: { status: 402, text: 'You have reached the limit of your plan.' },
  EMAIL_NOT_VERIFIED: {
    status: 403,
    text: "Looks like you haven't verified your email yet. Want us to send the link again?",
  },
  FORBIDDEN: { status: 403, text: 'You are not allowed to do this.' },
  TASK_LOCKED: { status: 403, text: 'This task is still locked. Come back when it unlocks.' },
  CROSS_SITE: { status: 403, text: 'This request came from another site and was refused.' },
  NOT_FOUND: { status: 404, text: 'We could not find what you asked for.' },
  METHOD_NOT_ALLOWED: { status: 405, text: 'This address does not support that method.' },
  UPLOAD_TIMEOUT: {
    status: 408,
    text: 'Processing took too long. Your lesson is saved and will appear once it is ready.',
  },
  CONFLICT: { status: 409, text: 'This conflicts with the current state. Please reload.' },
  FILE_TOO_LARGE: {
    status: 413,
    text: 'The upload is too large. Please choose a file smaller than 10MB.',
  },
  INVALID_FILE_TYPE: {
    status: 415,
    text: 'Please upload a JPG, PNG, WebP, HEIC, or PDF file.',
  },
  CONTENT_TOO_SHORT: {
    status: 422,
    text: 'Your notes have very short content. Please write at least 20 characters about what you learned.',
  },
  IMAGE_UNREADABLE: {
    status: 422,
    text: "We couldn't read your image. Please try a clearer photo or type your notes instead.",
  },
  RATE_LIMITED: { status: 429, text: 'Too many requests. Please wait a moment and try again.' },
  INTERNAL: { status: 500, text: 'Something went wrong. Please try again.' },
  PARTIAL_SUCCESS: {
    status: 502,
    text: 'Your lesson was saved, but we had trouble creating your practice. We will keep trying.',
  },
  SERVICE_BUSY: {
    status: 503,
    text: 'The service is temporarily busy. Please try again in a few minutes.',
  },
  SERVICE_UNAVAILABLE: {
    status: 503,
    text: 'The service is temporarily unavailable. Please try again in a few minutes.',
  },
} as const satisfies Record<string, { status: number; text: string }>;

export type ErrorCode = keyof typeof apiErrors;
export const errorCodes = Object.keys(apiErrors) as ErrorCode[];

/** The body of every error answer. */
export const apiErrorSchema = z.object({
  error: z.string().describe('A sentence that can be shown to a person.'),
  code: z.enum(errorCodes as [ErrorCode, ...ErrorCode[]]),
  requestId: z.string(),
  fields: z.record(z.string(), z.string()).optional().describe('A sentence for each bad field.'),
  needsVerification: z.literal(true).optional().describe('Only with EMAIL_NOT_VERIFIED.'),
  lessonId: z.uuid().optional().describe('Only with PARTIAL_SUCCESS and UPLOAD_TIMEOUT.'),
});
export type ApiError = z.infer<typeof apiErrorSchema>;
