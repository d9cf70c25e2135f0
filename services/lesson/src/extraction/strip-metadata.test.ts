import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import heicDecode from 'heic-decode';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { stripMetadata } from './strip-metadata.ts';

const files = join(import.meta.dirname, '../../test/files');
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
