import { spanishEvidence } from '../../../spanish/detect-language.ts';
import { comparisonKey } from '../../../spanish/letters.ts';
import { wordsOf } from '../../../spanish/sentence-words.ts';
import { likeness } from '../../text/likeness.ts';
import { mendSentence, replaceWord } from './mend-sentence.ts';
import { replaceLikest } from './replace-likest.ts';

/** Spelling likeness from which two texts are versions of one another. */
const ALIKE = 0.5;
/** Score from which a word stands for another one of the sentence. */
const REPLACES = 0.5;

/**
 * Two versions of one text, the shorter filled up by what the longer has ('Ayer yo fui' and
 * 'fue' → 'Ayer yo fue'); undefined where they are about different things.
 */
export function fitForms(one: string, other: string): [string, string] | undefined {
  if (one.toLowerCase() === other.toLowerCase()) return undefined;
  const [count, otherCount] = [wordsOf(one).length, wordsOf(other).length];
  if (count === otherCount || Math.min(count, otherCount) > 2) {
    const isSame =
      likeness(one, other) >= ALIKE ||
      mendSentence(one, other) !== undefined ||
      mendSentence(other, one) !== undefined;
    if (isSame) return [endOf(other, one) ?? one, endOf(one, other) ?? other];
  }
  if (count > otherCount) {
    const whole = putInto(one, other);
    return whole === undefined ? undefined : [one, whole];
  }
  const whole = count < otherCount ? putInto(other, one) : undefined;
  return whole === undefined ? undefined : [whole, other];
}

/** 'busco un piso que tiene terraza' and 'que tenga terraza': the end of it, said again. */
function endOf(whole: string, part: string): string | undefined {
  if (wordsOf(part).length >= wordsOf(whole).length || /^\P{L}*\p{Lu}/u.test(part))
    return undefined;
  const mended = mendSentence(whole, part);
  const isEnd = mended && wordsOf(whole.slice(0, whole.indexOf(mended.wrong))).length > 1;
  return isEnd ? mended.whole.right : undefined;
}

/**
 * A sentence with a fragment of its other version in it.
 *
 * @param isStrict whether a word that only looks like it must not be replaced
 */
export function putInto(sentence: string, fragment: string, isStrict = false): string | undefined {
  if (spanishEvidence(fragment) < 0) return undefined;
  if (` ${comparisonKey(sentence)} `.includes(` ${comparisonKey(fragment)} `)) return undefined;
  const mended = mendSentence(sentence, fragment)?.whole.right ?? replaceWord(sentence, fragment);
  if (mended !== undefined || isStrict) return mended;
  const { score, text } = replaceLikest(sentence, fragment);
  return score >= REPLACES ? text : undefined;
}
