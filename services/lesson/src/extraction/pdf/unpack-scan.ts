import { Readable } from 'node:stream';
import { createInflate } from 'node:zlib';

export interface PackedScan {
  width: number;
  height: number;
  /** 1 is grey, 3 is red, green and blue. */
  channels: 1 | 3;
  /** Bits a channel. Only grey has one. */
  bits: 1 | 8;
  /** Whether each row starts with the number of a filter that undoes (PNG, W3C 2003, 9). */
  hasRowFilters: boolean;
}

export interface Pixels {
  width: number;
  height: number;
  /** A byte a channel. */
  data: Uint8Array;
}

/**
 * A deflated picture, row by row, made smaller by the whole number `factor`: each pixel is the mean
 * of a square of them. It is never in memory as a whole. Undefined when the data are not what
 * `scan` says.
 */
export async function unpackedSmaller(
  packed: Uint8Array,
  scan: PackedScan,
  factor: number,
): Promise<Pixels | undefined> {
  const { channels, bits, hasRowFilters } = scan;
  const width = Math.floor(scan.width / factor);
  const height = Math.floor(scan.height / factor);
  const out = new Uint8Array(width * height * channels);
  const sums = new Uint32Array(width * channels);
  const length = Math.ceil((scan.width * channels * bits) / 8);
  let above = new Uint8Array(length);
  let y = 0;
  for await (const row of rowsOf(packed, length + (hasRowFilters ? 1 : 0))) {
    if (y === scan.height || !row) return undefined;
    if (hasRowFilters && !undoFilter(row, above, channels)) return undefined;
    above = hasRowFilters ? row.subarray(1) : row;
    const samples = bits === 8 ? above : unpackedBits(above);
    for (let at = 0; at < width * factor * channels; at += 1) {
      sums[Math.floor(at / (factor * channels)) * channels + (at % channels)]! += samples[at]!;
    }
    y += 1;
    if (y % factor > 0 || y > height * factor) continue;
    const start = (y / factor - 1) * sums.length;
    for (const [i, sum] of sums.entries()) out[start + i] = sum / (factor * factor);
    sums.fill(0);
  }
  return y === scan.height ? { width, height, data: out } : undefined;
}

function unpackedBits(row: Uint8Array): Uint8Array {
  const samples = new Uint8Array(row.length * 8);
  for (let x = 0; x < samples.length; x += 1) {
    if (row[x >> 3]! & (0x80 >> (x & 7))) samples[x] = 255;
  }
  return samples;
}

/** Rows of one bit a pixel; light ones are set. */
export function packedBits({ width, height, data }: Pixels): Uint8Array {
  const length = Math.ceil(width / 8);
  const out = new Uint8Array(length * height);
  for (let at = 0; at < data.length; at += 1) {
    const x = at % width;
    if (data[at]! > 127) out[((at - x) / width) * length + (x >> 3)]! |= 0x80 >> (x & 7);
  }
  return out;
}

/** Rows of `length` bytes; undefined when the data are damaged or end within a row. */
async function* rowsOf(packed: Uint8Array, length: number) {
  let row = new Uint8Array(length);
  let filled = 0;
  try {
    for await (const chunk of Readable.from([packed]).pipe(createInflate())) {
      for (let at = 0; at < chunk.length; ) {
        const taken = Math.min(length - filled, chunk.length - at);
        row.set(chunk.subarray(at, at + taken), filled);
        filled += taken;
        at += taken;
        if (filled < length) continue;
        yield row;
        row = new Uint8Array(length);
        filled = 0;
      }
    }
  } catch {
    yield undefined;
  }
  if (filled > 0) yield undefined;
}

/** In place; false for a filter that does not exist. */
function undoFilter(row: Uint8Array, above: Uint8Array, channels: number): boolean {
  const filter = row[0]!;
  if (filter > 4) return false;
  for (let at = 0; at < above.length; at += 1) {
    const left = at < channels ? 0 : row[at + 1 - channels]!;
    const up = above[at]!;
    const upLeft = at < channels ? 0 : above[at - channels]!;
    row[at + 1]! += predicted(filter, left, up, upLeft);
  }
  return true;
}

function predicted(filter: number, left: number, up: number, upLeft: number): number {
  if (filter === 0) return 0;
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return (left + up) >> 1;
  const base = left + up - upLeft;
  const [a, b, c] = [Math.abs(base - left), Math.abs(base - up), Math.abs(base - upLeft)];
  if (a <= b && a <= c) return left;
  return b <= c ? up : upLeft;
}
