import type { Bbox, Page } from 'tesseract.js';
import { isEnglishWord, isSpanishWord } from '../../spanish/known-words.ts';
import { linesInReadingOrder } from '../layout/reading-order.ts';
import type { Segment } from '../layout/segment.ts';
import type { LineOnPage, WordOnPage } from './agreed-lines.ts';
import { isArrow } from './arrow-mark.ts';
import type { RecognisedPage } from './recogniser.ts';
import { isReliable, meanConfidence, reliableWords } from './reliable-words.ts';

/** A gap wider than so many line heights separates cells or columns. */
const CELL_GAP = 1.6;

export interface RecognisedText {
  text: string;
  /** Whether most of it runs up or down the page. */
  isSideways: boolean;
  /** Whether anything was seen that might be writing. */
  sawMarks: boolean;
  /** Whether more was seen than could be read. */
  sawUnreadable: boolean;
  /** Sum of the confidences of the characters read: comparable between turns of one page. */
  evidence: number;
}

/** The lines that the engine found, with the arrows that it does not know. */
export function recognisedLines({ page, image }: RecognisedPage): LineOnPage[] {
  return linesOf(page).map(({ words, bbox }) => ({
    bbox,
    words: words.map(({ text, confidence, bbox }) =>
      isArrow(text, bbox, image)
        ? { text: '→', confidence: 100, bbox }
        : { text, confidence, bbox },
    ),
  }));
}

/** What can be relied on of a page, in reading order. On a hard page less can. */
export function recognisedText(found: LineOnPage[], isHard = false): RecognisedText {
  const lines = withBullets(touchingJoined(found));
  const segments: Segment[] = [];
  let evidence = 0;
  let dropped = 0;
  let upended = 0;
  for (const line of lines) {
    if (isUpended(line)) {
      upended += line.words.length;
      continue;
    }
    const words = reliableWords(line.words, isHard);
    dropped += line.words.length - words.length;
    for (const piece of splitAtGaps(words)) {
      const text = mend(piece.map((word) => word.text).join(' '));
      if (!isReliable(text, piece)) {
        dropped += piece.length;
        continue;
      }
      evidence += text.length * meanConfidence(piece);
      segments.push({ text, ...boxOf(piece) });
    }
  }
  const text = linesInReadingOrder(segments).join('\n');
  const read = text.split(/\s+/).filter(Boolean).length;
  return {
    text,
    evidence,
    isSideways: upended > read,
    sawMarks: read + dropped + upended > 0,
    sawUnreadable: dropped + upended > read,
  };
}

function linesOf(page: Page) {
  return (page.blocks ?? []).flatMap((block) => block.paragraphs.flatMap(({ lines }) => lines));
}

/** A gap narrower than so many line heights separates words. */
const WORD_GAP = 1;
/** A gap narrower than so many separates the letters of one. */
const LETTER_GAP = 0.4;

/** Letters of equal width leave gaps one below the other, which the engine takes for a gutter. */
function touchingJoined(lines: LineOnPage[]): LineOnPage[] {
  const joined: LineOnPage[] = [];
  for (const line of lines.toSorted((a, b) => a.bbox.x0 - b.bbox.x0)) {
    const at = joined.findIndex((before) => touches(before, line));
    const before = joined[at];
    if (before) joined[at] = asOne(before, line);
    else joined.push(line);
  }
  return joined;
}

function touches(left: LineOnPage, right: LineOnPage): boolean {
  if (isUpended(left) || isUpended(right)) return false;
  const [a, b] = [left.bbox, right.bbox];
  const height = Math.min(a.y1 - a.y0, b.y1 - b.y0);
  const gap = b.x0 - a.x1;
  const apart = Math.abs(a.y0 + a.y1 - b.y0 - b.y1) / 2;
  return gap >= 0 && gap < WORD_GAP * height && apart < 0.5 * height;
}

