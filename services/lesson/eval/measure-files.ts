import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { DomainError } from '@repaso/shared/errors';
import { createLogger } from '@repaso/shared/log';
import { fileKindOf } from '../src/extraction/file-kind.ts';
import { createTextExtractor, type TextExtractor } from '../src/extraction/text-extractor.ts';
import type { EvalDocument } from './document.ts';
import { type FileGroup, fileDocuments } from './documents/files.ts';
import { type Evaluation, evaluate } from './evaluate.ts';
import { bombs, type HeavyUpload, heavyUploads, manyPages } from './hostile-files.ts';
import { wordsOf } from './knowledge.ts';
import {
  atMost,
  detailsOf,
  type Figure,
  figuresOf,
  median,
  ratio,
  tableOf,
  targets,
} from './scorecard.ts';

export interface FileMeasurement {
  count: number;
  table: string;
  details: string;
  figures: Figure[];
}

/** Share of the expected Spanish words that has to be read, accents included. */
const leastRecall: Record<FileGroup, number> = {
  'text layer': 0.97,
  clean: 0.97,
  photo: 0.92,
  handwriting: 0.6,
};
/** A sentence is practised only where each of its words was read, and a photo may lose some. */
const readTargets = { ...targets, sentences: 0.9 };
/** Most milliseconds, in the median or at once. */
const limits = {
  photo: 8000,
  threePages: 15_000,
  manyPages: 20_000,
  bomb: 1000,
  heavy: 30_000,
};
const MANY_PAGES = 500;
/** A file that takes longer is no measurement any more. */
const PATIENCE_MS = 90_000;

interface Reading {
  text: string;
  /** The code of the refusal, if the file was refused. */
  refusal: string | undefined;
  milliseconds: number;
}

/** Reads every file and judges the practice that comes out; then what a hostile one can do. */
export async function measureFiles(): Promise<FileMeasurement> {
  const hostile = { bombs: await bombs(), heavy: await heavyUploads() };
  const extractor = createTextExtractor({ log: createLogger('eval', 'silent') });
  try {
    return await measure(extractor, hostile);
  } finally {
    await extractor.close();
  }
}

interface Hostile {
  bombs: Record<string, Buffer>;
  heavy: Record<string, HeavyUpload>;
}

async function measure(extractor: TextExtractor, hostile: Hostile): Promise<FileMeasurement> {
  const results: { file: FileResult; evaluation: Evaluation }[] = [];
  for (const { file, group, document } of fileDocuments) {
    const reading = await read(extractor, readFileSync(join(import.meta.dirname, 'files', file)));
    const recall = recallOf(document, reading.text);
    const evaluation = await evaluate(document, reading.text);
    results.push({ file: { name: file, group, reading, ...recall }, evaluation });
  }
  const files = results.map(({ file }) => file);
  const evaluations = results.map(({ evaluation }) => evaluation);
  const timeOf = (isOne: (file: FileResult) => boolean) =>
    Math.round(median(files.filter(isOne).map(({ reading }) => reading.milliseconds)));

  const figures = (Object.keys(leastRecall) as FileGroup[]).map((group) => {
    const members = files.filter((file) => file.group === group);
    const found = members.reduce((total, { found }) => total + found, 0);
    const expected = members.reduce((total, { expected }) => total + expected, 0);
    return ratio(`Spanish words read, ${group}`, found, expected, leastRecall[group]);
  });
  figures.push(
    atMost('median 12-megapixel photo, ms', timeOf(isPhoto), limits.photo),
    atMost('three scanned pages, ms', timeOf(isThreePages), limits.threePages),
    ...(await hostileFigures(extractor, hostile)),
    // Handwriting cannot be held to the practice that print is held to, but to its truth it can.
    ...figuresOf(
      evaluations.filter((_, index) => files[index]?.group !== 'handwriting'),
      readTargets,
    ),
    ...defectsOf(evaluations.filter((_, index) => files[index]?.group === 'handwriting')),
  );
  return {
    count: files.length,
    table: [...files.map(lineOf), '', tableOf(evaluations)].join('\n'),
    details: [...files.flatMap(missedOf), detailsOf(evaluations)].join('\n'),
    figures,
  };
}

