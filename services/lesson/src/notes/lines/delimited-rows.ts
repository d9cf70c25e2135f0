import { spanishEvidence } from '../../spanish/detect-language.ts';
import type { SpokenLine } from './chat-log.ts';

/** Fewer rows may have as many commas or semicolons by chance. */
const FEWEST_ROWS = 3;
const MOST_CELLS = 5;
const MOST_CELL_WORDS = 12;
/** Evidence for each language that its column has to have on average. */
const PLAIN = 0.4;

/**
 * Rows of a spreadsheet or a flashcard set saved as text ('el sol;sun', '"subir","to go up"'), as
 * cells with tabs between. Every other line stays as it is.
 */
export function readDelimitedRows(lines: SpokenLine[]): SpokenLine[] {
  return [';', ','].reduce(readRows, lines);
}

function readRows(lines: SpokenLine[], delimiter: string): SpokenLine[] {
  const read: SpokenLine[] = [];
  let rows: { line: SpokenLine; cells: string[] }[] = [];
  const finish = () => {
    const isTable = rows.length >= FEWEST_ROWS && faceEachOther(rows.map(({ cells }) => cells));
    read.push(
      ...rows.map(({ line, cells }) => (isTable ? { ...line, text: cells.join('\t') } : line)),
    );
    rows = [];
  };
  for (const line of lines) {
    const cells = cellsOf(line.text, delimiter);
    if (cells === undefined || (rows.length > 0 && rows[0]!.cells.length !== cells.length))
      finish();
    if (cells) rows.push({ line, cells });
    else read.push(line);
  }
  finish();
  return read;
}

function cellsOf(text: string, delimiter: string): string[] | undefined {
  // Another separator parts the languages; a comma with a space after it stands in a sentence.
  if (/[=→\t|:]|->|\s[-–—]\s/.test(text) || (delimiter === ',' && /, \S/.test(unquoted(text)))) {
    return undefined;
  }
  const cell = new RegExp(
    `(?:^|${delimiter})(?:\\s*"((?:[^"]|"")*)"\\s*|([^"${delimiter}]*))(?=${delimiter}|$)`,
    'g',
  );
  const matches = [...text.matchAll(cell)];
  if (matches.map(([whole]) => whole).join('') !== text) return undefined;
  const cells = matches.map(([, quoted, plain = '']) =>
    (quoted?.replaceAll('""', '"') ?? plain).trim(),
  );
  const fits = cells.length > 1 && cells.length <= MOST_CELLS && cells[0] !== '';
  return fits && cells.every((one) => one.split(' ').length <= MOST_CELL_WORDS) ? cells : undefined;
}

function unquoted(text: string): string {
  return text.replace(/"[^"]*"/g, '""');
}

/** 'rojo, azul, verde' three times over is no table: one column is English, one Spanish. */
function faceEachOther(rows: string[][]): boolean {
  const evidence = rows[0]!.map(
    (_, column) =>
      rows.reduce((sum, cells) => sum + spanishEvidence(cells[column]!), 0) / rows.length,
  );
  return Math.max(...evidence) >= PLAIN && Math.min(...evidence) <= -PLAIN;
}
