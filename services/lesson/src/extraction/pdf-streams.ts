import { constants, inflateSync } from 'node:zlib';

/** Bytes that one stream of a PDF other than a picture may unpack to. */
const STREAM_LIMIT = 16 * 1024 * 1024;
/** Bytes that all of them together may unpack to. */
const TOTAL_LIMIT = 128 * 1024 * 1024;
/** Flate packs at most 1032 to 1: what is shorter cannot pass the limit. */
const SHORTEST_SUSPECT = STREAM_LIMIT / 1_032;
/** Bytes before a stream within which its dictionary is looked for. */
const DICTIONARY_WITHIN = 2_048;

/**
 * Whether a stream of the PDF unpacks to more than any notes need, or to a picture of more than
 * `maxPixels`: a decompression bomb. Pictures are judged by the dimensions they declare, which is
 * what the renderer reserves.
 */
export function hasOversizedStream(bytes: Buffer, maxPixels: number): boolean {
  let total = 0;
  for (let at = bytes.indexOf('stream'); at !== -1; at = bytes.indexOf('stream', at + 6)) {
    if (bytes.toString('latin1', at - 3, at) === 'end') continue;
    const dictionary = dictionaryBefore(bytes, at);
    if (/\/Subtype\s*\/Image\b/.test(dictionary)) {
      if (entry(dictionary, 'Width') * entry(dictionary, 'Height') > maxPixels) return true;
      continue;
    }
    const packed = dictionary.match(/\/(?:FlateDecode|Fl)\b/g)?.length ?? 0;
    // Packed twice is a way to hide a bomb, and no writer's way to save space.
    if (packed > 1) return true;
    const end = bytes.indexOf('endstream', at);
    const stop = end === -1 ? bytes.length : end;
    if (packed === 0 || stop - at < SHORTEST_SUSPECT) continue;
    const size = unpackedSize(bytes.subarray(startOfData(bytes, at), stop));
    total += size;
    if (size > STREAM_LIMIT || total > TOTAL_LIMIT) return true;
    at = stop;
  }
  return false;
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
