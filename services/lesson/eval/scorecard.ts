import type { Evaluation } from './evaluate.ts';
import type { Coverage, Judgement } from './judge-lesson.ts';

/** One figure of a group of documents, and whether it is good enough. */
export interface Figure {
  name: string;
  value: string;
  target: string;
  passed: boolean;
}

/** What practice made from any notes has to reach. */
export const targets = {
  vocabulary: 0.95,
  sentences: 0.95,
  corrections: 0.95,
  returning: 0.95,
  grounded: 0.99,
};

/** Median time from text to lesson, in milliseconds. */
const MAX_TEXT_MILLISECONDS = 1000;

type Defect =
  | 'invalid'
  | 'wrongTaught'
  | 'falselyCorrected'
  | 'rejected'
  | 'duplicates'
  | 'alsoRight';
type Shape = 'missingTypes' | 'emptyDays' | 'sizes' | 'recap' | 'heading';
type Covered = 'vocabulary' | 'sentences' | 'corrections' | 'returning';

const defects: Record<Defect, string> = {
  invalid: 'tasks that do not fit their schema',
  wrongTaught: 'wrong forms taught as right',
  falselyCorrected: 'right sentences called wrong',
  rejected: 'answers that the grader rejects',
  duplicates: 'duplicate items',
  alsoRight: 'distractors that are right too',
};
const shapes: Record<Shape, string> = {
  missingTypes: 'activity types left out',
  emptyDays: 'empty days',
  sizes: 'tasks of fewer than 5 or more than 10 items',
  recap: 'recaps of fewer than 4 or more than 8 cards',
  heading: 'titles and levels not as expected',
};
const covered: Record<Covered, string> = {
  vocabulary: 'expected vocabulary practised',
  sentences: 'expected sentences practised',
  corrections: 'corrections practised',
  returning: 'words that come back on another day',
};
/** A rare miss is no failure where the figures do not ask for all. */
const tolerated: Partial<Record<Shape, number>> = { sizes: 0.05, recap: 0.05, heading: 0.2 };

export function figuresOf(evaluations: Evaluation[], least = targets): Figure[] {
  const judgements = evaluations.flatMap(({ judgement }) => judgement ?? []);
  const refused = evaluations.length - judgements.length;
  const items = sum(judgements, (one) => one.items);
  return [
    count('documents without a lesson', refused, 0),
    ...keysOf(defects).map((key) =>
      count(
        defects[key],
        sum(judgements, (j) => j[key].length),
        0,
      ),
    ),
    ...keysOf(covered).map((key) => share(key, judgements, least[key])),
    ratio(
      'items grounded in the notes or the lexicon',
      items - sum(judgements, (one) => one.ungroundedItems),
      items,
      least.grounded,
    ),
    ...keysOf(shapes).map((key) => {
      const all = key === 'sizes' ? sum(judgements, (one) => one.tasks) : judgements.length;
      return count(
        shapes[key],
        sum(judgements, (one) => one[key].length),
        Math.floor((tolerated[key] ?? 0) * all),
      );
    }),
  ];
}

/** Apart from the others, since it says as much about what else the machine is doing. */
export function timeFigure(evaluations: Evaluation[]): Figure {
  const times = evaluations.map(({ milliseconds }) => milliseconds);
  return atMost(
    'median time from text to lesson, ms',
    Math.round(median(times)),
    MAX_TEXT_MILLISECONDS,
  );
}

/** One line for each document: what it holds and how much of it is practised. */
export function tableOf(evaluations: Evaluation[]): string {
  const rows = evaluations.map(({ document, judgement, refusal, milliseconds }) => [
    document.name,
    ...(judgement
      ? [
          `${judgement.tasks}`,
          `${judgement.items}`,
          ...keysOf(covered).map((key) => fraction(judgement[key])),
          ...keysOf(defects).map((key) => `${judgement[key].length}`),
          `${judgement.ungroundedItems}`,
          keysOf(shapes)
            .filter((key) => judgement[key].length > 0)
            .join(' '),
        ]
      : [refusal ?? '']),
    `${Math.round(milliseconds)} ms`,
  ]);
  const names = ['document', 'tasks', 'items', 'words', 'sent.', 'corr.', 'return'];
  const flaws = ['schema', 'wrong', 'reject', 'dupl.', 'also', 'ungr.', 'shape', 'time'];
  return aligned([[...names, ...flaws], ...rows]);
}

/** Everything that is not as it should be, document by document. */
export function detailsOf(evaluations: Evaluation[]): string {
  return evaluations
    .flatMap(({ document, judgement, refusal }) => {
      if (!judgement) return [`${document.name}\n  no lesson: ${refusal}`];
      const lines = problemsOf(judgement);
      return lines.length > 0 ? [[document.name, ...lines].join('\n  ')] : [];
    })
    .join('\n');
}

function problemsOf(judgement: Judgement): string[] {
  const named = [...keysOf(defects), 'ungrounded' as const, ...keysOf(shapes)];
  return [
    ...named.flatMap((key) => judgement[key].map((problem) => `${key}: ${problem}`)),
    ...keysOf(covered).flatMap((key) =>
      judgement[key].missing.map((text) => `${key} missing: ${text}`),
    ),
  ];
}

export function printedFigures(figures: Figure[]): string {
  return aligned(
    figures.map(({ name, value, target, passed }) => [
      passed ? '  ok' : 'FAIL',
      name,
      value,
      target,
    ]),
  );
}

export function atMost(name: string, value: number, limit: number): Figure {
  return { name, value: `${value}`, target: `at most ${limit}`, passed: value <= limit };
}

export function ratio(name: string, found: number, all: number, least: number): Figure {
  const reached = all === 0 ? 1 : found / all;
  return {
    name,
    value: `${percent(reached)} (${found} of ${all})`,
    target: `at least ${percent(least)}`,
    passed: reached >= least,
  };
}

export function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function count(name: string, value: number, limit: number): Figure {
  return limit === 0
    ? { name, value: `${value}`, target: '0', passed: value === 0 }
    : atMost(name, value, limit);
}

function share(key: Covered, judgements: Judgement[], least: number): Figure {
  const found = sum(judgements, (one) => one[key].found);
  const expected = sum(judgements, (one) => one[key].expected);
  return ratio(covered[key], found, expected, least);
}

function fraction({ found, expected }: Coverage): string {
  return expected === 0 ? '-' : `${found}/${expected}`;
}

function percent(part: number): string {
  return `${(part * 100).toFixed(1)} %`;
}

function sum<T>(items: T[], numberOf: (item: T) => number): number {
  return items.reduce((total, item) => total + numberOf(item), 0);
}

function keysOf<K extends string>(record: Record<K, unknown>): K[] {
  return Object.keys(record) as K[];
}

function aligned(rows: string[][]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
