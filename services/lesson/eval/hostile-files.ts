import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { crc32, createDeflate, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

// What making files takes must not count as what reading them takes.
sharp.cache(false);
sharp.concurrency(1);

/** A PDF with a text layer of notes on each of its pages. */
export function manyPages(count: number): Buffer {
  const lines = Array.from({ length: 20 }, (_, line) => `la palabra ${line} - the word ${line}`);
  const content = `BT /F1 12 Tf 14 TL 60 780 Td ${lines.map((line) => `(${line}) Tj T*`).join(' ')} ET`;
  return pdf(count, '[0 0 595 842]', content);
}

/** Small files that would fill a memory or keep a core busy if they were decoded. */
export async function bombs(): Promise<Record<string, Buffer>> {
  return {
    'PNG of 900 megapixels': await pngBomb(30_000, 30_000),
    'HEIC that claims 400 megapixels': heicBomb(20_000),
    'JPEG that claims 4,000 megapixels': await jpegBomb(65_000),
    'WebP of 268 megapixels': await webpBomb(16_383),
    'PDF with a page of 140 metres': pdf(1, '[0 0 400000 400000]', '0 0 400000 400000 re f'),
    'PDF with a gigabyte in a stream': pdf(
      1,
      '[0 0 595 842]',
      await deflated(0x20, 2 ** 30),
      '/FlateDecode',
    ),
    'PDF with a picture that unpacks to 300 times its size': scanPdf([
      { width: 1_000, height: 1_000, data: await deflated(0, 9e8), filter: 'FlateDecode' },
    ]),
    'PDF with 60 deflated pages of 35 megapixels': scanPdf(
      Array.from({ length: 60 }, () => ({
        width: 4_960,
        height: 7_016,
        data: deflateSync(Buffer.alloc(1_000)),
        filter: 'FlateDecode',
      })),
    ),
  };
}

async function pngBomb(width: number, height: number): Promise<Buffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0], 8); // One bit a pixel, greyscale.
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', await deflated(0, (width / 8 + 1) * height)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}

/** A real picture whose header (every 'ispe' box) says that it is much larger. */
function heicBomb(side: number): Buffer {
  const bytes = Buffer.from(readFileSync(join(import.meta.dirname, 'files', 'photo.heic')));
  for (let at = bytes.indexOf('ispe'); at >= 0; at = bytes.indexOf('ispe', at + 4)) {
    bytes.writeUInt32BE(side, at + 8);
    bytes.writeUInt32BE(side, at + 12);
  }
  return bytes;
}

/** A real picture whose frame header says that it is much larger. */
async function jpegBomb(side: number): Promise<Buffer> {
  const bytes = await blank(64).jpeg().toBuffer();
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]));
  bytes.writeUInt16BE(side, frame + 5);
  bytes.writeUInt16BE(side, frame + 7);
  return bytes;
}

/** A lossy picture whose key frame says that it is much larger. */
async function webpBomb(side: number): Promise<Buffer> {
  const bytes = await blank(64).webp().toBuffer();
  const start = bytes.indexOf(Buffer.from([0x9d, 0x01, 0x2a]));
  bytes.writeUInt16LE(side, start + 3);
  bytes.writeUInt16LE(side, start + 5);
  return bytes;
}

function blank(side: number): Sharp {
  return sharp({ create: { width: side, height: side, channels: 3, background: 'white' } });
}

/** An upload that takes much memory, and whether reading or refusing it is right. */
export interface HeavyUpload {
  bytes: Buffer;
  expected: 'read' | 'refused';
}

/** The largest uploads that there are, of every kind that takes its own way to be decoded. */
export async function heavyUploads(): Promise<Record<string, HeavyUpload>> {
  const file = (name: string) => join(import.meta.dirname, 'files', name);
  const enlarged = (width: number, height: number) =>
    sharp(file('photo-shadow.jpg')).resize(width, height, { fit: 'fill' });
  const [width, height] = [4_960, 7_016];
  const scan = {
    width,
    height,
    data: await enlarged(width, height).jpeg({ quality: 60 }).toBuffer(),
  };
  // Few levels, or the file would be larger than what may be uploaded.
  const levels = await enlarged(width, height)
    .threshold(110)
    .toColourspace('srgb')
    .raw()
    .toBuffer();
  const sheet = await sharp(file('scan.jpg'))
    .resize(1_240)
    .jpeg()
    .toBuffer({ resolveWithObject: true });
  const page = { width: sheet.info.width, height: sheet.info.height, data: sheet.data };
  const read = (bytes: Buffer): HeavyUpload => ({ bytes, expected: 'read' });
  return {
    'JPEG of 50 megapixels': read(await enlarged(6_120, 8_160).jpeg({ quality: 60 }).toBuffer()),
    'progressive JPEG of 50 megapixels': read(
      await enlarged(6_120, 8_160).jpeg({ quality: 60, progressive: true }).toBuffer(),
    ),
    'PNG of 50 megapixels with alpha': read(
      await enlarged(6_120, 8_160)
        .threshold(110)
        .ensureAlpha()
        .png({ compressionLevel: 2 })
        .toBuffer(),
    ),
    'HEIC of 48 megapixels': read(readFileSync(file('photo-48-megapixels.heic'))),
    'page scanned in colour at 600 dpi, JPEG': read(scanPdf([scan])),
    'page scanned in colour at 600 dpi, deflated': read(
      scanPdf([{ width, height, data: deflateSync(levels, { level: 1 }), filter: 'FlateDecode' }]),
    ),
    '20 scanned pages': read(scanPdf(Array.from({ length: 20 }, () => page))),
    'PDF with a page of 5,000 pictures': { bytes: await picturesPdf(5_000), expected: 'refused' },
  };
}

