import { Worker } from 'node:worker_threads';
import { DomainError } from '@repaso/shared/errors';
import sharp, { type Sharp } from 'sharp';
import type { FileKind } from '../file-kind.ts';
import type { GreyImage } from './grey-image.ts';
import { toGrey, toSharp } from './grey-pixels.ts';
import type { HeicAnswer } from './heic-thread.ts';

/** Long side of a page as it is recognised; more pixels cost time and find no more letters. */
const PAGE_LONG_SIDE = 2_000;
/** A strip longer than this ratio (a chat's screenshot) is scaled by its short side instead. */
const STRIP_RATIO = 2.4;
const STRIP_SHORT_SIDE = 1_000;
const STRIP_MAX_PIXELS = 9_000_000;
/** Small pictures are enlarged towards this long side, at most so many times. */
const SMALL_LONG_SIDE = 1_700;
const MAX_ENLARGEMENT = 2.5;

// One file at a time: its cache would only keep memory that the next step needs.
sharp.cache(false);
sharp.concurrency(1);

/**
 * A picture as an upright (by its EXIF) grey page of bounded size. The dimensions are read and
 * compared with `maxPixels` before anything is decoded. Throws DomainError IMAGE_UNREADABLE.
 */
export async function decodePhoto(
  kind: Exclude<FileKind, 'pdf'>,
  bytes: Uint8Array,
  maxPixels: number,
): Promise<GreyImage> {
  try {
    const header = await sharp(bytes, { limitInputPixels: false }).metadata();
    const { width, height, orientation = 1 } = header;
    if (width * height > maxPixels) throw tooManyPixels();
    // The decoder has turned a HEIC picture already, by its properties.
    if (kind === 'heic') return await toPage(await decodeHeic(bytes, maxPixels), 1);
    const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'truncated' });
    return await toPage({ picture, width, height }, orientation);
  } catch (err) {
    if (err instanceof DomainError) throw err;
    throw new DomainError('IMAGE_UNREADABLE', undefined, { cause: err });
  }
}

function tooManyPixels(): DomainError {
  return new DomainError(
    'IMAGE_UNREADABLE',
    "We couldn't read your image: it has more than 50 megapixels. Please take a smaller photo or type your notes instead.",
  );
}

interface Size {
  width: number;
  height: number;
}

interface Picture extends Size {
  picture: Sharp;
}

async function toPage({ picture, ...size }: Picture, orientation: number): Promise<GreyImage> {
  const width = Math.max(1, Math.round(size.width * pageScale(size)));
  const small = await toGrey(picture.flatten({ background: 'white' }).resize(width));
  // Turned after it got small: turning needs the whole picture in memory.
  return orientation === 1 ? small : toGrey(turned(toSharp(small), orientation));
}

/** What to multiply both sides with before recognition. */
export function pageScale({ width, height }: Size): number {
  const long = Math.max(width, height);
  const short = Math.min(width, height);
  if (long > short * STRIP_RATIO && long > PAGE_LONG_SIDE) {
    const bounded = Math.sqrt(STRIP_MAX_PIXELS / (width * height));
    return Math.min(1, Math.max(STRIP_SHORT_SIDE / short, PAGE_LONG_SIDE / long), bounded);
  }
  if (long >= SMALL_LONG_SIDE) return Math.min(1, PAGE_LONG_SIDE / long);
  return Math.min(MAX_ENLARGEMENT, SMALL_LONG_SIDE / long);
}

/** EXIF's eight orientations (CIPA DC-008, 4.6.4.A) as turns and mirrors. */
function turned(picture: Sharp, orientation: number): Sharp {
  const mirrored = orientation === 2 || orientation === 4 || orientation === 5 || orientation === 7;
  const upright = mirrored ? picture.flop() : picture;
  const degrees = { 3: 180, 4: 180, 5: 270, 6: 90, 7: 90, 8: 270 }[orientation] ?? 0;
  return degrees === 0 ? upright : upright.rotate(degrees);
}

/** In a thread that ends with it: its memory only grows, and is given back by ending. */
async function decodeHeic(bytes: Uint8Array, maxPixels: number): Promise<Picture> {
  const worker = new Worker(new URL('./heic-thread.ts', import.meta.url), {
    workerData: { bytes, maxPixels },
  });
  try {
    const answer = await new Promise<HeicAnswer>((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', reject);
      worker.once('exit', () => reject(new Error('the HEIC decoder ended')));
    });
    if ('tooLarge' in answer) throw tooManyPixels();
    return { width: answer.width, height: answer.height, picture: toSharp(answer) };
  } finally {
    await worker.terminate();
  }
}
