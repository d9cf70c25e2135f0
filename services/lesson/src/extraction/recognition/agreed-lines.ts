import type { Bbox } from 'tesseract.js';
import { isKnownWord } from './mend-word.ts';

export interface WordOnPage {
  text: string;
  /** How sure the engine is of it: 0 to 100. */
  confidence: number;
  bbox: Bbox;
}

export interface LineOnPage {
  words: WordOnPage[];
  bbox: Bbox;
}

/** What a word of neither language counts for against one that is known. */
const UNKNOWN_WEIGHT = 0.5;
/** Confidence below which a word that other readings contradict is nobody's. */
const DISPUTED_CONFIDENCE = 60;
/** The same where it is the only one of them that either language has. */
const DISPUTED_CONFIDENCE_IF_KNOWN = 30;
/** How much of the places of two readings of a word is common to both. */
const SAME_PLACE = 0.6;

/**
 * One page of several readings of it, whose places must be comparable. Each line is taken from the
 * reading that is surest of it, each of its words from the vote of all. A word that was read
 * otherwise elsewhere, and not well, gets confidence 0.
 */
export function agreedLines(readings: LineOnPage[][]): LineOnPage[] {
  return sameLines(readings).flatMap((group) => {
    const surest = group.reduce((best, lines) => (evidence(lines) > evidence(best) ? lines : best));
    const others = group
      .filter((lines) => lines !== surest)
      .map((lines) => lines.flatMap(({ words }) => words));
    return surest.map((line) => ({
      ...line,
      words: line.words.map((word) => elected(word, others)),
    }));
  });
}

/** Groups of lines that stand in one place: for each reading that saw any, those that it saw. */
function sameLines(readings: LineOnPage[][]): LineOnPage[][][] {
  let groups: Map<LineOnPage[], LineOnPage[]>[] = [];
  for (const reading of readings) {
    for (const line of reading) {
      const isHere = (group: Map<LineOnPage[], LineOnPage[]>) =>
        [...group.values()].some((lines) => lines.some((other) => isLevel(line, other)));
      const merged = new Map([[reading, [line]]]);
      for (const group of groups.filter(isHere)) {
        for (const [from, lines] of group)
          merged.set(from, [...lines, ...(merged.get(from) ?? [])]);
      }
      groups = [...groups.filter((group) => !isHere(group)), merged];
    }
  }
  return groups.map((group) => [...group.values()]);
}

function isLevel({ bbox: a }: LineOnPage, { bbox: b }: LineOnPage): boolean {
  const apart = Math.abs(a.y0 + a.y1 - b.y0 - b.y1) / 2;
  const isBeside = a.x1 < b.x0 || b.x1 < a.x0;
  return !isBeside && apart < 0.5 * Math.min(a.y1 - a.y0, b.y1 - b.y0);
}

function evidence(lines: LineOnPage[]): number {
  return lines
    .flatMap(({ words }) => words)
    .reduce((sum, { text, confidence }) => sum + text.length * confidence * weight(text), 0);
}

function elected(word: WordOnPage, others: WordOnPage[][]): WordOnPage {
  const candidates = [word, ...others.flatMap((words) => counterpart(word, words) ?? [])];
  const votes = new Map<string, WordOnPage[]>();
  for (const candidate of candidates) {
    const key = keyOf(candidate.text);
    votes.set(key, [...(votes.get(key) ?? []), candidate]);
  }
  const winners = [...votes.values()].reduce((a, b) => (support(b) > support(a) ? b : a));
  const surest = winners.reduce((a, b) => (b.confidence > a.confidence ? b : a));
  const isDisputed = votes.size > 1 && winners.length === 1;
  const known = [...votes.values()].filter(([one]) => isKnown(one!.text));
  const least =
    known.length === 1 && known[0] === winners ? DISPUTED_CONFIDENCE_IF_KNOWN : DISPUTED_CONFIDENCE;
  const isNobodys = isDisputed && surest.confidence < least && /\p{L}{2}/u.test(surest.text);
  return { ...word, text: surest.text, confidence: isNobodys ? 0 : surest.confidence };
}

/** What another reading has in the place of a word: one word, or the same letters in several. */
function counterpart({ text, bbox }: WordOnPage, words: WordOnPage[]): WordOnPage | undefined {
  const within = words.filter(({ bbox: other }) => {
    const middle = (other.x0 + other.x1) / 2;
    const level = (other.y0 + other.y1) / 2;
    return middle > bbox.x0 && middle < bbox.x1 && level > bbox.y0 && level < bbox.y1;
  });
  const [first] = within;
  if (!first) return undefined;
  const joined = within.map((word) => word.text);
  if (within.length > 1 && keyOf(joined.join('')) !== keyOf(text)) return undefined;
  const x1 = Math.max(...within.map((word) => word.bbox.x1));
  const common = Math.min(x1, bbox.x1) - Math.max(first.bbox.x0, bbox.x0);
  const span = Math.max(x1, bbox.x1) - Math.min(first.bbox.x0, bbox.x0);
  if (common < SAME_PLACE * span) return undefined;
  const confidence = Math.min(...within.map((word) => word.confidence));
  return { text: joined.join(' '), confidence, bbox };
}

function support(words: WordOnPage[]): number {
  return words.reduce((sum, { text, confidence }) => sum + confidence * weight(text), 0);
}

function weight(text: string): number {
  return isKnown(text) ? 1 : UNKNOWN_WEIGHT;
}

function isKnown(text: string): boolean {
  return (text.match(/[\p{L}\p{M}']+/gu) ?? []).every(isKnownWord);
}

/** Without case and what stands around the word. */
function keyOf(text: string): string {
  return text.toLowerCase().replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '') || text;
}
