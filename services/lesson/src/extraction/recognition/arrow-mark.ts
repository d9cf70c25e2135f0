import type { Bbox } from 'tesseract.js';
import type { GreyImage } from '../picture/grey-image.ts';

/** What the engine, whose alphabet has no arrows, makes of one. */
const ARROW_LIKE = /^[-–—=~»>→+*]{1,3}$/;
/** Grey level below which a pixel of a flattened page is ink. */
const INK = 150;
/** How many times taller than its shaft an arrow's head is. */
const HEAD_RATIO = 2;

/** Whether a mark read as a dash is an arrow: a shaft with a taller head in its right half. */
export function isArrow(text: string, { x0, y0, x1, y1 }: Bbox, page: GreyImage): boolean {
  if (!ARROW_LIKE.test(text) || x1 - x0 < 6) return false;
  // The engine may have cut the head off above and below.
  const margin = Math.round((x1 - x0) * 0.3);
  const top = Math.max(0, y0 - margin);
  const bottom = Math.min(page.height, y1 + margin);
  const heights: number[] = [];
  for (let x = Math.max(0, x0); x < Math.min(page.width, x1); x += 1) {
    heights.push(inkHeight(page, x, top, bottom));
  }
  const half = heights.length >> 1;
  const shaft = median(heights.slice(Math.round(heights.length * 0.1), half));
  const head = Math.max(...heights.slice(half));
  const tail = Math.max(...heights.slice(0, Math.round(heights.length * 0.4)));
  // '=' and '+' are tall on the left as well.
  return (
    shaft > 0 && head >= shaft * HEAD_RATIO && head >= tail * 1.6 && head >= heights.length / 5
  );
}

/** From the highest to the lowest ink in a column of pixels. */
function inkHeight({ width, data }: GreyImage, x: number, top: number, bottom: number): number {
  let first = -1;
  let last = -1;
  for (let y = top; y < bottom; y += 1) {
    if (data[y * width + x]! >= INK) continue;
    if (first === -1) first = y;
    last = y;
  }
  return first === -1 ? 0 : last - first + 1;
}

function median(values: number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;
}
