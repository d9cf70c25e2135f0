import { spanishEvidence } from '../spanish/detect-language.ts';
import { englishWords } from '../spanish/english-words.ts';
import { lookUp } from '../spanish/lexicon.ts';
import { wordsOf } from '../spanish/sentence-words.ts';
import { sharesMeaning } from './meaning.ts';
import { kindOf } from './spanish-text.ts';

const MOST_WORDS = 4;
/** A few words with something in brackets behind them. */
const bracketed = /([^()\n]{1,80}?)\s*\(([^()]{2,40})\)/gu;

/**
 * Words that a text explains in brackets as it goes: 'words such as siempre (always), a menudo
 * (often) and cada día (every day)'. Only what the lexicon knows to mean that, or stands in
 * quotes, since brackets hold remarks as well.
 */
export function proseGlosses(text: string): { one: string; other: string }[] {
  return [...text.matchAll(bracketed)].flatMap(([, before = '', inside = '']) => {
    const quoted = /"([^"]{1,40})"$/.exec(before)?.[1];
    const one = quoted ?? knownTail(before, inside);
    const isGloss = one !== undefined && spanishEvidence(inside) <= 0 && /\p{L}/u.test(inside);
    return isGloss && kindOf(one) !== 'sentence' ? { one, other: inside } : [];
  });
}

/** The longest run of Spanish words at the end that means what the brackets say. */
function knownTail(before: string, english: string): string | undefined {
  const clause = before.split(/[,;:.!?"]\s*/).at(-1)!;
  const words = wordsOf(clause);
  for (let size = Math.min(MOST_WORDS, words.length); size > 0; size--) {
    const tail = words.slice(-size);
    const text = tail.join(' ');
    const glosses = lookUp(text).flatMap((entry) => entry.glosses);
    if (glosses.includes(english.toLowerCase().trim())) return text;
    if (tail.some((word) => englishWords.has(word.toLowerCase()))) continue;
    const isKnown = glosses.length > 0 || (size <= 2 && /^(?:el|la|los|las)$/i.test(tail[0]!));
    if (isKnown && sharesMeaning(text, english)) return text;
  }
  return undefined;
}
