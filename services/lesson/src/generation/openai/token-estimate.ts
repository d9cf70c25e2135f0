/** Tokens that a lesson may cost in all: reading its photo, writing its items, repairing them. */
export const LESSON_TOKENS = 8_000;

/** ASCII characters of a token. English has 4 to 4.5, JSON and Spanish have fewer. */
const ASCII_PER_TOKEN = 3.5;

/** How many tokens a text may have: rather too many than too few, whatever the tokenizer. */
export function estimateTokens(text: string): number {
  const other = text.replace(/[\0-\x7f]/g, '').length;
  return Math.ceil((text.length - other) / ASCII_PER_TOKEN + other);
}
