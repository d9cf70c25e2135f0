import { z } from 'zod';

/** Text that Postgres and JSON can both carry: no NUL byte, no lone surrogate. */
export const cleanText = z
  .string()
  .refine((value) => !value.includes('\0') && value.isWellFormed(), {
    error: 'This contains characters that cannot be stored.',
  });

/** What a person typed: clean and trimmed. */
export const typedText = cleanText.trim();

/** Length in characters as people count them: Unicode code points. */
export function characterCount(value: string): number {
  let count = 0;
  for (const _ of value) count += 1;
  return count;
}

export const messageSchema = z.object({
  message: z.string().describe('A sentence that can be shown as it is.'),
});
export type Message = z.infer<typeof messageSchema>;

/** A point in time: ISO 8601, UTC, with milliseconds. */
export const timestamp = z.iso.datetime({ precision: 3 });

/** An id as it comes in a path; anything else is NOT_FOUND. */
export const uuid = z.uuid();

/** `Idempotency-Key`: the client's own name for one action of its user. */
export const idempotencyKey = z.string().regex(/^[\x21-\x7e]{1,255}$/, {
  error: 'Idempotency-Key must be 1 to 255 visible ASCII characters.',
});
