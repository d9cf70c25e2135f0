import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { createLogger } from '@repaso/shared/log';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { columnWords, glossary, notes } from '../../test/files/written-notes.ts';
import { fileKindOf } from './file-kind.ts';
import { createTextExtractor } from './text-extractor.ts';

const log = createLogger('extraction-test', 'silent');
/** Recognising letters takes seconds of a core, on a busy machine many times as long. */
const PATIENCE_MS = 300_000;
vi.setConfig({ testTimeout: PATIENCE_MS });

const extractor = createTextExtractor({ log, limits: { timeoutMs: PATIENCE_MS } });
afterAll(() => extractor.close());

const files = join(import.meta.dirname, '../../test/files');
const read = (name: string) => readFileSync(join(files, name));

async function extract(bytes: Buffer, from = extractor) {
  const kind = await fileKindOf(bytes);
  return from.extract(kind!, bytes, AbortSignal.timeout(PATIENCE_MS));
}

/** Notes that the margin has or has not broken. */
const pairs = notes.split('\n').filter((line) => / - /.test(line));

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+|→/gu) ?? [];

/** Share of the written words that were read, each as often as it is written. */
function recall(text: string, written: string): number {
  const found = wordsOf(text);
  const expected = wordsOf(written);
  const hits = expected.filter((word) => {
    const at = found.indexOf(word);
    if (at !== -1) found.splice(at, 1);
    return at !== -1;
  });
  return hits.length / expected.length;
}

describe('reading photos', () => {
  it.each([
    'screenshot.png',
    'dark-screenshot.png',
    'photo.jpg',
    'photo.webp',
    'photo.heic',
    'sideways-exif.jpg',
    'sideways.jpg',
  ])('reads %s', async (name) => {
    const { text, pages, leftOut } = await extract(read(name));
    expect(recall(text, notes)).toBeGreaterThan(0.97);
    expect(text.split('\n')).toEqual(expect.arrayContaining(pairs));
    expect({ pages, leftOut }).toEqual({ pages: 1, leftOut: [] });
  });

  it('keeps a glossary’s words and translations together', async () => {
    const { text } = await extract(read('glossary.png'));
    expect(text.split('\n')).toEqual(['La casa', ...glossary.map((pair) => pair.join('\t'))]);
  });

  it('finds too little on a blank page', async () => {
    await expect(extract(read('blank.jpg'))).rejects.toMatchObject({
      code: 'CONTENT_TOO_SHORT',
      message: expect.stringContaining('very short content'),
    });
  });
});

describe('reading PDFs', () => {
  it('reads a text layer, letter by letter', async () => {
    const { text } = await extract(read('text.pdf'));
    expect(recall(text, notes)).toBe(1);
    expect(text).toContain('ser → soy, eres, es, somos, sois, son');
  });

  it('reads columns one after the other', async () => {
    const { text } = await extract(read('columns.pdf'));
    expect(text.split('\n').slice(1)).toEqual([
      ...columnWords.left.slice(0, 4),
      columnWords.left.slice(4).join(' '),
      ...columnWords.right.slice(0, 3),
      columnWords.right.slice(3, 6).join(' '),
      columnWords.right[6],
    ]);
  });

  it('recognises the pages that are pictures', async () => {
    const scanned = await extract(read('scanned.pdf'));
    expect(recall(scanned.text, notes)).toBeGreaterThan(0.97);
    const mixed = await extract(read('mixed.pdf'));
    expect(mixed.pages).toBe(2);
    expect(recall(mixed.text, `${notes}\n${notes}`)).toBeGreaterThan(0.97);
  });

  it('says which pages it left out', async () => {
    const hasty = createTextExtractor({ log, limits: { recognisedPages: 0 } });
    const { text, leftOut } = await extract(read('mixed.pdf'), hasty);
    await hasty.close();
    expect(recall(text, notes)).toBe(1);
    expect(leftOut).toEqual([2]);
  });

  it.each([
    ['protected', () => read('encrypted.pdf'), 'password'],
    ['whose pages lead to themselves', () => loopedPdf(), 'damaged'],
    ['cut short', () => read('text.pdf').subarray(0, 9_000), 'damaged'],
  ])('says that a PDF is %s', async (_name, bytes, reason) => {
    await expect(extract(bytes())).rejects.toMatchObject({
      code: 'IMAGE_UNREADABLE',
      message: expect.stringMatching(new RegExp(`We couldn't read your image.*${reason}`)),
    });
  });
});

describe('bombs and damage', () => {
  it.each([
    ['a PNG of 900 megapixels', () => png({ side: 30_000, depth: 1, colour: 0, interlaced: 0 })],
    [
      'a PNG that takes 400 MB to open',
      () => png({ side: 7_000, depth: 16, colour: 6, interlaced: 1 }),
    ],
    ['a HEIC of 900 megapixels', () => hugeHeic()],
    ['half a HEIC', () => read('photo.heic').subarray(0, 5_000)],
    ['a PDF that unpacks to 1 GB', () => pdf('0 0 600 800', Buffer.alloc(1_000_000_000, ' '))],
    ['a PDF with a page of 70 metres', () => pdf('0 0 200000 200000', Buffer.from('0 0 m'))],
  ])('refuses %s, and goes on', async (_name, make) => {
    await expect(extract(make())).rejects.toMatchObject({
      code: 'IMAGE_UNREADABLE',
      message: expect.stringContaining("We couldn't read your image"),
    });
    expect((await extract(read('text.pdf'))).pages).toBe(1);
  });
});

