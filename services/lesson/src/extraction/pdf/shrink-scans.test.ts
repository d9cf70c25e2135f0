import { deflateSync, inflateSync } from 'node:zlib';
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

  it.each([
    ['grey', 1, ''],
    ['colour', 3, ''],
    ['colour, each row the difference to the one above', 3, '/DecodeParms << /Predictor 15 >> '],
  ] as const)('makes a deflated picture smaller: %s', async (_name, channels, parameters) => {
    const [width, height] = [4960, 7016];
    // The upper half is dark, the lower half light.
    const rows = Array.from({ length: height }, (_, y) => {
      const level = y < height / 2 ? 40 : 200;
      if (!parameters) return Buffer.alloc(width * channels, level);
      const change = y === 0 ? level : y === height / 2 ? 160 : 0;
      return Buffer.concat([Buffer.from([2]), Buffer.alloc(width * channels, change)]);
    });
    // What a scanner's noise would need.
    const data = Buffer.concat([deflateSync(Buffer.concat(rows)), Buffer.alloc(100_000)]);
    const before = Buffer.concat([
      Buffer.from(
        `1 0 obj\n<< /Subtype /Image /Width ${width} /Height ${height} /BitsPerComponent 8 /ColorSpace /Device${channels === 1 ? 'Gray' : 'RGB'} ${parameters}/Filter /FlateDecode /Length ${data.length} >>\nstream\n`,
      ),
      data,
      Buffer.from('\nendstream\nendobj\n'),
    ]);
    const after = await shrinkScans(before);
    expect(after.length).toBe(before.length);
    const text = after.toString('latin1');
    expect(text).toContain('/Filter /DCTDecode');
    expect(text).not.toContain('/DecodeParms');
    const jpeg = after.subarray(after.indexOf('stream\n') + 7, after.lastIndexOf('\nendstream'));
    expect(await sharp(jpeg).metadata()).toMatchObject({ width: 1653, height: 2338, channels });
    const pixels = await sharp(jpeg).greyscale().extractChannel(0).raw().toBuffer();
    expect(pixels[1653 * 100]).toBeCloseTo(40, -1);
    expect(pixels[1653 * 2000]).toBeCloseTo(200, -1);
  });

  it.each([
    ['deflated', 'FlateDecode', ''],
    ['coded as a fax', 'CCITTFaxDecode', '/DecodeParms << /K -1 /Columns 4960 /Rows 7024 >> '],
  ])('makes a black and white picture smaller: %s', async (_name, filter, parameters) => {
    const [width, height] = [4960, 7024];
    const upperHalf = Buffer.alloc((width / 8) * height, 0xff).fill(
      0,
      0,
      (width / 8) * (height / 2),
    );
    const packed =
      filter === 'FlateDecode' ? deflateSync(upperHalf) : await faxOf(upperHalf, width, height);
    const data = Buffer.concat([packed, Buffer.alloc(20_000)]);
    const before = Buffer.concat([
      Buffer.from(
        `1 0 obj\n<< /Subtype /Image /Width ${width} /Height ${height} /BitsPerComponent 1 /ColorSpace /DeviceGray ${parameters}/Filter /${filter} /Length ${data.length} >>\nstream\n`,
      ),
      data,
      Buffer.from('\nendstream\nendobj\n'),
    ]);
    const after = await shrinkScans(before);
    expect(after.length).toBe(before.length);
    const text = after.toString('latin1');
    expect(text).toMatch(/\/Width 2480 \/Height 3512 .*\/Filter \/FlateDecode/);
    expect(text).not.toContain('/DecodeParms');
    const bits = inflateSync(after.subarray(after.indexOf('stream\n') + 7));
    expect(bits.length).toBe((2480 / 8) * 3512);
    expect(bits[0]).toBe(0);
    expect(bits.at(-1)).toBe(0xff);
  });
});

/** One tile of Group 4, which libtiff writes at the end of its header. */
async function faxOf(bits: Buffer, width: number, height: number): Promise<Buffer> {
  const grey = Buffer.alloc(width * height, 255).fill(0, 0, bits.indexOf(0xff) * 8);
  const tiff = await sharp(grey, { raw: { width, height, channels: 1 } })
    .toColourspace('b-w')
    .tiff({
      compression: 'ccittfax4',
      bitdepth: 1,
      tile: true,
      tileWidth: width,
      tileHeight: height,
      miniswhite: true,
    })
    .toBuffer();
  const value = (tag: number) => {
    const directory = tiff.readUInt32LE(4);
    const entries = Array.from(
      { length: tiff.readUInt16LE(directory) },
      (_, i) => directory + 2 + i * 12,
    );
    return tiff.readUInt32LE(entries.find((at) => tiff.readUInt16LE(at) === tag)! + 8);
  };
  return tiff.subarray(value(324), value(324) + value(325));
}
