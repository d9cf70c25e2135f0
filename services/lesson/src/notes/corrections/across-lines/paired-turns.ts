import { spanishEvidence } from '../../../spanish/detect-language.ts';
import { lookUp } from '../../../spanish/lexicon.ts';
import { wordsOf } from '../../../spanish/sentence-words.ts';
import type { NoteLine } from '../../lines/note-lines.ts';
import { bare } from '../../text/spanish-text.ts';
import type { NoteCorrection } from '../../understood-notes.ts';

/** Lines of two hands that mended one another so often do so all along. */
const FEWEST_PAIRS = 3;
/** Share of the lines below one another that must be known to be corrections. */
const MENDED_SHARE = 0.6;

/**
 * Where nearly every line of one hand is mended by the next, which another wrote, the others are,
 * too, however differently they say it: 'Yo camino a la trabajo' over 'voy andando al trabajo'.
 */
export function pairedTurns(
  lines: NoteLine[],
  used: ReadonlySet<NoteLine>,
  corrections: NoteCorrection[],
): { corrections: NoteCorrection[]; lines: NoteLine[] } {
  const pairs = lines.flatMap((line, i) => {
    const next = lines[i + 1];
    const isTurn = line.speaker !== undefined && next?.speaker !== undefined;
    return isTurn && line.speaker !== next.speaker ? [{ line, next }] : [];
  });
  const found: { corrections: NoteCorrection[]; lines: NoteLine[] } = {
    corrections: [],
    lines: [],
  };
  for (const [, turns] of Map.groupBy(pairs, ({ line }) => line.speaker)) {
    const mended = turns.filter(
      ({ line, next }) =>
        used.has(line) &&
        used.has(next) &&
        corrections.some(({ wrong }) => line.text.includes(wrong)),
    );
    if (mended.length < FEWEST_PAIRS || mended.length < turns.length * MENDED_SHARE) continue;
    for (const { line, next } of turns) {
      const [wrong, right] = [bare(line.text), bare(next.text)];
      if (used.has(line) || used.has(next) || !areAboutOne(wrong, right)) continue;
      found.corrections.push({ wrong, right, reason: undefined });
      found.lines.push(line, next);
    }
  }
  return found;
}

/** Both Spanish and of like length, with a word of meaning in common. */
export function areAboutOne(one: string, other: string): boolean {
  const [words, others] = [wordsOf(one.toLowerCase()), wordsOf(other.toLowerCase())];
  const isLike = words.length >= 3 && others.length >= 3 && !/\?$/.test(other);
  const areSpanish = spanishEvidence(one) >= 1 && spanishEvidence(other) >= 1;
  return isLike && areSpanish && words.some((word) => others.includes(word) && isOfMeaning(word));
}

function isOfMeaning(word: string): boolean {
  return lookUp(word).some(({ partOfSpeech }) => /^(?:noun|verb|adjective)$/.test(partOfSpeech));
}
