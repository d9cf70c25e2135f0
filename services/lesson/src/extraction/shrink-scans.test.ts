import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { shrinkScans } from './shrink-scans.ts';

const dictionary = (width: number, height: number, length: number) =>
  `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /BitsPerComponent 8 /ColorSpace /DeviceRGB /Filter /DCTDecode /Length ${length} >>`;

async function scan(width: number, height: number): Promise<Buffer> {
  const jpeg = await sharp({ create: { width, height, channels: 3, background: '#eed' } })
    .jpeg()
    .toBuffer();
  return Buffer.concat([
    Buffer.from(`%PDF-1.7\n1 0 obj\n${dictionary(width, height, jpeg.length)}\nstream\n`),
    jpeg,
    Buffer.from('\nendstream\nendobj\n'),
  ]);
}

describe('shrinkScans', () => {
  it('makes a picture of 600 dots an inch smaller without moving anything', async () => {
    const before = await scan(4960, 7016);
    const after = await shrinkScans(before);
    expect(after.length).toBe(before.length);
    expect(after.indexOf('endstream')).toBe(before.indexOf('endstream'));
    const text = after.toString('latin1');
    const [width, height] = ['Width', 'Height'].map((name) =>
      Number(new RegExp(`/${name}\\s+(\\d+)`).exec(text)?.[1]),
    );
    const jpeg = after.subarray(after.indexOf('stream\n') + 7, after.indexOf('\nendstream'));
    expect(await sharp(jpeg).metadata()).toMatchObject({ width, height, channels: 3 });
    expect(height).toBe(2600);
  });

  it('leaves a small picture, and one whose dictionary says another size', async () => {
    const small = await scan(1240, 1754);
    expect(await shrinkScans(small)).toEqual(small);
    const wrong = Buffer.from(
      (await scan(4960, 7016)).toString('latin1').replace('4960', '4961'),
      'latin1',
    );
    expect(await shrinkScans(wrong)).toEqual(wrong);
  });
});
