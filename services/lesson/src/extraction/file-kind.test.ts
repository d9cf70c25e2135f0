import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fileKindOf, KIND_HEAD_BYTES } from './file-kind.ts';

const files = join(import.meta.dirname, '../../test/files');

async function headOf(name: string): Promise<Uint8Array> {
  const handle = await open(join(files, name));
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(KIND_HEAD_BYTES));
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

describe('fileKindOf', () => {
  it.each([
    ['photo.jpg', 'jpeg'],
    ['screenshot.png', 'png'],
    ['photo.webp', 'webp'],
    ['photo.heic', 'heic'],
    ['text.pdf', 'pdf'],
    ['encrypted.pdf', 'pdf'],
    ['written-notes.ts', undefined],
  ])('tells %s by its first bytes', async (name, kind) => {
    expect(await fileKindOf(await headOf(name))).toBe(kind);
  });

  it('finds a PDF that starts with a few other bytes', async () => {
    expect(await fileKindOf(Buffer.from('\r\n\r\n%PDF-1.4\n'))).toBe('pdf');
  });

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['text', Buffer.from('la casa - the house')],
    ['a GIF', Buffer.from('GIF89a\x01\0\x01\0\0\0\0;')],
    ['a zip', Buffer.from('504b0304140000000800', 'hex')],
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ])('does not take %s', async (_name, bytes) => {
    expect(await fileKindOf(bytes)).toBeUndefined();
  });
});
