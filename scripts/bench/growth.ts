import { setTimeout as wait } from 'node:timers/promises';
import type { Bench } from './bench.ts';
import { cpuTimeMs } from './cpu-time.ts';
import { cpuOf, whereText } from './hot-reads.ts';
import { type Figures, measure, type Request, type Target } from './measure.ts';
import { addLearners, addTasks, type BenchLearner, writeOut } from './populate.ts';
import { figure, type Section } from './report.ts';
import { inTurn, median } from './rounds.ts';

const TASKS = [10, 100, 1_000, 10_000];
const LEARNERS = [100, 1_000, 10_000, 100_000];
/** Numbers that no other part of the bench gives to learners. */
const FIRST_WITH_MANY_TASKS = 1_000_000;
const FIRST_OF_MANY = 2_000_000;
/** Whose tasks are read, among all others. */
const READERS = 64;
/** So many tasks are read in a round, whatever the size of the list; at least a few lists. */
const TASKS_A_ROUND = 20_000;
const LEAST_REQUESTS = 5;
const READS = 1_000;
/** Enough that a moment's housekeeping in Postgres does not show. */
const READS_AMONG_MANY = 4_000;
/** Milliseconds of CPU a second below which Postgres only waits; longest wait for that, in seconds. */
const QUIET_MS = 20;
const QUIET_WITHIN = 180;

/** `GET /api/tasks` of learners with ever more tasks. */
export async function benchManyTasks(bench: Bench): Promise<Section> {
  const [model] = bench.learners;
  const rows: string[][] = [];
  let number = FIRST_WITH_MANY_TASKS;
  for (const tasks of TASKS) {
    const [learner] = await addLearners(bench.stack, { from: number, count: 1 });
    number += 1;
    await addTasks(bench.stack, [learner!], { each: tasks, model: model!, withContent: true });
    const requestOf = (): Request => readOf(learner!);
    const amount = Math.max(LEAST_REQUESTS, Math.min(READS, TASKS_A_ROUND / tasks));
    const figures = await compare(bench, requestOf, amount);
    const bytes = await sizeOf(bench.product, learner!);
    rows.push([
      String(tasks),
      (bytes / 1024).toFixed(0),
      ...[figures.product, figures.monolith].flatMap((arm) => [
        figure(cpuOf(arm) / 1000),
        figure(cpuOf(arm) / tasks),
        figure(median(arm.map(({ p50 }) => p50))),
      ]),
    ]);
  }
  return {
    title: 'With the tasks of a learner',
    note: '`GET /api/tasks` of one learner; the list has no pages, so it grows with them.',
    columns: [
      'tasks',
      'KB',
      'product CPU ms',
      'µs a task',
      'p50 ms',
      'monolith CPU ms',
      'µs a task',
      'p50 ms',
    ],
    rows,
    targets: [],
  };
}

/** `GET /api/tasks` of the same learners, while the tables fill with others. */
export async function benchManyLearners(bench: Bench): Promise<Section> {
  const { stack } = bench;
  const [model] = bench.learners;
  const learners = await addLearners(stack, { from: FIRST_OF_MANY, count: READERS });
  await addTasks(stack, learners, { each: 20, model: model!, withContent: true });
  const requestOf = (number: number): Request => readOf(learners[number % learners.length]!);
  const results: { total: number; product: Figures[]; monolith: Figures[] }[] = [];
  let total = learners.length;
  await compare({ ...bench, rounds: 1 }, requestOf, READS_AMONG_MANY);
  for (const wanted of LEARNERS) {
    const from = FIRST_OF_MANY + total;
    const others = await addLearners(stack, { from, count: wanted - total });
    await addTasks(stack, others, { each: 10, model: model!, withContent: false });
    total = wanted;
    await writeOut(stack);
    await quiet(stack.pids.postgres!);
    results.push({ total, ...(await compare(bench, requestOf, READS_AMONG_MANY)) });
  }
  const [first, last] = [results[0]!, results.at(-1)!];
  return {
    title: 'With the number of learners',
    note:
      `\`GET /api/tasks\` of ${learners.length} learners, among ever more others with ten tasks ` +
      'each. CPU in microseconds a request.',
    columns: ['learners', 'product CPU µs', 'where', 'monolith CPU µs', 'where'],
    rows: results.map(({ total, product, monolith }) => [
      total.toLocaleString('en'),
      ...[product, monolith].flatMap((arm) => [figure(cpuOf(arm)), whereText(arm)]),
    ]),
    targets: [
      {
        what: `CPU with ${last.total.toLocaleString('en')} learners against ${first.total}`,
        value: cpuOf(last.product) / cpuOf(first.product),
        limit: 1.2,
        unit: ' ×',
      },
    ],
  };
}

/** Until Postgres is done with what follows the filling of tables. */
async function quiet(postgres: number): Promise<void> {
  for (let second = 0; second < QUIET_WITHIN; second += 1) {
    const before = cpuTimeMs(postgres);
    await wait(1000);
    if (cpuTimeMs(postgres) - before < QUIET_MS) return;
  }
  throw new Error(`Postgres was still busy ${QUIET_WITHIN} s after the tables were filled`);
}

function compare(
  { product, monolith, rounds }: Bench,
  requestOf: (n: number) => Request,
  amount: number,
) {
  const options = { amount, concurrency: Math.min(16, amount) };
  return inTurn(rounds, {
    product: () => measure(product, requestOf, options),
    monolith: () => measure(monolith, requestOf, options),
  });
}

function readOf({ cookie }: BenchLearner): Request {
  return { path: '/api/tasks', headers: { cookie } };
}

async function sizeOf({ url }: Target, { cookie }: BenchLearner): Promise<number> {
  const response = await fetch(`${url}/api/tasks`, { headers: { cookie } });
  return (await response.arrayBuffer()).byteLength;
}
