import { describe, expect, it } from 'vitest';
import { jsonArray, jsonMessages, jsonObject, pages } from './json-stream.ts';

async function* batchesOf(...batches: string[][]): AsyncGenerator<string[]> {
  yield* batches;
}

async function join(pieces: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const piece of pieces) text += piece;
  return text;
}

describe('a streamed JSON document', () => {
  it.each([
    [[], []],
    [[[]], []],
    [
      [['1'], [], ['2', '3']],
      [1, 2, 3],
    ],
    [[[], ['"é"']], ['é']],
  ])('is an array of all batches: %j', async (batches, value) => {
    expect(JSON.parse(await join(jsonArray(batchesOf(...batches))))).toEqual(value);
  });

  it('is an object of what its members stream', async () => {
    const document = jsonObject({
      none: jsonArray(batchesOf()),
      'a "b"': jsonArray(batchesOf(['{"x":1}'])),
    });
    expect(JSON.parse(await join(document))).toEqual({ none: [], 'a "b"': [{ x: 1 }] });
    expect(await join(jsonObject({}))).toBe('{}');
  });

  it('comes in messages of bounded size', async () => {
    const element = JSON.stringify('ñ'.repeat(1_000));
    const sizes: number[] = [];
    const bytes: Buffer[] = [];
    const batches = Array.from({ length: 300 }, () => [element]);
    for await (const { json } of jsonMessages(jsonArray(batchesOf(...batches)))) {
      sizes.push(json.length);
      bytes.push(json);
    }
    expect(Math.max(...sizes)).toBeLessThan(200_000);
    expect(JSON.parse(Buffer.concat(bytes).toString())).toHaveLength(300);
  });
});

describe('reading page after page', () => {
  it.each([0, 1, 2, 3, 4, 5])('finds all of %i rows once', async (count) => {
    const rows = Array.from({ length: count }, (_, index) => index);
    const found: number[] = [];
    const read = async (after = -1, limit: number) =>
      rows.filter((row) => row > after).slice(0, limit);
    for await (const page of pages(2, read)) found.push(...page);
    expect(found).toEqual(rows);
  });
});
