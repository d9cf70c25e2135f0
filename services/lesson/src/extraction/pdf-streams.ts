import { constants, inflateSync } from 'node:zlib';

/** Bytes that one stream of a PDF other than a picture may unpack to. */
const STREAM_LIMIT = 16 * 1024 * 1024;
/** Bytes that all of them together may unpack to. */
const TOTAL_LIMIT = 128 * 1024 * 1024;
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
 * Whether a stream of the PDF unpacks to more than any notes need, or to a picture of more than
 * `maxPixels`: a decompression bomb. Pictures are judged by the dimensions they declare, which is
 * what the renderer reserves.
 */
export function hasOversizedStream(bytes: Buffer, maxPixels: number): boolean {
  let total = 0;
  for (const { dictionary, start, end } of streams(bytes)) {
    if (isImage(dictionary)) {
      if (pixelsOf(dictionary) > maxPixels) return true;
      continue;
    }
    const packed = dictionary.match(/\/(?:FlateDecode|Fl)\b/g)?.length ?? 0;
    // Packed twice is a way to hide a bomb, and no writer's way to save space.
    if (packed > 1) return true;
    if (packed === 0 || end - start < SHORTEST_SUSPECT) continue;
    const size = unpackedSize(bytes.subarray(start, end));
    total += size;
    if (size > STREAM_LIMIT || total > TOTAL_LIMIT) return true;
  }
  return false;
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

function unpackedSize(packed: Buffer): number {
  try {
    return inflateSync(packed, {
      maxOutputLength: STREAM_LIMIT,
      finishFlush: constants.Z_SYNC_FLUSH,
    }).length;
  } catch (err) {
    const tooLong = err instanceof RangeError;
    // What does not unpack is for the PDF's reader to judge.
    return tooLong ? Number.POSITIVE_INFINITY : 0;
  }
}
