import { recogniseVerb } from '../../../spanish/conjugate.ts';
import { capitalised } from '../../../spanish/letters.ts';
import { wordsOf } from '../../../spanish/sentence-words.ts';
import { likeness } from '../../text/likeness.ts';

export interface Replaced {
  /** How well the fragment fits where it was put, 0 to 1.3. */
  score: number;
  text: string;
  replaced: string;
}

/** The sentence with the words that are likest to the fragment replaced by it. */
export function replaceLikest(sentence: string, fragment: string): Replaced {
  const fused = fusedPronoun(sentence, fragment);
  if (fused) return fused;
  const words = [...sentence.matchAll(/[\p{L}\p{M}]+/gu)];
  const length = fragment.match(/[\p{L}\p{M}]+/gu)?.length ?? 0;
  let best: Replaced = { score: 0, text: sentence, replaced: '' };
  for (let size = Math.max(length - 1, 1); size <= length + 1; size++) {
    for (let start = 0; start + size <= words.length; start++) {
      const from = words[start]!.index;
      const last = words[start + size - 1]!;
      const to = last.index + last[0].length;
      const replaced = sentence.slice(from, to);
      const score = likeness(replaced, fragment) + (areOneVerb(replaced, fragment) ? 0.3 : 0);
      if (replaced === fragment || score <= best.score) continue;
      const text = /^\p{Lu}/u.test(replaced) && start === 0 ? capitalised(fragment) : fragment;
      best = { score, replaced, text: sentence.slice(0, from) + text + sentence.slice(to) };
    }
  }
  return best;
}

/** 'contigo' stands for both words of 'con tu'. */
function fusedPronoun(message: string, fragment: string): Replaced | undefined {
  if (!/^con(?:migo|tigo|sigo)$/iu.test(fragment)) return undefined;
  const apart = /(?<!\p{L})con (?:mí?|yo|me|t[iuú]|te|sí?)(?!\p{L})/iu.exec(message);
  if (!apart) return undefined;
  const text = message.replace(apart[0], fragment);
  return { score: 1, replaced: apart[0], text };
}

/** 'es de Polonia' and 'soy de Polonia': what they do not share is one verb. */
function areOneVerb(one: string, other: string): boolean {
  const only = (text: string, known: string) =>
    wordsOf(text.toLowerCase())
      .filter((word) => !wordsOf(known.toLowerCase()).includes(word))
      .join(' ');
  const infinitives = new Set(recogniseVerb(only(one, other)).map(({ infinitive }) => infinitive));
  return recogniseVerb(only(other, one)).some(({ infinitive }) => infinitives.has(infinitive));
}
