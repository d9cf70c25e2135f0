import { deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { toGrey } from '../picture/grey-pixels.ts';
import { faxAsTiff } from './fax-picture.ts';
import { type ImageStream, imageStreams } from './pdf-streams.ts';
import { type PackedScan, type Pixels, packedBits, unpackedSmaller } from './unpack-scan.ts';

/** Pixels from which a scan is made smaller before the PDF's renderer, which decodes it whole. */
const LARGE_PIXELS = 8_000_000;
/** Pixels after which no further picture is: ten such pages, and what more could be drawn. */
const TOTAL_PIXELS = 400_000_000;
/** Long side to which it is: about what a page is drawn with. */
const LONG_SIDE = 2_600;
/** From the best to the one that is sure to need no more bytes than there were. */
const QUALITIES = [85, 60, 35];
/** The same of black and white, which fax machines' coding packs better than deflating does. */
const BIT_SCALES = [1, 0.7, 0.5];

/**
 * Makes the large JPEG, deflated and fax pictures of a PDF smaller, in their places, so that no
 * offset changes. A page scanned at 600 dots an inch would otherwise take half a gigabyte to draw.
 * Pictures that it cannot take for certain (other filters, CMYK, palettes, damaged) stay as they
 * are.
 */
export async function shrinkScans(bytes: Buffer): Promise<Buffer> {
  const out = Buffer.from(bytes);
  let total = 0;
  for (const image of imageStreams(bytes)) {
    const pixels = image.width * image.height;
    if (pixels < LARGE_PIXELS) continue;
    total += pixels;
    if (total > TOTAL_PIXELS) break;
    const smaller = await smallerPicture(image, out);
    if (!smaller) continue;
    if ('bits' in smaller) await replaceBits(image, smaller.bits, out);
    else await replaceByJpeg(image, smaller, out);
  }
  return out;
}

async function smallerPicture(image: ImageStream, bytes: Buffer) {
  if (hasFilter(image, 'DCTDecode')) return smallerJpeg(image, bytes);
  if (hasFilter(image, 'FlateDecode')) return smallerPixels(image, bytes);
  if (hasFilter(image, 'CCITTFaxDecode')) return smallerFax(image, bytes);
  return undefined;
}

interface Smaller {
  picture: Sharp;
  channels: number;
}

async function smallerJpeg(image: ImageStream, bytes: Buffer): Promise<Smaller | undefined> {
  const jpeg = Buffer.from(bytes.subarray(image.start, image.end));
  const header = await sharp(jpeg)
    .metadata()
    .catch(() => undefined);
  if (header?.width !== image.width || header.height !== image.height) return undefined;
  const { channels } = header;
  if (channels !== 1 && channels !== 3) return undefined;
  const size = { width: LONG_SIDE, height: LONG_SIDE, fit: 'inside' } as const;
  // Not turned by EXIF, which PDF readers do not look at either.
  return { picture: sharp(jpeg, { failOn: 'none' }).resize(size), channels };
}

async function smallerPixels(
  image: ImageStream,
  bytes: Buffer,
): Promise<Smaller | { bits: Pixels } | undefined> {
  const scan = packedScan(image);
  if (!scan) return undefined;
  const packed = bytes.subarray(image.start, image.end);
  const small = await unpackedSmaller(packed, scan, factorFor(image, scan.bits));
  if (!small) return undefined;
  if (scan.bits === 1) return { bits: small };
  const { width, height, data } = small;
  const { channels } = scan;
  return { picture: sharp(data, { raw: { width, height, channels } }), channels };
}

/** Black and white keeps no shades: it needs more pixels, and takes fewer bytes for each. */
function factorFor({ width, height }: ImageStream, bits: 1 | 8): number {
  const factor = Math.max(width, height) / LONG_SIDE;
  return bits === 8 ? Math.ceil(factor) : Math.max(2, Math.floor(factor));
}

async function smallerFax(
  image: ImageStream,
  bytes: Buffer,
): Promise<{ bits: Pixels } | undefined> {
  const { width, height, dictionary, start, end } = image;
  // Group 4 (ISO 32000-1, table 11), as scanners write it.
  const isTaken = /\/K\s+-\d/.test(dictionary) && !/\/EncodedByteAlign\s+true/.test(dictionary);
  if (!isTaken || !dictionary.includes(`/Columns ${width}`)) return undefined;
  const tiff = faxAsTiff({ width, height, data: bytes.subarray(start, end) });
  const side = Math.floor(width / factorFor(image, 1));
  // One that cannot be unpacked here stays as it is: the PDF reader says what is wrong with it.
  const small = await toGrey(sharp(tiff, { failOn: 'none' }).resize(side)).catch(() => undefined);
  if (!small) return undefined;
  const isInverted = /\/BlackIs1\s+true/.test(dictionary);
  return { bits: isInverted ? { ...small, data: small.data.map((v) => 255 - v) } : small };
}

/** How a deflated picture is packed (ISO 32000-1, 7.4.4 and 8.9.5); undefined for another one. */
function packedScan(image: ImageStream): PackedScan | undefined {
  const { width, height, dictionary } = image;
  const bits = Number(/\/BitsPerComponent\s+(\d+)/.exec(dictionary)?.[1] ?? 1);
  const predictor = Number(/\/Predictor\s+(\d+)/.exec(dictionary)?.[1] ?? 1);
  if (predictor > 1 && predictor < 10) return undefined;
  const hasRowFilters = predictor >= 10;
  // Of one bit a pixel a palette is as good: it stays, and so does which of the two is black.
  if (bits === 1) return { width, height, channels: 1, bits, hasRowFilters };
  if (bits !== 8) return undefined;
  const isGrey = /\/ColorSpace\s*\/(?:DeviceGray|CalGray)\b/.test(dictionary);
  // A colour space elsewhere in the file may be a palette: of three bytes a pixel it is not.
  const isColour = /\/ColorSpace\s*(?:\/(?:DeviceRGB|CalRGB)\b|\[?\s*(?:\/ICCBased\s*)?\d)/.test(
    dictionary,
  );
  if (!isGrey && !isColour) return undefined;
  return { width, height, channels: isGrey ? 1 : 3, bits, hasRowFilters };
}

function hasFilter({ dictionary }: ImageStream, name: string): boolean {
  return new RegExp(`/Filter\\s*(?:\\[\\s*)?/${name}\\s*(?:\\]|/|>|\\s)`).test(dictionary);
}

async function replaceByJpeg(image: ImageStream, smaller: Smaller, out: Buffer): Promise<void> {
  for (const quality of QUALITIES) {
    const picture = smaller.picture.clone();
    // A grey picture would be written in three colours otherwise.
    if (smaller.channels === 1) picture.toColourspace('b-w');
    const jpeg = picture.jpeg({ quality });
    const { data, info } = await jpeg.toBuffer({ resolveWithObject: true });
    if (data.length > image.end - image.start || info.channels !== smaller.channels) continue;
    return replace(image, info, data, 'DCTDecode', out);
  }
}

async function replaceBits(image: ImageStream, pixels: Pixels, out: Buffer): Promise<void> {
  const { width, height, data } = pixels;
  for (const scale of BIT_SCALES) {
    const side = Math.round(width * scale);
    const picture = sharp(data, { raw: { width, height, channels: 1 } }).resize(side);
    const small = await toGrey(picture);
    const packed = deflateSync(packedBits(small), { level: 9 });
    if (packed.length > image.end - image.start) continue;
    return replace(image, small, packed, 'FlateDecode', out);
  }
}

interface Size {
  width: number;
  height: number;
}

function replace(image: ImageStream, size: Size, data: Buffer, filter: string, out: Buffer): void {
  const { dictionary, dictionaryAt, start, end } = image;
  // What stands behind the end of a picture's data is not read.
  out.fill(0, start, end).set(data, start);
  const sized = withEntry(withEntry(dictionary, 'Width', size.width), 'Height', size.height);
  out.write(withFilter(sized, filter), dictionaryAt, 'latin1');
}

/** With another, smaller number in as many characters. */
function withEntry(dictionary: string, name: string, value: number): string {
  return dictionary.replace(
    new RegExp(`(/${name}\\s+)(\\d+)`),
    (_all, key: string, digits: string) => key + String(value).padStart(digits.length),
  );
}

/** With another filter in as many characters, and without the parameters of the one before. */
function withFilter(dictionary: string, name: string): string {
  return dictionary
    .replace(/\/(?:FlateDecode|DCTDecode|CCITTFaxDecode)/, (before) =>
      `/${name}`.padEnd(before.length),
    )
    .replace(/\/DecodeParms\s*\[?\s*(?:<<[^>]*>>|\d+\s+\d+\s+R)\s*\]?/, (parameters) =>
      ' '.repeat(parameters.length),
    );
}
