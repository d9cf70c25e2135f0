import { parseArgs } from 'node:util';
import { typedDocuments } from './documents/typed.ts';
import { evaluate } from './evaluate.ts';
import {
  detailsOf,
  type Figure,
  figuresOf,
  printedFigures,
  tableOf,
  timeFigure,
} from './scorecard.ts';

/**
 * Measures the practice that comes out of notes: prints a table, what is wrong, and the figures,
 * and ends with 1 if one of them is missed. `--only text` leaves out the files.
 */
const { values } = parseArgs({ options: { only: { type: 'string' } } });

const figures: Figure[] = [];

await evaluate(typedDocuments[0]!); // The conjugations are read once in a process.
const typed = [];
for (const document of typedDocuments) typed.push(await evaluate(document));
report(`${typed.length} typed notes`, tableOf(typed), detailsOf(typed), [
  ...figuresOf(typed),
  timeFigure(typed),
]);

if (values.only !== 'text') {
  const { measureFiles } = await import('./measure-files.ts');
  const files = await measureFiles();
  report(`${files.count} files`, files.table, files.details, files.figures);
}

const missed = figures.filter(({ passed }) => !passed).length;
print(missed === 0 ? 'Every figure is reached.' : `${missed} figures are missed.`);
process.exitCode = missed === 0 ? 0 : 1;

function report(title: string, table: string, details: string, found: Figure[]): void {
  figures.push(...found);
  print(title, table, details, printedFigures(found));
}

function print(...parts: string[]): void {
  for (const part of parts) if (part) process.stdout.write(`\n${part}\n`);
}
