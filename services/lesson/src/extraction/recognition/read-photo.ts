import type { Bbox } from 'tesseract.js';
import { flattenLight, type GreyImage } from '../picture/grey-image.ts';
import { toGrey, toSharp } from '../picture/grey-pixels.ts';
import { tiltOf } from '../picture/page-tilt.ts';
import { agreedLines, type LineOnPage } from './agreed-lines.ts';
import { type RecognisedText, recognisedLines, recognisedText } from './recognised-lines.ts';
import type { Recogniser } from './recogniser.ts';

/** Long side at which the four turns of a page are compared. */
const TRIAL_LONG_SIDE = 1_200;
/** Mean confidence from which a page is taken to stand upright. */
const UPRIGHT_CONFIDENCE = 70;
/** Characters below which an upright page is doubted, whatever its confidence. */
const UPRIGHT_CHARACTERS = 20;

/** Mean confidence below which a page is read again at other sizes. */
const CLEAR_CONFIDENCE = 90;
/** Mean confidence below which it is hard to read: print is above it, most handwriting below. */
const HARD_CONFIDENCE = 86;
/** Large letters, as a hand writes them, are often told better when small. */
const OTHER_SCALES = [0.8, 0.65, 0.5];

interface Reading {
  /** The page as it was read: places in `lines` are places on it. */
  image: GreyImage;
  lines: LineOnPage[];
  seen: RecognisedText;
}

/** The writing on a page, whichever way it is held. */
export async function readPhoto(image: GreyImage, recogniser: Recogniser): Promise<RecognisedText> {
  const reading = await readUpright(await levelled(flattenLight(image)), recogniser);
  const { seen } = reading;
  return isClear(seen) || !seen.sawMarks ? seen : readAgain(reading, recogniser);
}

async function readUpright(page: GreyImage, recogniser: Recogniser): Promise<Reading> {
  const upright = await read(page, recogniser);
  if (isConvincing(upright.seen) || !upright.seen.sawMarks) return upright;
  const small = await scaledDown(page);
  let best = { turn: 0, evidence: 0 };
  // Lines that run up or down leave two ways to hold the page.
  for (const turn of upright.seen.isSideways ? [90, 270] : [0, 180, 90, 270]) {
    const { seen } = await read(await turned(small, turn), recogniser);
    if (seen.evidence > best.evidence) best = { turn, evidence: seen.evidence };
    if (isConvincing(seen)) break;
  }
  return best.turn === 0 ? upright : read(await turned(page, best.turn), recogniser);
}

/** What is hard to read is read differently at another size: what several readings have is so. */
async function readAgain(first: Reading, recogniser: Recogniser): Promise<RecognisedText> {
  const readings = [first.lines];
  for (const scale of OTHER_SCALES) {
    const { lines } = await read(await scaled(first.image, scale), recogniser);
    readings.push(lines.map((line) => enlarged(line, 1 / scale)));
  }
  return recognisedText(agreedLines(readings), meanConfidence(first.seen) < HARD_CONFIDENCE);
}

async function read(page: GreyImage, recogniser: Recogniser): Promise<Reading> {
  const recognised = await recogniser.recognise(page);
  const lines = recognisedLines(recognised);
  return { image: recognised.image, lines, seen: recognisedText(lines) };
}

/** The engine itself sets a page straight that is tilted by a few degrees, and no more. */
async function levelled(page: GreyImage): Promise<GreyImage> {
  const degrees = tiltOf(page);
  return degrees === 0 ? page : toGrey(toSharp(page).rotate(degrees, { background: 'white' }));
}

function isConvincing(seen: RecognisedText): boolean {
  const isLong = seen.text.length >= UPRIGHT_CHARACTERS;
  return !seen.sawUnreadable && isLong && meanConfidence(seen) >= UPRIGHT_CONFIDENCE;
}

function isClear(seen: RecognisedText): boolean {
  return !seen.sawUnreadable && meanConfidence(seen) >= CLEAR_CONFIDENCE;
}

function meanConfidence({ text, evidence }: RecognisedText): number {
  return evidence / Math.max(1, text.length);
}

async function scaledDown(image: GreyImage): Promise<GreyImage> {
  const size = { width: TRIAL_LONG_SIDE, height: TRIAL_LONG_SIDE };
  return toGrey(toSharp(image).resize({ ...size, fit: 'inside', withoutEnlargement: true }));
}

async function turned(image: GreyImage, degrees: number): Promise<GreyImage> {
  return toGrey(toSharp(image).rotate(degrees));
}

async function scaled(image: GreyImage, factor: number): Promise<GreyImage> {
  return toGrey(toSharp(image).resize(Math.round(image.width * factor)));
}

function enlarged({ words, bbox }: LineOnPage, factor: number): LineOnPage {
  const box = ({ x0, y0, x1, y1 }: Bbox): Bbox => ({
    x0: x0 * factor,
    y0: y0 * factor,
    x1: x1 * factor,
    y1: y1 * factor,
  });
  return { bbox: box(bbox), words: words.map((word) => ({ ...word, bbox: box(word.bbox) })) };
}
