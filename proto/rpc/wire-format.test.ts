import { BinaryReader } from '@bufbuild/protobuf/wire';
import { expect, it } from 'vitest';
import { bytesField, bytesTag, varint } from './wire-format.ts';

it.each([0, 127, 128, 16_383, 16_384, 2 ** 31, 2 ** 32 - 1])('writes the number %i', (value) => {
  expect(new BinaryReader(Uint8Array.from(varint(value))).uint32()).toBe(value);
});

it('writes a field whose bytes are in parts, without copying them', () => {
  const parts = [Buffer.from('el '), Buffer.alloc(200, 'ñ')];
  const written = bytesField(bytesTag(3), ...parts);
  expect(written.slice(1)).toEqual(parts);
  expect(written[1]?.buffer).toBe(parts[0]?.buffer);
  const reader = new BinaryReader(Buffer.concat(written));
  expect(reader.tag()).toEqual([3, 2]);
  expect(reader.bytes()).toEqual(Buffer.concat(parts));
});
