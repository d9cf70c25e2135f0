import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { hasOversizedStream } from './pdf-streams.ts';

const MAX_PIXELS = 50_000_000;

function stream(dictionary: string, data: Buffer): Buffer {
  return Buffer.concat([
    Buffer.from(`4 0 obj\n<<${dictionary}/Length ${data.length}>>\nstream\n`),
    data,
    Buffer.from('\nendstream\nendobj\n'),
  ]);
}

describe('hasOversizedStream', () => {
  const spaces = deflateSync(Buffer.alloc(40_000_000, ' '));

  it.each([
    ['a stream that unpacks to 40 MB', stream('/Filter/FlateDecode', spaces)],
    ['one without its end', stream('/Filter/FlateDecode', spaces).subarray(0, -40)],
    ['one packed twice', stream('/Filter[/FlateDecode /FlateDecode]', deflateSync(spaces))],
    ['a small picture', stream('/Subtype/Image/Width 100/Height 100/Filter/FlateDecode', spaces)],
    [
      'many large pictures',
      Buffer.concat(
        Array.from({ length: 40 }, () =>
          stream('/Subtype/Image/Width 5000/Height 7000/Filter/FlateDecode', Buffer.from('x')),
        ),
      ),
    ],
    ['a huge picture', stream('/Subtype/Image/Width 30000/Height 30000', Buffer.from('x'))],
  ])('sees %s', async (_name, bytes) => {
    expect(await hasOversizedStream(bytes, MAX_PIXELS)).toBe(true);
  });

  it.each([
    ['a page of text', stream('/Filter/FlateDecode', deflateSync(Buffer.from('(Hola) Tj')))],
    ['a scan', stream('/Subtype/Image/Width 2480/Height 3508/Filter/FlateDecode', spaces)],
    ['damaged data', stream('/Filter/FlateDecode', Buffer.alloc(100_000, 7))],
    ['no PDF at all', Buffer.from('downstream')],
  ])('lets %s pass', async (_name, bytes) => {
    expect(await hasOversizedStream(bytes, MAX_PIXELS)).toBe(false);
  });
});
