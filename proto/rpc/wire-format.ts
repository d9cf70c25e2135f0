/**
 * What the hand-written codecs share: they copy the bytes of a document once, into the message that
 * is sent, where generated code does so several times. https://protobuf.dev/programming-guides/encoding
 */

const VARINT = 0;
const LENGTH_DELIMITED = 2;

/** The tag of a field that is a number or a truth value. */
export const numberTag = (field: number): number => (field << 3) | VARINT;
/** The tag of a field that is bytes, text or another message. */
export const bytesTag = (field: number): number => (field << 3) | LENGTH_DELIMITED;
/** For BinaryReader.skip. */
export const wireTypeOf = (tag: number): number => tag & 7;

/** Up to 2^32 - 1, seven bits a byte. */
export function varint(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  for (; rest > 0x7f; rest >>>= 7) bytes.push((rest & 0x7f) | 0x80);
  bytes.push(rest);
  return bytes;
}

/** A field of bytes, in parts that nobody has copied yet. */
export function bytesField(tag: number, ...parts: Uint8Array[]): Uint8Array[] {
  const length = parts.reduce((total, part) => total + part.length, 0);
  return [Uint8Array.of(tag, ...varint(length)), ...parts];
}