/** So many equal bytes, deflated piece by piece: here, too, they must not fill the memory. */
async function deflated(byte: number, length: number): Promise<Buffer> {
  const piece = Buffer.alloc(2 ** 20, byte);
  async function* pieces() {
    for (let left = length; left > 0; left -= piece.length) yield piece.subarray(0, left);
  }
  return buffer(Readable.from(pieces()).pipe(createDeflate({ level: 1 })));
}

/** A minimal PDF whose pages share one content stream. */
function pdf(pages: number, box: string, content: string | Buffer, filter = ''): Buffer {
  const kids = Array.from({ length: pages }, (_, page) => `${page + 5} 0 R`);
  const objects: Buffer[] = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${pages} /MediaBox ${box} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    streamObject(filter && `/Filter ${filter} `, Buffer.from(content)),
    ...kids.map(
      () =>
        '<< /Type /Page /Parent 2 0 R /Contents 4 0 R /Resources << /Font << /F1 3 0 R >> >> >>',
    ),
  ].map((object) => Buffer.from(object));
  return pdfFile(objects);
}

interface Scan {
  width: number;
  height: number;
  data: Buffer;
  /** DCTDecode, a JPEG, unless it is said. */
  filter?: string;
}

/** A4 pages that are one picture each, as scanners make them. */
function scanPdf(scans: Scan[]): Buffer {
  const pages = scans.map((_, index) => 4 + 2 * index);
  return pdfFile([
    Buffer.from('<< /Type /Catalog /Pages 2 0 R >>'),
    Buffer.from(
      `<< /Type /Pages /Kids [${pages.map((page) => `${page} 0 R`).join(' ')}] /Count ${pages.length} /MediaBox [0 0 595 842] >>`,
    ),
    streamObject('', Buffer.from('q 595 0 0 842 0 0 cm /I Do Q')),
    ...scans.flatMap((scan, index) => [
      Buffer.from(
        `<< /Type /Page /Parent 2 0 R /Contents 3 0 R /Resources << /XObject << /I ${pages[index]! + 1} 0 R >> >> >>`,
      ),
      pictureObject(scan),
    ]),
  ]);
}

/** A page that is put together from small pictures, each an object of its own. */
async function picturesPdf(count: number): Promise<Buffer> {
  const data = await blank(16).jpeg({ quality: 40 }).toBuffer();
  const numbers = Array.from({ length: count }, (_, index) => index);
  const content = numbers
    .map((n) => `q 5 0 0 5 ${(n % 100) * 5.9} ${Math.floor(n / 100) * 16} cm /I${n} Do Q`)
    .join('\n');
  const names = numbers.map((n) => `/I${n} ${n + 5} 0 R`).join(' ');
  return pdfFile([
    Buffer.from('<< /Type /Catalog /Pages 2 0 R >>'),
    Buffer.from('<< /Type /Pages /Kids [4 0 R] /Count 1 /MediaBox [0 0 595 842] >>'),
    streamObject('', Buffer.from(content)),
    Buffer.from(
      `<< /Type /Page /Parent 2 0 R /Contents 3 0 R /Resources << /XObject << ${names} >> >> >>`,
    ),
    ...numbers.map(() => pictureObject({ width: 16, height: 16, data })),
  ]);
}

function pictureObject({ width, height, data, filter = 'DCTDecode' }: Scan): Buffer {
  return streamObject(
    `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /BitsPerComponent 8 /ColorSpace /DeviceRGB /Filter /${filter} `,
    data,
  );
}

function streamObject(entries: string, data: Buffer): Buffer {
  return Buffer.concat([
    Buffer.from(`<< ${entries}/Length ${data.length} >>\nstream\n`),
    data,
    Buffer.from('\nendstream'),
  ]);
}

function pdfFile(objects: Buffer[]): Buffer {
  const parts = [Buffer.from('%PDF-1.7\n')];
  const offsets: number[] = [];
  let length = parts[0]!.length;
  for (const [index, object] of objects.entries()) {
    const part = Buffer.concat([
      Buffer.from(`${index + 1} 0 obj\n`),
      object,
      Buffer.from('\nendobj\n'),
    ]);
    offsets.push(length);
    parts.push(part);
    length += part.length;
  }
  const table = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  parts.push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}
