import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FILE_MAX_BYTES } from '@repaso/proto/http/lessons';
import heicDecode from 'heic-decode';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { cpuMilliseconds } from '../../../test/cpu-time.ts';
import { stripMetadata } from './strip-metadata.ts';

const files = join(import.meta.dirname, '../../../test/files');
const read = (name: string) => readFileSync(join(files, name));
const XMP = '<x:xmpmeta xmlns:x="adobe:ns:meta/">secret-place</x:xmpmeta>';

function picture(): Sharp {
  return sharp({ create: { width: 40, height: 20, channels: 3, background: '#a33' } })
    .withExif({
      IFD0: { Make: 'secret-camera', ImageDescription: 'secret-place' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '40/1 26/1 46/1' },
    })
    .withXmp(XMP);
}

/** A file of the largest size that is accepted: how it begins, and what it goes on with. */
function repeated(head: string, unit: string): Buffer {
  const bytes = Buffer.alloc(FILE_MAX_BYTES, unit, 'hex');
  Buffer.from(head, 'hex').copy(bytes);
  // The repetition begins behind the head, wherever that ends.
  bytes.fill(unit, head.length / 2, 'hex');
  return bytes;
}

function box(type: string, payload: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(payload.length + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, payload]);
}

/** Item locations (ISO 14496-12, section 8.11.3): one item with so many of the same extent. */
function iloc(sizes: number, count: number, extent: string): Buffer {
  const head = Buffer.alloc(14);
  head.writeUInt16BE(sizes, 4);
  head.writeUInt16BE(1, 6);
  head.writeUInt16BE(1, 8);
  head.writeUInt16BE(count, 12);
  return box('iloc', Buffer.concat([head, Buffer.from(extent.repeat(count), 'hex')]));
}

/** A HEIF file whose item 1 is EXIF. */
function heifWith(locations: Buffer): Buffer {
  const infe = box('infe', Buffer.from('0200000000010000457869660000', 'hex'));
  const info = box('iinf', Buffer.concat([Buffer.from('000000000001', 'hex'), infe]));
  const meta = box('meta', Buffer.concat([Buffer.alloc(4), info, locations]));
  return Buffer.concat([meta, box('mdat', Buffer.alloc(1024 * 1024))]);
}

async function pixelsOf(bytes: Buffer): Promise<Buffer> {
  return sharp(bytes).raw().toBuffer();
}

describe('stripMetadata', () => {
  it.each(['jpeg', 'png', 'webp'] as const)(
    'takes what a camera tells out of a %s',
    async (kind) => {
      const bytes = await picture()[kind]().toBuffer();
      expect(bytes.includes('secret')).toBe(true);

      const stripped = stripMetadata(kind, bytes);

      expect(stripped.includes('secret')).toBe(false);
      const { exif, xmp, iptc, orientation } = await sharp(stripped).metadata();
      expect({ exif, xmp, iptc, orientation }).toEqual({});
      expect(await pixelsOf(stripped)).toEqual(await pixelsOf(bytes));
    },
  );

  it.each(['jpeg', 'png', 'webp'] as const)('keeps the orientation of a %s', async (kind) => {
    const bytes = await picture().withMetadata({ orientation: 6 })[kind]().toBuffer();
    const stripped = stripMetadata(kind, bytes);
    const { orientation, exif } = await sharp(stripped).metadata();
    expect(orientation).toBe(6);
    expect(exif?.length ?? 0).toBeLessThan(64);
    expect(stripped.includes('secret')).toBe(false);
  });

  it('drops comments, Photoshop data and what follows the end of a JPEG', async () => {
    const bytes = await picture().jpeg().toBuffer();
    const comment = Buffer.concat([
      Buffer.from([0xff, 0xfe, 0, 16]),
      Buffer.from('secret-comment'),
    ]);
    const iptc = Buffer.concat([Buffer.from([0xff, 0xed, 0, 13]), Buffer.from('secret-iptc')]);
    const dirty = Buffer.concat([
      bytes.subarray(0, 2),
      comment,
      iptc,
      bytes.subarray(2),
      Buffer.from('secret film'),
    ]);
    const stripped = stripMetadata('jpeg', dirty);
    expect(stripped.includes('secret')).toBe(false);
    expect(await pixelsOf(stripped)).toEqual(await pixelsOf(bytes));
  });

  it('keeps a progressive JPEG whole', async () => {
    const bytes = await sharp(read('sideways.jpg'))
      .resize(300)
      .jpeg({ progressive: true })
      .toBuffer();
    expect(await pixelsOf(stripMetadata('jpeg', bytes))).toEqual(await pixelsOf(bytes));
  });

  it('overwrites the metadata of a HEIC and leaves its picture', async () => {
    const bytes = read('photo.heic');
    expect(bytes.includes('secret-software')).toBe(true);

    const stripped = stripMetadata('heic', bytes);

    expect(stripped.includes('secret')).toBe(false);
    expect(stripped.length).toBe(bytes.length);
    const [image] = await heicDecode.all({ buffer: stripped });
    expect(image).toMatchObject({ width: 1800, height: 2400 });
    expect((await image!.decode()).data.length).toBe(1800 * 2400 * 4);
  });

  it('leaves a PDF as it is', () => {
    const bytes = read('text.pdf');
    expect(stripMetadata('pdf', bytes)).toBe(bytes);
  });

  it.each([
    ['jpeg', 'empty tables', repeated('ffd8', 'ffdb0002')],
    ['jpeg', 'empty scans', repeated('ffd8', 'ffda0002')],
    ['png', 'empty chunks', repeated('89504e470d0a1a0a', '000000004944415400000000')],
    ['webp', 'empty chunks', repeated('52494646f8ff9f0057454250', '5650382000000000')],
    ['heic', 'empty boxes', repeated('', '0000000866726565')],
    ['heic', 'extents without a size', heifWith(iloc(0x0000, 65_535, ''))],
    ['heic', 'extents that all reach the end', heifWith(iloc(0x4400, 40_000, '0000000000000000'))],
  ] as const)('refuses a %s of %s without taking long or much', (kind, _, bytes) => {
    const before = process.memoryUsage();
    const ms = cpuMilliseconds(() => {
      expect(() => stripMetadata(kind, bytes)).toThrow(
        expect.objectContaining({ code: 'IMAGE_UNREADABLE' }),
      );
    });
    expect(ms).toBeLessThan(2_000);
    expect(process.memoryUsage().heapUsed - before.heapUsed).toBeLessThan(64 * 1024 * 1024);
  });

  it.each([
    ['jpeg', 'photo.jpg'],
    ['png', 'screenshot.png'],
    ['webp', 'photo.webp'],
    ['heic', 'photo.heic'],
  ] as const)('ends with a picture or a clear refusal, wherever a %s breaks off', (kind, name) => {
    const bytes = read(name);
    for (const length of [0, 1, 3, 11, 40, 200, 1_000, 9_000, bytes.length - 1]) {
      try {
        const stripped = stripMetadata(kind, bytes.subarray(0, length));
        expect(stripped.length).toBeGreaterThan(0);
      } catch (err) {
        expect(err).toMatchObject({ code: 'IMAGE_UNREADABLE' });
      }
    }
  });
});
