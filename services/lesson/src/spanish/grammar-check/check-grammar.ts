import { wordsOf } from '../sentence-words.ts';
import { agreementSlip } from './agreement-slips.ts';
import { frameSlip } from './frame-slips.ts';
import { spellingSlip } from './spelling-slips.ts';
import { verbSlip } from './verb-slips.ts';

/**
 * What in a Spanish text a teacher would look at twice, or undefined. It is for texts that may
 * hold a learner's mistakes: it would rather suspect a rare turn than let a mistake pass, so
 * that it condemns nothing by itself.
 *
 * @param isGiven whether the notes give the word elsewhere, so that it is no misspelling
 */
export function likelySlip(
  text: string,
  isGiven: (word: string) => boolean = () => false,
): string | undefined {
  for (const clause of text.split(/[.,;:!?¡¿()"…]+|\s[-–—]\s/)) {
    const words = wordsOf(clause);
    const lower = words.map((word) => word.toLowerCase());
    const slip =
      frameSlip(lower.join(' ')) ??
      agreementSlip(lower) ??
      verbSlip(lower) ??
      spellingSlip(words, isGiven);
    if (slip) return slip;
  }
  return undefined;
}
