import { spanishEvidence } from '../../../spanish/detect-language.ts';
import { wordsOf } from '../../../spanish/sentence-words.ts';
import type { NoteLine } from '../../lines/note-lines.ts';
import { likeness } from '../../text/likeness.ts';
import { looksWrong } from '../../text/looks-wrong.ts';
import { bare, hasEnglish } from '../../text/spanish-text.ts';
import { mendSentence } from '../mending/mend-sentence.ts';
import type { MessageCorrection } from './corrected-messages.ts';

/** Fewer entries of two versions may stand there by chance. */
const FEWEST_ENTRIES = 2;
/** Share of the entries of which grammar must say which version is wrong. */
const PLAIN_SHARE = 0.25;
/** Likeness from which two texts are versions of one another. */
const ALIKE = 0.5;

const between = /\t|\s+[|/–—-]\s+|\s*[=:]\s+|\s+>\s+|\s+\((?=[^()]+\)$)/u;

interface Entry {
  first: string;
  second: string;
  lines: NoteLine[];
}

/**
 * 'Soy cansado - Estoy cansado' and the like: entries that say one thing twice in Spanish. Nothing
 * marks them as corrections; where grammar finds one version wrong again and again, and never the
 * other, that version is.
 */
export function alignedVersions(
  lines: NoteLine[],
  used: ReadonlySet<NoteLine>,
): MessageCorrection | undefined {
  const entries = lines.flatMap((line, i) =>
    used.has(line) || line.headed || line.isSectionTitle ? [] : (entryOf(line, lines[i + 1]) ?? []),
  );
  if (entries.length < FEWEST_ENTRIES) return undefined;
  const slips = entries.map(
    ({ first, second }) => Number(looksWrong(first)) - Number(looksWrong(second)),
  );
  const [wrongFirst, wrongSecond] = [1, -1].map(
    (sign) => slips.filter((slip) => slip === sign).length,
  ) as [number, number];
  if (wrongFirst + wrongSecond === 0) return undefined;
  const least = Math.max(entries.length * PLAIN_SHARE, 1);
  const isPlain = Math.min(wrongFirst, wrongSecond) === 0 && wrongFirst + wrongSecond >= least;
  const corrections = entries.map(({ first, second }) => {
    const [wrong, right] = wrongFirst > 0 ? [first, second] : [second, first];
    return { wrong, right, reason: undefined };
  });
  // Where it is not plain which is which, none of them is taught.
  return { corrections: isPlain ? corrections : [], lines: entries.flatMap((one) => one.lines) };
}

function entryOf(line: NoteLine, next: NoteLine | undefined): Entry | undefined {
  const [first, second, ...others] = line.text.split(between).map((text) => bare(text));
  if (second !== undefined) {
    const text = second.replace(/\)$/, '');
    return others.length === 0 && areVersions(first!, text)
      ? { first: first!, second: text, lines: [line] }
      : undefined;
  }
  const isBelow = line.bullet && next && !next.bullet && !next.afterBlank && !next.headed;
  const below = isBelow ? bare(next.text) : '';
  return areVersions(first!, below)
    ? { first: first!, second: below, lines: [line, next!] }
    : undefined;
}

function areVersions(one: string, other: string): boolean {
  const texts = [one, other];
  if (texts.some((text) => wordsOf(text).length < 2 || spanishEvidence(text) < 0.5)) return false;
  if (texts.some(hasEnglish) || one.toLowerCase() === other.toLowerCase()) return false;
  return likeness(one, other) >= ALIKE || mendSentence(one, other) !== undefined;
}
