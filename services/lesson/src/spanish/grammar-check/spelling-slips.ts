import { recogniseVerb } from '../conjugate.ts';
import { englishWords } from '../english-words.ts';
import { isSpanishWord, spellingsWithMarks } from '../known-words.ts';
import { lookUp } from '../lexicon.ts';

/** Shorter words have too many neighbours. */
const SHORTEST = 4;
/** Right, and in no list of vocabulary by themselves. */
const others = new Set(
  'donde adonde cualquier primer tercer tele sino vosotros vuestro vuestra quienes cual cuales'.split(
    ' ',
  ),
);
const LETTERS = 'abcdefghijlmnopqrstuvxyzáéíóúñ';

/**
 * A word that is none as it stands, though a letter or an accent away from one: 'tambien',
 * 'sabo', 'he rompido'. Names and words that `known` has are left alone.
 */
export function spellingSlip(
  words: string[],
  known: (word: string) => boolean,
): string | undefined {
  return words.find((word) => {
    const isName = /^\p{Lu}/u.test(word);
    const lower = word.toLowerCase();
    if (isName || lower.length < SHORTEST || !/^\p{L}+$/u.test(lower)) return false;
    if (isKnown(lower) || known(lower)) return false;
    return spellingsWithMarks(lower).length > 0 || neighbours(lower).some(isSpanishWord);
  });
}

function isKnown(word: string): boolean {
  if (isSpanishWord(word) || englishWords.has(word) || others.has(word)) return true;
  if (lookUp(word).some((entry) => entry.word === word)) return true;
  // 'encendida', 'cansados'
  const participle = word.replace(/(?<=[ai]d)(?:as?|os)$/, 'o');
  if (participle !== word && recogniseVerb(participle).length > 0) return true;
  // 'rápidamente', 'perrito', 'facilísimo', 'tenés'
  return /(?:mente|[ic]it[oa]s?|ísim[oa]s?|[áéí]s)$/.test(word);
}

/** Every spelling one letter away. */
function neighbours(word: string): string[] {
  const found: string[] = [];
  for (let i = 0; i <= word.length; i++) {
    const [before, after] = [word.slice(0, i), word.slice(i)];
    if (after) found.push(before + after.slice(1));
    for (const letter of LETTERS) {
      found.push(before + letter + after);
      if (after) found.push(before + letter + after.slice(1));
    }
  }
  return found;
}
