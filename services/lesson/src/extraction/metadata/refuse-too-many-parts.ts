/** Parts of a picture of 10 MB; encoders make some thousands. */
const MOST_PARTS = 50_000;

/** Throws for a file of countless empty parts, which would take fifty times its size in memory. */
export function refuseTooManyParts(parts: readonly unknown[]): void {
  if (parts.length > MOST_PARTS) throw new Error('a picture of far too many parts');
}
