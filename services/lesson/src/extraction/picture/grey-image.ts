/** One byte a pixel, row by row, 0 is black. */
export interface GreyImage {
  width: number;
  height: number;
  data: Uint8Array;
}

/** How many times smaller the background is computed. */
const CELL = 16;
/** Cells over which the background is smoothed, each way. */
const SMOOTHING_RADIUS = 2;
/** Of a cell's pixels, how many are brighter than what is taken for the paper. */
const PAPER_SHARE = 0.2;
/** Contrast, in grey levels, from which a cell is taken to hold writing. */
const WRITING_CONTRAST = 60;

/**
 * The page with its lighting taken out: every pixel is divided by the paper's brightness around
 * it, which removes shadows and yellow lamps. A dark screen is turned into dark on light first.
 */
export function flattenLight(image: GreyImage): GreyImage {
  const page = isLightOnDark(image) ? inverted(image) : image;
  const { width, height, data } = page;
  const paper = paperBrightness(page);
  const out = new Uint8Array(data.length);
  for (let y = 0; y < height; y += 1) {
    const gy = Math.min(paper.height - 1, Math.max(0, (y + 0.5) / CELL - 0.5));
    const y0 = Math.floor(gy);
    const fy = gy - y0;
    const row0 = y0 * paper.width;
    const row1 = Math.min(paper.height - 1, y0 + 1) * paper.width;
    for (let x = 0; x < width; x += 1) {
      const gx = Math.min(paper.width - 1, Math.max(0, (x + 0.5) / CELL - 0.5));
      const x0 = Math.floor(gx);
      const x1 = Math.min(paper.width - 1, x0 + 1);
      const fx = gx - x0;
      const top = paper.data[row0 + x0]! * (1 - fx) + paper.data[row0 + x1]! * fx;
      const bottom = paper.data[row1 + x0]! * (1 - fx) + paper.data[row1 + x1]! * fx;
      const light = Math.max(24, top * (1 - fy) + bottom * fy);
      const at = y * width + x;
      out[at] = Math.min(255, Math.round((data[at]! / light) * 245));
    }
  }
  return { width, height, data: out };
}

interface Field {
  width: number;
  height: number;
  data: Float32Array;
}

function paperBrightness(image: GreyImage): Field {
  const width = Math.ceil(image.width / CELL);
  const height = Math.ceil(image.height / CELL);
  const data = new Float32Array(width * height);
  forEachCell(image, (cell, counts, total) => {
    data[cell] = levelBelow(counts, total * PAPER_SHARE);
  });
  return smoothed(smoothed(brightestAround({ width, height, data })));
}

/** A cell inside a thick stroke has no paper of its own: it takes its neighbours'. */
function brightestAround({ width, height, data }: Field): Field {
  return { width, height, data: eachAround({ width, height, data }, 1, Math.max, 0) };
}

function smoothed(field: Field): Field {
  const sum = eachAround(field, SMOOTHING_RADIUS, (a, b) => a + b, 0);
  const ones = { ...field, data: new Float32Array(field.data.length).fill(1) };
  const count = eachAround(ones, SMOOTHING_RADIUS, (a, b) => a + b, 0);
  return { ...field, data: sum.map((value, i) => value / count[i]!) };
}

/** Folds the cells within `radius`, first along rows, then along columns. */
function eachAround(
  { width, height, data }: Field,
  radius: number,
  fold: (a: number, b: number) => number,
  start: number,
): Float32Array {
  const along = new Float32Array(data.length);
  const out = new Float32Array(data.length);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      let value = start;
      for (let i = Math.max(0, x - radius); i <= Math.min(width - 1, x + radius); i += 1) {
        value = fold(value, data[y * width + i]!);
      }
      along[y * width + x] = value;
    }
  }
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      let value = start;
      for (let i = Math.max(0, y - radius); i <= Math.min(height - 1, y + radius); i += 1) {
        value = fold(value, along[i * width + x]!);
      }
      out[y * width + x] = value;
    }
  }
  return out;
}

/** Writing covers less than half of where it stands, so the rarer extreme of a cell is the ink. */
function isLightOnDark(image: GreyImage): boolean {
  let dark = 0;
  let light = 0;
  forEachCell(image, (_cell, counts, total) => {
    const low = levelAbove(counts, total * 0.02);
    const high = levelBelow(counts, total * 0.02);
    if (high - low < WRITING_CONTRAST) return;
    const middle = levelBelow(counts, total / 2);
    if (middle - low > high - middle) dark += 1;
    else light += 1;
  });
  return light > dark * 1.5;
}

function inverted({ width, height, data }: GreyImage): GreyImage {
  return { width, height, data: data.map((value) => 255 - value) };
}

function forEachCell(
  { width, height, data }: GreyImage,
  visit: (cell: number, counts: Uint32Array, total: number) => void,
): void {
  const counts = new Uint32Array(256);
  let cell = 0;
  for (let top = 0; top < height; top += CELL) {
    for (let left = 0; left < width; left += CELL) {
      counts.fill(0);
      const bottom = Math.min(height, top + CELL);
      const right = Math.min(width, left + CELL);
      for (let y = top; y < bottom; y += 1) {
        for (let x = left; x < right; x += 1) counts[data[y * width + x]!]! += 1;
      }
      visit(cell, counts, (bottom - top) * (right - left));
      cell += 1;
    }
  }
}

/** The level that `share` pixels exceed. */
function levelBelow(counts: Uint32Array, share: number): number {
  let seen = 0;
  for (let level = 255; level > 0; level -= 1) {
    seen += counts[level]!;
    if (seen >= share) return level;
  }
  return 0;
}

/** The level that `share` pixels stay below. */
function levelAbove(counts: Uint32Array, share: number): number {
  let seen = 0;
  for (let level = 0; level < 255; level += 1) {
    seen += counts[level]!;
    if (seen >= share) return level;
  }
  return 255;
}
