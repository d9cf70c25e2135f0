import type { GreyImage } from './grey-image.ts';

/** Degrees, either way, within which a page is taken to have been held upright. */
const MOST_TILT = 16;
/** Degrees between two tries, and between two tries around the best of them. */
const STEP = 1;
const FINE_STEP = 0.25;
/** Grey level below which a pixel of a flattened page is ink. */
const INK = 160;
/** Long side, in pixels, at which lines of writing are told apart well enough. */
const LONG_SIDE = 800;
/** How much sharper lines have to stand out than on the page as it is. */
const LEAST_GAIN = 1.25;

/**
 * Degrees by which to turn a flattened page clockwise so that its lines run level; 0 when it is
 * not clearly tilted. Lines stand out of the sums along them most where the sums run along them.
 */
export function tiltOf(image: GreyImage): number {
  const ink = inkOf(image);
  const sharpness = (degrees: number) => sharpnessAlong(ink, degrees);
  const coarse = bestOf(sharpness, -MOST_TILT, MOST_TILT, STEP);
  const best = bestOf(sharpness, coarse - STEP, coarse + STEP, FINE_STEP);
  return sharpness(best) > LEAST_GAIN * sharpness(0) ? -best : 0;
}

function bestOf(measure: (value: number) => number, from: number, to: number, step: number) {
  let best = { value: from, size: Number.NEGATIVE_INFINITY };
  for (let value = from; value <= to; value += step) {
    const size = measure(value);
    if (size > best.size) best = { value, size };
  }
  return best.value;
}

interface Ink {
  xs: number[];
  ys: number[];
  width: number;
  height: number;
}

/** Where there is ink, on a grid of about LONG_SIDE cells. */
function inkOf({ width, height, data }: GreyImage): Ink {
  const cell = Math.max(1, Math.floor(Math.max(width, height) / LONG_SIDE));
  const ink: Ink = { xs: [], ys: [], width: width / cell, height: height / cell };
  for (let y = 0; y < height; y += cell) {
    for (let x = 0; x < width; x += cell) {
      if (data[y * width + x]! >= INK) continue;
      ink.xs.push(x / cell);
      ink.ys.push(y / cell);
    }
  }
  return ink;
}

/** Sum of the squared differences between neighbouring lines of sums. */
function sharpnessAlong({ xs, ys, width, height }: Ink, degrees: number): number {
  const slope = Math.tan((degrees * Math.PI) / 180);
  const reach = Math.ceil(width * Math.abs(slope)) + 1;
  const sums = new Float64Array(Math.ceil(height) + 2 * reach + 1);
  for (let i = 0; i < xs.length; i += 1) sums[Math.round(ys[i]! - xs[i]! * slope) + reach]! += 1;
  return sums.reduce((total, sum, i) => total + (sum - (sums[i - 1] ?? 0)) ** 2, 0);
}
