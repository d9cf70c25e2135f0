/**
 * What Lighthouse says of the landing page and the dashboard on a phone: `make lighthouse`. Ends
 * with 1 when a score is below what it has to reach. The phone is simulated, yet its speed is
 * calculated from what happens here: on a busy machine the performance is worth nothing.
 */
import { loadavg } from 'node:os';
import { createLearner } from '../test/learner.ts';
import { expectStatus, newWord, notes } from '../test/learner-past.ts';
import { startStack } from '../test/run-stack.ts';
import { measurePage } from './measure-page.ts';
import { type Category, LAYOUT_SHIFT_MAX, SCORES_NEEDED } from './page-targets.ts';

const categories = Object.keys(SCORES_NEEDED) as Category[];
let missed = 0;

const stack = await startStack();
try {
  const learner = await createLearner(stack);
  await expectStatus(201, learner.upload(notes(newWord)));
  process.stdout.write(`load average ${loadavg()[0]!.toFixed(1)}\n`);
  for (const [page, path, cookie] of [
    ['Landing page', '/', undefined],
    ['Dashboard', '/home', learner.cookie],
  ] as const) {
    const { scores, layoutShift, losses } = await measurePage(stack.url + path, categories, cookie);
    process.stdout.write(`\n${page}\n`);
    for (const category of categories) {
      report(category, scores[category] ?? 0, (scores[category] ?? 0) >= SCORES_NEEDED[category]);
    }
    report('layout shift', layoutShift, layoutShift <= LAYOUT_SHIFT_MAX);
    for (const loss of losses) process.stdout.write(`    ${loss}\n`);
  }
} finally {
  await stack.stop();
}
process.exitCode = missed === 0 ? 0 : 1;

function report(name: string, value: number, passed: boolean): void {
  if (!passed) missed += 1;
  const figure = Number.isInteger(value) ? value : value.toFixed(3);
  process.stdout.write(`  ${passed ? '✓' : '✗'} ${name.padEnd(16)}${figure}\n`);
}
