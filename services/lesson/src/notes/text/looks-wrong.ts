import { likelySlip } from '../../spanish/grammar-check/check-grammar.ts';
import { isPlainlyWrong } from './plainly-wrong.ts';

const MOST_KNOWN = 5_000;
/** The same sentences are compared with one another again and again. */
const known = new Map<string, boolean>();

/** Whether a teacher would look at the Spanish twice; right sentences may, rarely, look so. */
export function looksWrong(spanish: string): boolean {
  const judged = known.get(spanish);
  if (judged !== undefined) return judged;
  if (known.size >= MOST_KNOWN) known.clear();
  const looks = isPlainlyWrong(spanish) || likelySlip(spanish) !== undefined;
  known.set(spanish, looks);
  return looks;
}
