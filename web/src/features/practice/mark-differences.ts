/** A piece of a text; `differs` where the other text has something else or nothing. */
export interface Segment {
  text: string;
  differs: boolean;
}

export interface Differences {
  given: Segment[];
  expected: Segment[];
}

/** Words less alike than this are different words: marked whole, not letter by letter. */
const SAME_WORD_SIMILARITY = 0.65;

/**
 * What differs between a learner's answer and the expected text: word by word, and letter by
 * letter within a word. Case and punctuation do not count, accents do.
 */
export function markDifferences(given: string, expected: string): Differences {
  const rows = align(words(given), words(expected), wordDistance);
  const result: Differences = { given: [], expected: [] };
  for (const [mine, theirs] of rows) {
    const marked =
      mine !== undefined && theirs !== undefined
        ? markLetters(mine, theirs)
        : { given: whole(mine), expected: whole(theirs) };
    append(result.given, marked.given);
    append(result.expected, marked.expected);
  }
  return { given: merge(result.given), expected: merge(result.expected) };
}

function markLetters(given: string, expected: string): Differences {
  const result: Differences = { given: [], expected: [] };
  for (const [mine, theirs] of align([...given], [...expected], letterDistance)) {
    const differs = (letter: string | undefined, other: string | undefined) =>
      letter !== undefined && !isPunctuation(letter) && !sameLetter(letter, other);
    if (mine !== undefined) result.given.push({ text: mine, differs: differs(mine, theirs) });
    if (theirs !== undefined)
      result.expected.push({ text: theirs, differs: differs(theirs, mine) });
  }
  return result;
}

function words(text: string): string[] {
  return text.normalize('NFC').trim().split(/\s+/).filter(Boolean);
}

function whole(word: string | undefined): Segment[] {
  return word === undefined ? [] : [{ text: word, differs: ![...word].every(isPunctuation) }];
}

function append(row: Segment[], word: Segment[]) {
  if (word.length === 0) return;
  if (row.length > 0) row.push({ text: ' ', differs: false });
  row.push(...word);
}

function merge(segments: Segment[]): Segment[] {
  const merged: Segment[] = [];
  for (const segment of segments) {
    const last = merged.at(-1);
    if (last?.differs === segment.differs) last.text += segment.text;
    else merged.push({ ...segment });
  }
  return merged;
}

/** 0 for the same word, up to 1; Infinity for different words, which never stand for each other. */
function wordDistance(a: string, b: string): number {
  const rows = align([...a], [...b], letterDistance);
  const cost = rows.reduce((sum, [x, y]) => sum + pairCost(x, y, letterDistance), 0);
  const apart = cost / Math.max(a.length, b.length);
  return apart <= 1 - SAME_WORD_SIMILARITY ? apart : Number.POSITIVE_INFINITY;
}

/** A letter and its accented form are nearer to each other than to any other letter. */
function letterDistance(a: string, b: string): number {
  if (sameLetter(a, b)) return 0;
  return withoutAccent(a) === withoutAccent(b) ? 0.5 : 1;
}

function sameLetter(a: string, b: string | undefined): boolean {
  return a.toLowerCase() === b?.toLowerCase();
}

function withoutAccent(letter: string): string {
  return letter.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
}

function isPunctuation(letter: string): boolean {
  return /[.,!?;¿¡]/.test(letter);
}

function pairCost<T>(x: T | undefined, y: T | undefined, distance: (a: T, b: T) => number): number {
  return x === undefined || y === undefined ? 1 : distance(x, y);
}

/**
 * The cheapest way to lay two sequences beside each other (Wagner–Fischer); an element without
 * a partner costs 1 and stands beside undefined.
 */
function align<T>(
  a: T[],
  b: T[],
  distance: (x: T, y: T) => number,
): [T | undefined, T | undefined][] {
  const cost: number[][] = [];
  for (let i = 0; i <= a.length; i++) {
    cost[i] = [];
    for (let j = 0; j <= b.length; j++) {
      cost[i]![j] =
        i === 0
          ? j
          : j === 0
            ? i
            : Math.min(
                cost[i - 1]![j - 1]! + distance(a[i - 1]!, b[j - 1]!),
                cost[i - 1]![j]! + 1,
                cost[i]![j - 1]! + 1,
              );
    }
  }
  const rows: [T | undefined, T | undefined][] = [];
  let i = a.length;
  let j = b.length;
  while (i > 0 || j > 0) {
    const here = cost[i]![j]!;
    if (i > 0 && j > 0 && here === cost[i - 1]![j - 1]! + distance(a[i - 1]!, b[j - 1]!)) {
      rows.push([a[--i], b[--j]]);
    } else if (i > 0 && here === cost[i - 1]![j]! + 1) {
      rows.push([a[--i], undefined]);
    } else {
      rows.push([undefined, b[--j]]);
    }
  }
  return rows.reverse();
}