function asOne(left: LineOnPage, right: LineOnPage): LineOnPage {
  const bbox = union(left.bbox, right.bbox);
  const last = left.words.at(-1);
  const [first, ...rest] = right.words;
  const height = Math.min(left.bbox.y1 - left.bbox.y0, right.bbox.y1 - right.bbox.y0);
  if (!last || !first || first.bbox.x0 - last.bbox.x1 >= LETTER_GAP * height) {
    return { bbox, words: [...left.words, ...right.words] };
  }
  const word = {
    text: last.text + first.text,
    confidence: Math.min(last.confidence, first.confidence),
    bbox: union(last.bbox, first.bbox),
  };
  return { bbox, words: [...left.words.slice(0, -1), word, ...rest] };
}

function union(a: Bbox, b: Bbox): Bbox {
  return { x0: a.x0, y0: Math.min(a.y0, b.y0), x1: b.x1, y1: Math.max(a.y1, b.y1) };
}

/** What the engine, whose alphabet has no bullets, makes of one. */
const BULLET_LIKE = /^[eo©®¢°]$/;
/** Lines from which letters before them are bullets. */
const MIN_BULLETS = 3;

function withBullets(lines: LineOnPage[]): LineOnPage[] {
  const startsLikeBullet = ({ words: [first, second] }: LineOnPage) =>
    first !== undefined && second !== undefined && BULLET_LIKE.test(first.text);
  const areMany = lines.filter(startsLikeBullet).length >= MIN_BULLETS;
  return lines.map((line) => {
    const [first, ...rest] = line.words;
    if (!first || !startsLikeBullet(line)) return line;
    // 'e hijos', the rest of a broken line, and 'o sea' begin with a word.
    const isWord = first.text === 'o' || (first.text === 'e' && /^h?[ií]/i.test(rest[0]!.text));
    return isWord && !areMany ? line : { ...line, words: [{ ...first, text: '•' }, ...rest] };
  });
}

/** Whether a line runs up or down the page: then the page lies on its side. */
function isUpended({ bbox, words }: LineOnPage): boolean {
  const text = words.map((word) => word.text).join(' ');
  return text.trim().length > 3 && bbox.y1 - bbox.y0 > bbox.x1 - bbox.x0;
}

function splitAtGaps(words: WordOnPage[]): WordOnPage[][] {
  const pieces: WordOnPage[][] = [];
  const size = medianHeight(words);
  for (const word of words) {
    const piece = pieces.at(-1);
    const before = piece?.at(-1);
    if (piece && before && word.bbox.x0 - before.bbox.x1 < CELL_GAP * size) piece.push(word);
    else pieces.push([word]);
  }
  return pieces;
}

function medianHeight(words: WordOnPage[]): number {
  const heights = words.map(({ bbox }) => bbox.y1 - bbox.y0).sort((a, b) => a - b);
  return heights[heights.length >> 1] ?? 0;
}

function boxOf(words: WordOnPage[]): Omit<Segment, 'text'> {
  return {
    x0: Math.min(...words.map(({ bbox }) => bbox.x0)),
    y0: Math.min(...words.map(({ bbox }) => bbox.y0)),
    x1: Math.max(...words.map(({ bbox }) => bbox.x1)),
    y1: Math.max(...words.map(({ bbox }) => bbox.y1)),
  };
}

/** An upright stroke before what only follows 'I' in English. */
const LONE_I =
  /(?<!\S)[|¦l](?= (?:am|was|have|had|would|will|could|can|can't|do|don't|did|didn't|should|must|need|want|like|love|think|know|hope|wish|went|go|live|work|used|prefer|speak|study|never|always|usually|also|bought|saw|ate)\b)|(?<!\S)[|¦l](?='(?:m|ve|ll|d)\b)/g;

/** Only what is certain: the engine's habits that are no Spanish or English spelling. */
function mend(text: string): string {
  return text
    .normalize('NFC')
    .replace(LONE_I, 'I')
    .replace(/(?<!\S)[|¦T](?= (\p{Ll}+))/gu, (stroke, next: string) =>
      isEnglishWord(next) && !isSpanishWord(next) ? 'I' : stroke,
    )
    .replace(/^[|¦[\]{}_~]+\s+/, '')
    .replace(/\s+[|¦_~]+$/, '')
    .replace(/(\s)[»>]+(?=\s)/g, '$1→')
    .replace(/(\s)(?:-+>|=+>|—>|–>)(?=\s)/g, '$1→')
    .replace(/[“”„]/g, '"')
    .replace(/[‘’´`]/g, "'")
    .trim();
}
