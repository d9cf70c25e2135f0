import sharp from 'sharp';
import { type ImageStream, imageStreams } from './pdf-streams.ts';

/** Pixels from which a scan is made smaller before the PDF's renderer, which decodes it whole. */
const LARGE_PIXELS = 8_000_000;
/** Long side to which it is: about what a page is drawn with. */
const LONG_SIDE = 2_600;
/** From the best to the one that is sure to need no more bytes than there were. */
const QUALITIES = [85, 60, 35];

/**
 * Makes the large JPEG pictures of a PDF smaller, in their places, so that no offset changes. A
 * page scanned in colour at 600 dots an inch would otherwise take half a gigabyte to draw.
 * Pictures that it cannot take for certain (other filters, CMYK, damaged) stay as they are.
 */
export async function shrinkScans(bytes: Buffer): Promise<Buffer> {
  const out = Buffer.from(bytes);
  for (const image of imageStreams(bytes)) {
    if (image.width * image.height < LARGE_PIXELS) continue;
    if (!/\/Filter\s*(?:\[\s*)?\/DCTDecode\s*(?:\]|\/|>|\s)/.test(image.dictionary)) continue;
    await shrink(image, out);
  }
  return out;
}

async function shrink(image: ImageStream, out: Buffer): Promise<void> {
  const { width, height, dictionary, dictionaryAt, start, end } = image;
  const jpeg = out.subarray(start, end);
  const header = await sharp(jpeg)
    .metadata()
    .catch(() => undefined);
  if (header?.width !== width || header.height !== height) return;
  if (header.channels !== 1 && header.channels !== 3) return;
  const size = { width: LONG_SIDE, height: LONG_SIDE, fit: 'inside' } as const;
  for (const quality of QUALITIES) {
    // Not turned by EXIF, which PDF readers do not look at either.
    const small = sharp(jpeg, { failOn: 'none' }).resize(size).jpeg({ quality });
    const { data, info } = await small.toBuffer({ resolveWithObject: true });
    if (data.length > jpeg.length || info.channels !== header.channels) continue;
    // What stands behind a JPEG's end is not read.
    jpeg.fill(0).set(data);
    const smaller = withEntry(withEntry(dictionary, 'Width', info.width), 'Height', info.height);
    out.write(smaller, dictionaryAt, 'latin1');
    return;
  }
}

/** With another, smaller number in as many characters. */
function withEntry(dictionary: string, name: string, value: number): string {
  return dictionary.replace(
    new RegExp(`(/${name}\\s+)(\\d+)`),
    (_all, key: string, digits: string) => key + String(value).padStart(digits.length),
  );
}