describe('limits', () => {
  it('gives up a file that takes too long, and reads the next', async () => {
    const impatient = createTextExtractor({ log, limits: { timeoutMs: 1 } });
    await expect(extract(read('photo.jpg'), impatient)).rejects.toMatchObject({
      code: 'UPLOAD_TIMEOUT',
      message: expect.stringContaining('took too long'),
    });
    await impatient.close();
  });

  it('ends at its caller’s deadline', async () => {
    const late = extractor.extract('jpeg', read('photo.jpg'), AbortSignal.timeout(20));
    await expect(late).rejects.toMatchObject({ code: 'UPLOAD_TIMEOUT' });
    expect((await extract(read('text.pdf'))).pages).toBe(1);
  });

  it('refuses as busy what would wait too long, and reads the others', async () => {
    const small = createTextExtractor({ log, limits: { waiting: 1 } });
    const asked = [1, 2, 3].map(() => extract(read('text.pdf'), small));
    const outcomes = await Promise.allSettled(asked);
    await small.close();
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
    expect(outcomes[2]).toMatchObject({ reason: { code: 'SERVICE_BUSY' } });
  });

  it('replaces a process that has read its share', async () => {
    const shortLived = createTextExtractor({ log, limits: { filesPerProcess: 1 } });
    const first = await extract(read('text.pdf'), shortLived);
    const second = await extract(read('text.pdf'), shortLived);
    await shortLived.close();
    expect(second).toEqual(first);
  });
});

describe('the process that reads', () => {
  it('may be killed at work: the file is read all the same', async () => {
    const reading = extract(read('photo.jpg'));
    await vi.waitFor(() => expect(childrenOf(process.pid)).toHaveLength(1), {
      timeout: PATIENCE_MS,
      interval: 5,
    });
    process.kill(childrenOf(process.pid)[0]!, 'SIGKILL');
    expect(recall((await reading).text, notes)).toBeGreaterThan(0.97);
  });

  it('ends with its parent, even while it decodes', async () => {
    const script = `
      import { readFileSync } from 'node:fs';
      import { createTextExtractor } from ${JSON.stringify(join(import.meta.dirname, 'text-extractor.ts'))};
      const log = { info() {}, warn() {} };
      const bytes = readFileSync(${JSON.stringify(join(files, 'photo.jpg'))});
      void createTextExtractor({ log }).extract('jpeg', bytes, AbortSignal.timeout(60_000));
    `;
    const parent = spawn(process.execPath, ['--input-type=module', '--eval', script]);
    const child = await vi.waitFor(
      () => {
        const [pid] = childrenOf(parent.pid!);
        expect(pid).toBeDefined();
        return pid!;
      },
      { timeout: PATIENCE_MS },
    );
    parent.kill('SIGKILL');
    await vi.waitFor(() => expect(isAlive(child)).toBe(false), { timeout: PATIENCE_MS });
  });
});

function childrenOf(pid: number): number[] {
  const list = readFileSync(`/proc/${pid}/task/${pid}/children`, 'latin1');
  return list.split(' ').filter(Boolean).map(Number).filter(isReader);
}

function isReader(pid: number): boolean {
  return readFileSync(`/proc/${pid}/cmdline`, 'latin1').includes('extract-process.ts');
}

function isAlive(pid: number): boolean {
  return (
    existsSync(`/proc/${pid}`) &&
    !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'latin1'))
  );
}

function png(image: { side: number; depth: number; colour: number; interlaced: number }): Buffer {
  const { side, depth, colour, interlaced } = image;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([depth, colour, 0, 0, interlaced], 8);
  const channels = colour === 6 ? 4 : 1;
  const rows = Buffer.alloc(side * (1 + Math.ceil((side * depth * channels) / 8)));
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** The picture's declared size made absurd: 'ispe' is its extent, width before height. */
function hugeHeic(): Buffer {
  const bytes = Buffer.from(read('photo.heic'));
  for (let at = bytes.indexOf('ispe'); at !== -1; at = bytes.indexOf('ispe', at + 4)) {
    bytes.writeUInt32BE(30_000, at + 8);
    bytes.writeUInt32BE(30_000, at + 12);
  }
  return bytes;
}

/** Damaged, or made to keep a reader busy: the tree of its pages has no end. */
function loopedPdf(): Buffer {
  const header = '%PDF-1.7\n';
  const catalog = '1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n';
  const pages = '2 0 obj\n<< /Type /Pages /Kids [2 0 R 2 0 R] /Count 2 >>\nendobj\n';
  const entry = (at: number) => `${String(at).padStart(10, '0')} 00000 n \n`;
  const body = header + catalog + pages;
  const table = `0000000000 65535 f \n${entry(header.length)}${entry(header.length + catalog.length)}`;
  return Buffer.from(
    `${body}xref\n0 3\n${table}trailer\n<< /Size 3 /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF`,
  );
}

/** A page of one content stream. Its missing cross-reference table is no obstacle to a reader. */
function pdf(box: string, content: Buffer): Buffer {
  const packed = deflateSync(content);
  return Buffer.concat([
    Buffer.from(`%PDF-1.4
1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj
3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[${box}]/Contents 4 0 R/Resources<<>>>> endobj
4 0 obj <</Filter/FlateDecode/Length ${packed.length}>>
stream
`),
    packed,
    Buffer.from('\nendstream endobj\ntrailer <</Root 1 0 R>>\n%%EOF'),
  ]);
}
