import { crc32 } from 'node:zlib';
import { DomainError } from '@repaso/shared/errors';
import type { FileKind } from '../file-kind.ts';
import { minimalExif, orientationOf } from './orientation-exif.ts';
import { refuseTooManyParts } from './refuse-too-many-parts.ts';
import { stripHeif } from './strip-heif.ts';

/**
 * The same picture without what a camera or an editor wrote about it: EXIF with its place and
 * device, XMP, IPTC, comments, thumbnails, and whatever is appended after the end. Pixels are
 * not encoded again. Of EXIF only the orientation stays. PDFs come back unchanged.
 * Throws DomainError IMAGE_UNREADABLE for a file too damaged to tell its parts apart.
 */
export function stripMetadata(kind: FileKind, bytes: Buffer): Buffer {
  if (kind === 'pdf') return bytes;
  try {
    return strippers[kind](bytes);
  } catch (err) {
    throw new DomainError('IMAGE_UNREADABLE', undefined, { cause: err });
  }
}

const strippers = { jpeg: stripJpeg, png: stripPng, webp: stripWebp, heic: stripHeif };

const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
const APP0 = 0xe0;
const APP1 = 0xe1;
const APP2 = 0xe2;
const APP14 = 0xee;
const APP15 = 0xef;
const COM = 0xfe;
const EXIF_HEADER = 'Exif\0\0';

function stripJpeg(bytes: Buffer): Buffer {
  if (bytes.readUInt16BE(0) !== 0xff00 + SOI) throw new Error('not a JPEG');
  const kept: Buffer[] = [];
  let orientation = 1;
  let at = 2;
  let scans = 0;
  while (at < bytes.length) {
    refuseTooManyParts(kept);
    if (bytes[at] !== 0xff) throw new Error('no JPEG marker');
    const marker = bytes[at + 1];
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    // What follows the end of the image is a thumbnail, a film or a depth map with EXIF of its own.
    if (marker === undefined || marker === EOI) break;
    const length = bytes.readUInt16BE(at + 2);
    const end = at + 2 + length;
    if (length < 2 || end > bytes.length) {
      // A transfer that broke off within a header: what was drawn so far can still be looked at.
      if (scans > 0) break;
      throw new Error('a JPEG segment runs past the end');
    }
    const segment = bytes.subarray(at, end);
    if (marker === APP1 && segment.toString('latin1', 4, 10) === EXIF_HEADER) {
      orientation = orientationOf(segment.subarray(10)) ?? orientation;
    } else if (keepsJpegSegment(marker, segment)) {
      kept.push(segment);
    }
    at = end;
    if (marker === SOS) {
      scans += 1;
      const scanEnd = endOfScan(bytes, at);
      kept.push(bytes.subarray(at, scanEnd));
      at = scanEnd;
    }
  }
  if (scans === 0) throw new Error('a JPEG without an image');
  const exif = orientation === 1 ? [] : [exifSegment(orientation)];
  return Buffer.concat([Buffer.of(0xff, SOI), ...exif, ...kept, Buffer.of(0xff, EOI)]);
}

/** Of the application segments only those that change how the pixels look. */
function keepsJpegSegment(marker: number, segment: Buffer): boolean {
  const name = segment.toString('latin1', 4, 16);
  if (marker === APP0) return name.startsWith('JFIF\0') && segment.length <= 18;
  if (marker === APP2) return name.startsWith('ICC_PROFILE\0');
  if (marker === APP14) return name.startsWith('Adobe');
  return (marker < APP0 || marker > APP15) && marker !== COM;
}

/** Where the next marker stands after entropy-coded data: stuffed and restart markers are data. */
function endOfScan(bytes: Buffer, from: number): number {
  let at = bytes.indexOf(0xff, from);
  while (at !== -1 && at + 1 < bytes.length) {
    const next = bytes[at + 1]!;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
    at = bytes.indexOf(0xff, at + (next === 0xff ? 1 : 2));
  }
  return bytes.length;
}

