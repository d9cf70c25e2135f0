/** A set of words, written with white space between them. */
export function oneOf(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s+/));
}
