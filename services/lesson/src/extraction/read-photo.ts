import { flattenLight, type GreyImage } from './grey-image.ts';
import { toGrey, toSharp } from './grey-pixels.ts';
import { tiltOf } from './page-tilt.ts';
import { type RecognisedText, recognisedText } from './recognised-lines.ts';
import type { Recogniser } from './recogniser.ts';

/** Long side at which the four turns of a page are compared. */
const TRIAL_LONG_SIDE = 1_200;
/** Mean confidence from which a page is taken to stand upright. */
const UPRIGHT_CONFIDENCE = 70;
/** Characters below which an upright page is doubted, whatever its confidence. */
const UPRIGHT_CHARACTERS = 20;

/** The writing on a page, whichever way it is held. */
export async function readPhoto(image: GreyImage, recogniser: Recogniser): Promise<RecognisedText> {
  const page = await levelled(flattenLight(image));
  const upright = await recogniseText(page, recogniser);
  if (isConvincing(upright) || !upright.sawMarks) return upright;
  const small = await scaledDown(page);
  let best = { turn: 0, evidence: 0 };
  // Lines that run up or down leave two ways to hold the page.
  for (const turn of upright.isSideways ? [90, 270] : [0, 180, 90, 270]) {
    const seen = await recogniseText(await turned(small, turn), recogniser);
    if (seen.evidence > best.evidence) best = { turn, evidence: seen.evidence };
    if (isConvincing(seen)) break;
  }
  if (best.turn === 0) return upright;
  return recogniseText(await turned(page, best.turn), recogniser);
}

/** The engine itself sets a page straight that is tilted by a few degrees, and no more. */
async function levelled(page: GreyImage): Promise<GreyImage> {
  const degrees = tiltOf(page);
  return degrees === 0 ? page : toGrey(toSharp(page).rotate(degrees, { background: 'white' }));
}

async function recogniseText(page: GreyImage, recogniser: Recogniser): Promise<RecognisedText> {
  return recognisedText(await recogniser.recognise(page));
}

function isConvincing({ text, evidence, sawUnreadable }: RecognisedText): boolean {
  const mean = evidence / Math.max(1, text.length);
  return !sawUnreadable && text.length >= UPRIGHT_CHARACTERS && mean >= UPRIGHT_CONFIDENCE;
}

async function scaledDown(image: GreyImage): Promise<GreyImage> {
  const size = { width: TRIAL_LONG_SIDE, height: TRIAL_LONG_SIDE };
  return toGrey(toSharp(image).resize({ ...size, fit: 'inside', withoutEnlargement: true }));
}

async function turned(image: GreyImage, degrees: number): Promise<GreyImage> {
  return toGrey(toSharp(image).rotate(degrees));
}
