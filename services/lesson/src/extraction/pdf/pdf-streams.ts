import { Readable } from 'node:stream';
import { constants, createInflate } from 'node:zlib';

/** Bytes that one stream of a PDF other than a picture may unpack to. */
const STREAM_LIMIT = 16 * 1024 * 1024;
/** Bytes that all of them together may unpack to. */
const TOTAL_LIMIT = 128 * 1024 * 1024;
/** Pixels that all deflated pictures together may have. */
const TOTAL_PIXELS = 1_000_000_000;
/** Bytes that a pixel takes at most: four channels of 16 bits. */
const PIXEL_BYTES = 8;
/** Flate packs at most 1032 to 1: what is shorter cannot pass the limit. */
const SHORTEST_SUSPECT = STREAM_LIMIT / 1_032;
/** Bytes before a stream within which its dictionary is looked for. */
const DICTIONARY_WITHIN = 2_048;

interface Stream {
  dictionary: string;
  /** Where the dictionary stands in the file, and the data from their start to their end. */
  dictionaryAt: number;
  start: number;
  end: number;
}

export interface ImageStream extends Stream {
  /** Pixels, as declared. */
  width: number;
  height: number;
}

/** The streams of a PDF that stand outside of compressed objects: pictures always do. */
function* streams(bytes: Buffer): Generator<Stream> {
  for (let at = bytes.indexOf('stream'); at !== -1; ) {
    if (bytes.toString('latin1', at - 3, at) === 'end') {
      at = bytes.indexOf('stream', at + 6);
      continue;
    }
    const dictionary = dictionaryBefore(bytes, at);
    const stop = bytes.indexOf('endstream', at);
    const end = stop === -1 ? bytes.length : stop;
    yield { dictionary, dictionaryAt: at - dictionary.length, start: startOfData(bytes, at), end };
    at = bytes.indexOf('stream', end + 'endstream'.length);
  }
}

export function* imageStreams(bytes: Buffer): Generator<ImageStream> {
  for (const stream of streams(bytes)) {
    const { dictionary } = stream;
    if (!isImage(dictionary)) continue;
    yield { ...stream, width: entry(dictionary, 'Width'), height: entry(dictionary, 'Height') };
  }
}

/**
 * Whether a stream of the PDF unpacks to more than any notes need, to a picture of more than
 * `maxPixels`, or to more than the picture that it declares: a decompression bomb.
 */
export async function hasOversizedStream(bytes: Buffer, maxPixels: number): Promise<boolean> {
  const pictures = [...imageStreams(bytes)].map(({ dictionary }) => dictionary);
  if (pictures.some((picture) => pixelsOf(picture) > maxPixels)) return true;
  if (sum(pictures.filter(timesPacked).map(pixelsOf)) > TOTAL_PIXELS) return true;
  let total = 0;
  for (const { dictionary, start, end } of streams(bytes)) {
    const packed = timesPacked(dictionary);
    if (isImage(dictionary)) {
      if (packed === 0) continue;
      const limit = pixelsOf(dictionary) * PIXEL_BYTES + STREAM_LIMIT;
      if ((await unpackedSize(bytes.subarray(start, end), limit)) > limit) return true;
      continue;
    }
    // Packed twice is a way to hide a bomb, and no writer's way to save space.
    if (packed > 1) return true;
    if (packed === 0 || end - start < SHORTEST_SUSPECT) continue;
    const size = await unpackedSize(bytes.subarray(start, end), STREAM_LIMIT);
    total += size;
    if (size > STREAM_LIMIT || total > TOTAL_LIMIT) return true;
  }
  return false;
}

function timesPacked(dictionary: string): number {
  return dictionary.match(/\/(?:FlateDecode|Fl)\b/g)?.length ?? 0;
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function isImage(dictionary: string): boolean {
  return /\/Subtype\s*\/Image\b/.test(dictionary);
}

function pixelsOf(dictionary: string): number {
  return entry(dictionary, 'Width') * entry(dictionary, 'Height');
}

function entry(dictionary: string, name: string): number {
  return Number(dictionary.match(new RegExp(`/${name}\\s+(\\d+)`))?.[1] ?? 0);
}

function dictionaryBefore(bytes: Buffer, at: number): string {
  const before = bytes.toString('latin1', Math.max(0, at - DICTIONARY_WITHIN), at);
  return before.slice(Math.max(0, before.lastIndexOf(' obj')));
}

function startOfData(bytes: Buffer, at: number): number {
  const after = at + 'stream'.length;
  return after + (bytes[after] === 0x0d ? 2 : 1);
}

/** Counted piece by piece, and no further than just above `limit`. */
async function unpackedSize(packed: Buffer, limit: number): Promise<number> {
  const inflate = createInflate({ chunkSize: 256 * 1024, finishFlush: constants.Z_SYNC_FLUSH });
  let size = 0;
  try {
    for await (const chunk of Readable.from([packed]).pipe(inflate)) {
      size += chunk.length;
      if (size > limit) break;
    }
  } catch {
    // What does not unpack is for the PDF's reader to judge.
  }
  return size;
}
