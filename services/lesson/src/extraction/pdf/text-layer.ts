import type { TextItem } from 'pdfjs-dist/types/src/display/api.js';
import { linesInReadingOrder } from '../layout/reading-order.ts';
import type { Segment } from '../layout/segment.ts';

/** Gaps in font sizes: above the first stands a space, above the second a new cell or column. */
const SPACE_GAP = 0.15;
const CELL_GAP = 1.5;

interface Piece extends Segment {
  /** Font size in points. */
  size: number;
}

type Matrix = readonly number[];

/**
 * The lines of a page's text layer in reading order. `items` is what pdf.js finds on the page,
 * `toPage` the transform of its viewport, which makes y grow downwards and turns a turned page.
 */
export function linesOfTextLayer(items: readonly unknown[], toPage: Matrix): string[] {
  const pieces = items.filter(isText).flatMap((item) => placed(item, toPage));
  return linesInReadingOrder(joined(pieces)).map((line) => line.normalize('NFC'));
}

function isText(item: unknown): item is TextItem {
  return typeof item === 'object' && item !== null && 'str' in item;
}

function placed(item: TextItem, toPage: Matrix): Piece[] {
  if (item.str.trim() === '') return [];
  const [a, b, c, d, x, y] = multiplied(toPage, item.transform as number[]);
  const size = Math.hypot(c, d);
  // Text that runs up or down the page is a stamp or a margin note, not a line of the notes.
  if (size === 0 || Math.abs(b) > Math.abs(a)) return [];
  return [
    { text: item.str, x0: x, x1: x + item.width, y0: y - 0.8 * size, y1: y + 0.2 * size, size },
  ];
}

type Transform = [number, number, number, number, number, number];

function multiplied(outer: Matrix, inner: Matrix): Transform {
  const [a, b, c, d, e, f] = outer as Transform;
  const [g, h, i, j, k, l] = inner as Transform;
  return [
    a * g + c * h,
    b * g + d * h,
    a * i + c * j,
    b * i + d * j,
    a * k + c * l + e,
    b * k + d * l + f,
  ];
}

/** Runs of text that touch on one line, as one piece each. */
function joined(pieces: Piece[]): Segment[] {
  return onBaselines(pieces).flatMap((row) => {
    const open: Piece[] = [];
    for (const piece of row.sort((a, b) => a.x0 - b.x0)) {
      const before = open.at(-1);
      const gap = before ? piece.x0 - before.x1 : Number.POSITIVE_INFINITY;
      if (!before || gap > CELL_GAP * piece.size) {
        open.push({ ...piece });
        continue;
      }
      // Bold without a bold font: the same letters, drawn again a hair beside.
      if (gap < -SPACE_GAP * piece.size && before.text.endsWith(piece.text)) continue;
      before.text += (gap > SPACE_GAP * piece.size ? ' ' : '') + piece.text;
      before.x1 = Math.max(before.x1, piece.x1);
    }
    return open.map(({ text, x0, y0, x1, y1 }) => ({ text: cleaned(text), x0, y0, x1, y1 }));
  });
}

function onBaselines(pieces: Piece[]): Piece[][] {
  const rows: Piece[][] = [];
  for (const piece of [...pieces].sort((a, b) => a.y1 - b.y1)) {
    const row = rows.at(-1);
    if (row && piece.y1 - row[0]!.y1 < 0.4 * Math.min(piece.size, row[0]!.size)) row.push(piece);
    else rows.push([piece]);
  }
  return rows;
}

function cleaned(text: string): string {
  return text
    .replace(/[\u00AD\u200B-\u200D\uFEFF]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
