import { refuseTooManyParts } from './refuse-too-many-parts.ts';

/** Items that make up the picture. Everything else (Exif, mime with XMP, uri) is told about it. */
const IMAGE_ITEMS = new Set('hvc1 hev1 av01 avc1 jpeg j2k1 unci grid iden iovl tmap'.split(' '));

interface Box {
  type: string;
  /** Where its payload begins and ends in the file. */
  start: number;
  end: number;
}

/**
 * A copy of a HEIF file whose metadata items are overwritten with zeros. Nothing moves, so every
 * offset in the file stays true. HEIF keeps its orientation in the picture's properties.
 * Throws for a file whose structure cannot be followed (ISO 14496-12, section 8.11).
 */
export function stripHeif(bytes: Buffer): Buffer {
  const copy = Buffer.from(bytes);
  let found = false;
  for (const box of boxesIn(copy, 0, copy.length)) {
    // Free space and vendors' boxes can hold anything, and no decoder needs them.
    if (box.type === 'uuid' || box.type === 'free' || box.type === 'skip') {
      copy.fill(0, box.start, box.end);
    }
    if (box.type === 'meta') {
      found = true;
      zeroMetadataItems(copy, box);
    }
  }
  if (!found) throw new Error('a HEIF file without items');
  return copy;
}

function zeroMetadataItems(bytes: Buffer, meta: Box): void {
  // A full box: four bytes of version and flags come first.
  const parts = boxesIn(bytes, meta.start + 4, meta.end);
  const part = (type: string) => parts.find((box) => box.type === type);
  const info = part('iinf');
  const locations = part('iloc');
  if (!info || !locations) throw new Error('a HEIF file without items');
  const told = metadataItems(bytes, info);
  const data = part('idat');
  let zeroed = 0;
  for (const { item, isOwn, fromItemData, start, length } of extentsOf(bytes, locations)) {
    if (!isOwn || !told.has(item)) continue;
    const base = fromItemData ? data?.start : 0;
    const limit = fromItemData ? data?.end : bytes.length;
    if (base === undefined || limit === undefined) throw new Error('item data is missing');
    const from = base + start;
    const to = length === 0 ? limit : from + length;
    if (to > limit) throw new Error('an item runs past the end');
    zeroed += to - from;
    if (zeroed > bytes.length) throw new Error('items lie over each other');
    bytes.fill(0, from, to);
  }
  for (const box of parts) if (box.type === 'uuid') bytes.fill(0, box.start, box.end);
}

/** Ids of the items that are not part of the picture. */
function metadataItems(bytes: Buffer, info: Box): Set<number> {
  const version = bytes.readUInt8(info.start);
  const items = new Set<number>();
  for (const box of boxesIn(bytes, info.start + (version === 0 ? 6 : 8), info.end)) {
    if (box.type !== 'infe') continue;
    const entryVersion = bytes.readUInt8(box.start);
    if (entryVersion < 2) throw new Error('an item entry without a type');
    const wide = entryVersion > 2;
    const id = wide ? bytes.readUInt32BE(box.start + 4) : bytes.readUInt16BE(box.start + 4);
    const typeAt = box.start + (wide ? 10 : 8);
    if (!IMAGE_ITEMS.has(bytes.toString('latin1', typeAt, typeAt + 4))) items.add(id);
  }
  return items;
}

interface Extent {
  item: number;
  /** Its start counts from the item data box, not from the file. */
  fromItemData: boolean;
  /** Not cut out of another item, which is treated by its own type. */
  isOwn: boolean;
  start: number;
  /** 0 means: to the end. */
  length: number;
}

function extentsOf(bytes: Buffer, box: Box): Extent[] {
  const version = bytes.readUInt8(box.start);
  let at = box.start + 4;
  const read = (size: number): number => {
    const from = at;
    at += size;
    if (at > box.end) throw new Error('the item locations are cut short');
    if (size === 0) return 0;
    return size === 8 ? Number(bytes.readBigUInt64BE(from)) : bytes.readUIntBE(from, size);
  };
  const sizes = read(2);
  const [offsetSize, lengthSize, baseSize] = [sizes >> 12, (sizes >> 8) & 15, (sizes >> 4) & 15];
  const indexSize = version === 0 ? 0 : sizes & 15;
  const extents: Extent[] = [];
  const items = read(version < 2 ? 2 : 4);
  for (let i = 0; i < items; i += 1) {
    const item = read(version < 2 ? 2 : 4);
    const method = version === 0 ? 0 : read(2) & 15;
    read(2);
    const base = read(baseSize);
    const count = read(2);
    for (let n = 0; n < count; n += 1) {
      // An extent may take no bytes at all: the file does not bound their number.
      refuseTooManyParts(extents);
      read(indexSize);
      const start = base + read(offsetSize);
      const length = read(lengthSize);
      extents.push({ item, isOwn: method < 2, fromItemData: method === 1, start, length });
    }
  }
  return extents;
}

function boxesIn(bytes: Buffer, from: number, to: number): Box[] {
  const boxes: Box[] = [];
  for (let at = from; at + 8 <= to; ) {
    const short = bytes.readUInt32BE(at);
    const header = short === 1 ? 16 : 8;
    const size =
      short === 0 ? to - at : short === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : short;
    const end = at + size;
    if (size < header || end > to) throw new Error('a box runs past its parent');
    refuseTooManyParts(boxes);
    boxes.push({ type: bytes.toString('latin1', at + 4, at + 8), start: at + header, end });
    at = end;
  }
  return boxes;
}
