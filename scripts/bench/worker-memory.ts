/**
 * The memory of the lesson worker, with all that it starts, while learners upload the largest and
 * the most hostile files that there are, two at a time, through the whole product on a throwaway
 * data directory. Part of `make eval`; fails above 700 MB.
 */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bombs, heavyUploads } from '../../services/lesson/eval/hostile-files.ts';
import { watchMemory } from '../../services/lesson/eval/process-memory.ts';
import { PROJECT_ROOT } from '../stack/config.ts';
import { createLearner } from '../test/learner.ts';
import { startStack } from '../test/run-stack.ts';

const LIMIT_MEGABYTES = 700;
/** As many as the worker takes on at once. */
const AT_A_TIME = 2;

const folder = join(PROJECT_ROOT, 'services/lesson/eval/files');
const heavy = await heavyUploads();
const uploads: [name: string, bytes: Buffer][] = [
  ...Object.entries(heavy).map(([name, { bytes }]): [string, Buffer] => [name, bytes]),
  ...readdirSync(folder).map((name): [string, Buffer] => [name, readFileSync(join(folder, name))]),
  ...Object.entries(await bombs()),
];

const stack = await startStack();
try {
  const learner = await createLearner(stack);
  const worker = watchMemory(stack.pids['lesson-worker']!);
  print(`\nlesson worker, nothing to do: ${worker.megabytes().join(' + ')} MB\n`);
  print('peak MB  seconds  answer');
  let peak = 0;
  const left = uploads.values();
  const uploadNext = async () => {
    for (const [name, bytes] of left) {
      const form = new FormData();
      form.set('file', new Blob([new Uint8Array(bytes)]), name);
      const started = performance.now();
      const { status, json } = await learner.call('POST', '/api/lessons', { body: form });
      const seconds = (performance.now() - started) / 1000;
      const megabytes = worker.takePeakMegabytes();
      peak = Math.max(peak, megabytes);
      const answer = `${status} ${(json as { code?: string }).code ?? ''}`.padEnd(22);
      print(`${String(megabytes).padStart(7)}${seconds.toFixed(1).padStart(9)}  ${answer}${name}`);
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, uploadNext));
  worker.stop();
  print(`\nafterwards: ${worker.megabytes().join(' + ')} MB`);
  print(`peak memory of the worker: ${peak} MB, wanted at most ${LIMIT_MEGABYTES}`);
  if (peak > LIMIT_MEGABYTES) process.exitCode = 1;
} finally {
  await stack.stop();
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