function exifSegment(orientation: number): Buffer {
  const payload = Buffer.concat([Buffer.from(EXIF_HEADER, 'latin1'), minimalExif(orientation)]);
  const head = Buffer.from([0xff, APP1, 0, 0]);
  head.writeUInt16BE(payload.length + 2, 2);
  return Buffer.concat([head, payload]);
}

const PNG_SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
const PNG_KEPT = new Set(
  'IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP cICP sBIT bKGD pHYs acTL fcTL fdAT'.split(' '),
);

function stripPng(bytes: Buffer): Buffer {
  if (!bytes.subarray(0, 8).equals(PNG_SIGNATURE)) throw new Error('not a PNG');
  const kept: Buffer[] = [PNG_SIGNATURE];
  let orientation = 1;
  let pixels = false;
  for (let at = 8; at < bytes.length; ) {
    refuseTooManyParts(kept);
    const length = bytes.readUInt32BE(at);
    const type = bytes.toString('latin1', at + 4, at + 8);
    const end = at + 12 + length;
    if (end > bytes.length) {
      // A transfer that broke off: the rows that arrived can still be looked at.
      if (type === 'IDAT') kept.push(bytes.subarray(at));
      pixels ||= type === 'IDAT';
      break;
    }
    if (type === 'eXIf') orientation = orientationOf(bytes.subarray(at + 8, end - 4)) ?? 1;
    if (PNG_KEPT.has(type)) kept.push(bytes.subarray(at, end));
    if (type === 'IDAT') pixels = true;
    if (type === 'IEND') break;
    at = end;
  }
  if (!pixels) throw new Error('a PNG without an image');
  // After the header, since readers want it before the pixels.
  if (orientation !== 1) kept.splice(2, 0, pngChunk('eXIf', minimalExif(orientation)));
  return Buffer.concat(kept);
}

function pngChunk(type: string, data: Buffer): Buffer {
  const chunk = Buffer.alloc(data.length + 12);
  chunk.writeUInt32BE(data.length, 0);
  chunk.write(type, 4, 'latin1');
  data.copy(chunk, 8);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, 8 + data.length)), 8 + data.length);
  return chunk;
}

const WEBP_KEPT = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);
const WEBP_HAS_EXIF = 0x08;
const WEBP_HAS_XMP = 0x04;

function stripWebp(bytes: Buffer): Buffer {
  if (bytes.toString('latin1', 0, 4) !== 'RIFF' || bytes.toString('latin1', 8, 12) !== 'WEBP') {
    throw new Error('not a WebP');
  }
  const kept: Buffer[] = [];
  let extended: Buffer | undefined;
  let orientation = 1;
  for (let at = 12; at + 8 <= bytes.length; ) {
    refuseTooManyParts(kept);
    const type = bytes.toString('latin1', at, at + 4);
    const length = bytes.readUInt32LE(at + 4);
    const end = Math.min(at + 8 + length + (length % 2), bytes.length);
    const chunk = bytes.subarray(at, end);
    if (type === 'VP8X') {
      extended = Buffer.from(chunk);
      kept.push(extended);
    } else if (type === 'EXIF') {
      // Some writers put JPEG's header in front.
      const exif = chunk.subarray(chunk.toString('latin1', 8, 14) === EXIF_HEADER ? 14 : 8);
      orientation = orientationOf(exif) ?? 1;
    } else if (WEBP_KEPT.has(type)) {
      kept.push(chunk);
    }
    at = end;
  }
  if (kept.length === (extended ? 1 : 0)) throw new Error('a WebP without an image');
  if (extended) {
    const flags = extended.readUInt8(8) & ~(WEBP_HAS_EXIF | WEBP_HAS_XMP);
    extended.writeUInt8(orientation === 1 ? flags : flags | WEBP_HAS_EXIF, 8);
    if (orientation !== 1) kept.push(webpChunk('EXIF', minimalExif(orientation)));
  }
  const body = Buffer.concat(kept);
  const head = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1');
  head.writeUInt32LE(body.length + 4, 4);
  return Buffer.concat([head, body]);
}

function webpChunk(type: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(type, 0, 'latin1');
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
}
