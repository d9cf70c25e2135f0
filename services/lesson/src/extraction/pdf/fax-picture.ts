/** Tags and types of TIFF 6.0, in the order that it wants. */
const SHORT = 3;
const LONG = 4;
const HEADER_LENGTH = 8;

/** What a PDF says of a picture that is packed as fax machines do (ISO 32000-1, 7.4.6). */
export interface FaxPicture {
  width: number;
  height: number;
  data: Uint8Array;
}

/** The picture as a TIFF file of one strip: Group 4 (ITU-T T.6), black on white. */
export function faxAsTiff({ width, height, data }: FaxPicture): Buffer {
  const entries: [tag: number, type: number, value: number][] = [
    [256, LONG, width],
    [257, LONG, height],
    [258, SHORT, 1], // Bits a pixel.
    [259, SHORT, 4], // Group 4.
    [262, SHORT, 0], // 0 is white.
    [273, LONG, 0], // Where the data start.
    [277, SHORT, 1], // Samples a pixel.
    [278, LONG, height], // Rows of the strip.
    [279, LONG, data.length],
  ];
  const directory = Buffer.alloc(2 + entries.length * 12 + 4);
  directory.writeUInt16LE(entries.length, 0);
  for (const [i, [tag, type, value]] of entries.entries()) {
    const at = 2 + i * 12;
    directory.writeUInt16LE(tag, at);
    directory.writeUInt16LE(type, at + 2);
    directory.writeUInt32LE(1, at + 4);
    directory.writeUInt32LE(tag === 273 ? HEADER_LENGTH + directory.length : value, at + 8);
  }
  const header = Buffer.from([0x49, 0x49, 42, 0, HEADER_LENGTH, 0, 0, 0]);
  return Buffer.concat([header, directory, data]);
}
