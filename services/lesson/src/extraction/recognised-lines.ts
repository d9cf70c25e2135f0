import type { Line, Page, Word } from 'tesseract.js';
import { isEnglishWord, isSpanishWord } from '../spanish/known-words.ts';
import { isArrow } from './arrow-mark.ts';
import { isKnownWord, mendedWord } from './mend-word.ts';
import { linesInReadingOrder, type Segment } from './reading-order.ts';
import type { RecognisedPage } from './recogniser.ts';

/** Confidence (0 to 100) below which a word is taken for a stain. */
const MIN_WORD_CONFIDENCE = 30;
/** Confidence below which a whole line is: guessed words are worse than none. */
const MIN_LINE_CONFIDENCE = 55;
/** Confidence below which a word that neither language has spoils its line. */
const SURE_CONFIDENCE = 85;
/** Of a line's characters other than spaces, how many letters or digits it has at least. */
const MIN_LETTER_SHARE = 0.5;
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

/** What can be relied on of a recognised page, in reading order. */
export function recognisedText({ page, image }: RecognisedPage): RecognisedText {
  const segments: Segment[] = [];
  let evidence = 0;
  let dropped = 0;
  let upended = 0;
  for (const line of linesOf(page)) {
    if (isUpended(line)) {
      upended += line.words.length;
      continue;
    }
    for (const word of line.words) {
      if (isArrow(word.text, word.bbox, image)) Object.assign(word, { text: '→', confidence: 100 });
    }
    const words = mendWords(line.words.filter(isWord));
    if (words.some(isGuess)) {
      dropped += line.words.length;
      continue;
    }
    dropped += line.words.length - words.length;
    for (const piece of splitAtGaps(words)) {
      const confidence = meanConfidence(piece);
      const text = mend(piece.map((word) => word.text).join(' '));
      if (confidence < MIN_LINE_CONFIDENCE || !isWriting(text)) {
        dropped += piece.length;
        continue;
      }
      evidence += text.length * confidence;
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

function linesOf(page: Page): Line[] {
  return (page.blocks ?? []).flatMap((block) => block.paragraphs.flatMap(({ lines }) => lines));
}

/** Whether a line runs up or down the page: then the page lies on its side. */
function isUpended({ bbox, text }: Line): boolean {
  return text.trim().length > 3 && bbox.y1 - bbox.y0 > bbox.x1 - bbox.x0;
}

function isWord({ text, confidence }: Word): boolean {
  return text.trim() !== '' && confidence >= MIN_WORD_CONFIDENCE;
}

const TOKEN = /[\p{L}\p{M}\d|]+(?:'\p{L}+)?/gu;

/** A line with its words mended, where what is written is certain. */
function mendWords(words: Word[]): Word[] {
  const mended = words.map((word, i) => ({
    ...word,
    text: word.text.replace(TOKEN, (token) =>
      // A name in the middle of a line is nobody's to mend.
      i > 0 && /^\p{Lu}\p{Ll}/u.test(token) ? token : (mendedWord(token) ?? token),
    ),
  }));
  return hasEqualSides(mended) ? words : mended;
}

/** 'dia → día': what the line itself corrects was written as it stands. */
function hasEqualSides(words: Word[]): boolean {
  const sides = words
    .map(({ text }) => text.toLowerCase())
    .join(' ')
    .split(/\s+(?:[—–→=>/:-]+|not|no)\s+|: /);
  return sides.some((side, i) => i > 0 && side === sides[i - 1]);
}

/** A word of neither language that was not read well either; names and numbers may be unknown. */
function isGuess({ text, confidence }: Word): boolean {
  if (confidence >= SURE_CONFIDENCE) return false;
  return (text.match(TOKEN) ?? []).some(
    (token) => /^\p{Ll}{3}/u.test(token) && !isKnownWord(token),
  );
}

function splitAtGaps(words: Word[]): Word[][] {
  const pieces: Word[][] = [];
  const size = medianHeight(words);
  for (const word of words) {
    const piece = pieces.at(-1);
    const before = piece?.at(-1);
    if (piece && before && word.bbox.x0 - before.bbox.x1 < CELL_GAP * size) piece.push(word);
    else pieces.push([word]);
  }
  return pieces;
}

function medianHeight(words: Word[]): number {
  const heights = words.map(({ bbox }) => bbox.y1 - bbox.y0).sort((a, b) => a - b);
  return heights[heights.length >> 1] ?? 0;
}

function meanConfidence(words: Word[]): number {
  const characters = words.reduce((sum, { text }) => sum + text.length, 0);
  return words.reduce((sum, word) => sum + word.confidence * word.text.length, 0) / characters;
}

function boxOf(words: Word[]): Omit<Segment, 'text'> {
  return {
    x0: Math.min(...words.map(({ bbox }) => bbox.x0)),
    y0: Math.min(...words.map(({ bbox }) => bbox.y0)),
    x1: Math.max(...words.map(({ bbox }) => bbox.x1)),
    y1: Math.max(...words.map(({ bbox }) => bbox.y1)),
  };
}

/** Whether a line is language rather than the engine's reading of a stain or a drawing. */
function isWriting(text: string): boolean {
  const solid = text.replace(/\s/g, '');
  const letters = solid.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  if (letters < solid.length * MIN_LETTER_SHARE) return false;
  // 'e', 'ii', 'Sy L': a line of notes has a word with a vowel, or a number.
  return /\p{L}*[aeiouáéíóúüy]\p{L}*/iu.test(text) && /\p{L}{2}|\d/u.test(text);
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
