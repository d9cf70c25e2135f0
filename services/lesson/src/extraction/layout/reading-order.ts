import { detectLanguage } from '../../spanish/detect-language.ts';
import type { Segment } from './segment.ts';
import { hasSeparator, withoutWrapping } from './wrapped-lines.ts';

/** Side-by-side pieces from which a gap is a gutter rather than chance. */
const MIN_SIDE_BY_SIDE = 3;
/** Share of side-by-side pieces that stand on one line when they are the cells of a table. */
const ALIGNED_SHARE = 0.8;
/** A cell this short is a bullet, a number, or a mark. */
const MARK_LENGTH = 3;
/** Words that a cell has at most, as opposed to a line of a column. */
const CELL_WORDS = 2;
/** How deep columns may lie in columns. */
const MAX_DEPTH = 4;

/**
 * The lines of a page in reading order. Columns are read one after the other; the cells of a
 * table (a word and its translation, a pronoun and its form) stay on one line, with a tab between.
 * A note that the margin broke into several lines is one line again.
 */
export function linesInReadingOrder(segments: Segment[], depth = 0): string[] {
  const rows = toRows(segments);
  const gutter = depth < MAX_DEPTH ? findGutter(segments, rows) : undefined;
  if (gutter === undefined) return withoutWrapping(rows.map(asLine));
  const lines: string[] = [];
  let across: Segment[] = [];
  let left: Segment[] = [];
  let right: Segment[] = [];
  const flush = () => {
    lines.push(...withoutWrapping(across));
    if (isTable(left, right)) {
      lines.push(...toRows([...left, ...right]).map((row) => asLine(row).text));
    } else {
      lines.push(...linesInReadingOrder(left, depth + 1));
      lines.push(...linesInReadingOrder(right, depth + 1));
    }
    across = [];
    left = [];
    right = [];
  };
  for (const row of rows) {
    const hasColumns = left.length + right.length > 0;
    // The rest of a broken heading belongs to it, although it is short enough for a column.
    const isAcross =
      row.some((segment) => crosses(segment, gutter)) ||
      (!hasColumns && row.length === 1 && isRestOf(across, row[0]!));
    if (isAcross && hasColumns) flush();
    if (isAcross) across.push(asLine(row));
    else for (const segment of row) (segment.x1 <= gutter ? left : right).push(segment);
  }
  flush();
  return lines;
}

function isRestOf(lines: Segment[], line: Segment): boolean {
  return lines.length > 0 && withoutWrapping([...lines.slice(-1), line]).length === 1;
}

/** The pieces of a row as one line. */
function asLine(row: Segment[]): Segment {
  return {
    text: row.map(({ text }, i) => (i > 0 ? separator(row[i - 1]!.text) : '') + text).join(''),
    x0: Math.min(...row.map(({ x0 }) => x0)),
    y0: Math.min(...row.map(({ y0 }) => y0)),
    x1: Math.max(...row.map(({ x1 }) => x1)),
    y1: Math.max(...row.map(({ y1 }) => y1)),
  };
}

/** A bullet or number belongs to what follows it; anything else is a cell. */
function separator(before: string): string {
  return isMark(before) ? ' ' : '\t';
}

function isMark(text: string): boolean {
  return text.length <= MARK_LENGTH && !/\p{L}{2}/u.test(text);
}

/** Pieces that stand on one line, from left to right; the lines from top to bottom. */
function toRows(segments: Segment[]): Segment[][] {
  const rows: Segment[][] = [];
  for (const segment of [...segments].sort((a, b) => centre(a) - centre(b))) {
    const row = rows.at(-1);
    if (row && isLevel(row[0]!, segment)) row.push(segment);
    else rows.push([segment]);
  }
  for (const row of rows) row.sort((a, b) => a.x0 - b.x0);
  return rows;
}

function isLevel(a: Segment, b: Segment): boolean {
  return Math.abs(centre(a) - centre(b)) < 0.5 * Math.min(height(a), height(b));
}

const centre = ({ y0, y1 }: Segment) => (y0 + y1) / 2;
const height = ({ y0, y1 }: Segment) => y1 - y0;
const crosses = ({ x0, x1 }: Segment, x: number) => x0 < x && x1 > x;

/** The x at which most pieces stand side by side; undefined when the page is one column. */
function findGutter(segments: Segment[], rows: Segment[][]): number | undefined {
  const heights = segments.map(height).sort((a, b) => a - b);
  const margin = 0.4 * (heights[heights.length >> 1] ?? 0);
  const candidates = new Set(segments.map(({ x0 }) => Math.round(x0 - margin)));
  let best: { x: number; score: number } | undefined;
  for (const x of candidates) {
    const score = sideBySide(rows, x);
    if (score >= MIN_SIDE_BY_SIDE && score > (best?.score ?? 0)) best = { x, score };
  }
  return best?.x;
}

/** Of the fewer side, how many pieces have a neighbour beyond `x`, where no piece crosses it. */
function sideBySide(rows: Segment[][], x: number): number {
  let score = 0;
  let left: Segment[] = [];
  let right: Segment[] = [];
  const count = () => {
    const paired = (side: Segment[], other: Segment[]) =>
      side.filter((a) => other.some((b) => overlap(a, b) > 0.3 * height(a))).length;
    score += Math.min(paired(left, right), paired(right, left));
    left = [];
    right = [];
  };
  for (const row of rows) {
    if (row.some((segment) => crosses(segment, x))) {
      count();
      continue;
    }
    for (const segment of row) (segment.x1 <= x ? left : right).push(segment);
  }
  count();
  return score;
}

function overlap(a: Segment, b: Segment): number {
  return Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0);
}

/** Whether what stands side by side belongs together, line by line. */
function isTable(left: Segment[], right: Segment[]): boolean {
  const pairs = toRows([...left, ...right]).filter(
    (row) => row.some((s) => left.includes(s)) && row.some((s) => right.includes(s)),
  ).length;
  const fewer = Math.min(countRows(left), countRows(right));
  if (fewer === 0 || pairs < fewer * ALIGNED_SHARE) return false;
  if (mostly(left, ({ text }) => isMark(text))) return true;
  // Pairs written in each column already: 'la mesa - the table' left and right.
  if (mostly(left, isPair) && mostly(right, isPair)) return false;
  const languages = [languageOf(left), languageOf(right)].join();
  if (languages === 'spanish,english' || languages === 'english,spanish') return true;
  return mostly(left, ({ text }) => text.split(/\s+/).length <= CELL_WORDS && isPronoun(text));
}

function countRows(segments: Segment[]): number {
  return toRows(segments).length;
}

function mostly(segments: Segment[], holds: (segment: Segment) => boolean): boolean {
  return segments.filter(holds).length > segments.length / 2;
}

function isPair({ text }: Segment): boolean {
  return hasSeparator(text);
}

function isPronoun(text: string): boolean {
  return /^(yo|t[uú]|vos|[eé]l|ella|usted|ud|nosotr[oa]s|vosotr[oa]s|ell[oa]s|ustedes|uds)\b/iu.test(
    text.normalize('NFC'),
  );
}

/** Which language most of a column's cells are in; headings and names must not decide. */
function languageOf(segments: Segment[]): string {
  let spanish = 0;
  let english = 0;
  for (const { text } of segments) {
    const language = detectLanguage(text);
    if (language === 'spanish') spanish += 1;
    if (language === 'english') english += 1;
  }
  if (spanish > 2 * english) return 'spanish';
  if (english > 2 * spanish) return 'english';
  return spanish + english === 0 ? 'unknown' : 'mixed';
}