interface FileResult {
  name: string;
  group: FileGroup;
  reading: Reading;
  found: number;
  expected: number;
  missed: string[];
}

const isPhoto = ({ name }: FileResult) => /^(?:photo|handwriting).*\.(?:jpg|heic)$/.test(name);
const isThreePages = ({ name }: FileResult) => name === 'scanned-three-pages.pdf';

async function read(extractor: TextExtractor, bytes: Buffer): Promise<Reading> {
  const started = performance.now();
  const done = (text: string, refusal?: string): Reading => ({
    text,
    refusal,
    milliseconds: performance.now() - started,
  });
  const kind = await fileKindOf(bytes);
  if (!kind) return done('', 'INVALID_FILE_TYPE');
  try {
    const { text } = await extractor.extract(kind, bytes, AbortSignal.timeout(PATIENCE_MS));
    return done(text);
  } catch (error) {
    if (error instanceof DomainError) return done('', error.code);
    throw error;
  }
}

/** How many of the expected Spanish words were read, each as often as it is expected. */
function recallOf({ expected }: EvalDocument, text: string) {
  const spanish = [
    ...[...expected.vocabulary, ...expected.sentences].map((pair) => pair.spanish),
    ...expected.corrections.flatMap(({ wrong, right }) => [wrong, right]),
  ].flatMap(wordsOf);
  const left = new Map<string, number>();
  for (const word of wordsOf(text)) left.set(word, (left.get(word) ?? 0) + 1);
  const missed = spanish.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count <= 0;
  });
  return { found: spanish.length - missed.length, expected: spanish.length, missed };
}

async function hostileFigures(
  extractor: TextExtractor,
  { bombs, heavy }: Hostile,
): Promise<Figure[]> {
  const figures: Figure[] = [];
  const large = await read(extractor, manyPages(MANY_PAGES));
  figures.push(
    atMost(`${MANY_PAGES}-page PDF, ms`, Math.round(large.milliseconds), limits.manyPages),
  );
  for (const [name, { bytes, expected }] of Object.entries(heavy)) {
    const { text, refusal, milliseconds } = await read(extractor, bytes);
    figures.push({
      name: `${expected}: ${name}`,
      value: `${refusal ?? `${text.length} characters`}, ${Math.round(milliseconds)} ms`,
      target: `at most ${limits.heavy} ms`,
      passed: (refusal === undefined) === (expected === 'read') && milliseconds < limits.heavy,
    });
  }
  for (const [name, bytes] of Object.entries(bombs)) {
    const { refusal, milliseconds } = await read(extractor, bytes);
    figures.push({
      name: `bomb refused: ${name}`,
      value: `${refusal ?? 'not refused'}, ${Math.round(milliseconds)} ms`,
      target: `at most ${limits.bomb} ms`,
      passed: refusal !== undefined && milliseconds < limits.bomb,
    });
  }
  return figures;
}

/** What may not happen however badly a page was read. */
function defectsOf(evaluations: Evaluation[]): Figure[] {
  const never = /^(?:tasks that do not|wrong forms|answers that|duplicate|distractors)/;
  return figuresOf(evaluations)
    .filter(({ name }) => never.test(name))
    .map((figure) => ({ ...figure, name: `handwriting: ${figure.name}` }));
}

function lineOf({ name, group, reading, found, expected }: FileResult): string {
  const share = `${found}/${expected} words`.padEnd(15);
  const time = `${Math.round(reading.milliseconds)} ms`.padEnd(9);
  return `${name.padEnd(26)}${group.padEnd(13)}${share}${time}${reading.refusal ?? ''}`.trimEnd();
}

function missedOf({ name, missed }: FileResult): string[] {
  return missed.length > 0 ? [`${name}\n  not read: ${missed.join(' ')}`] : [];
}
