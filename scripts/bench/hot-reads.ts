import type { Bench } from './bench.ts';
import { type Figures, measure, measureAtRate, type Percentiles, type Request } from './measure.ts';
import { figure, type Section } from './report.ts';
import { inTurn, median } from './rounds.ts';

const CONCURRENCY = 16;
const AMOUNT = 3_000;
const WARM_UP = 30_000;
const HALF_LOAD_SECONDS = 5;
/** The share of the whole from which on a process is named. */
const NOTEWORTHY = 0.02;

/** What the dashboard asks for whenever it is opened. */
export async function benchTasks(bench: Bench): Promise<Section> {
  const requestOf = readOf(bench, '/api/tasks');
  const { product, monolith, floor } = bench;
  const batch = (name: string): Request => ({ path: `/${name}/${AMOUNT}`, headers: {} });
  // One request that does AMOUNT of them, so its CPU time is that of AMOUNT.
  const floorOf = async (name: string): Promise<number> =>
    (await measure(floor, () => batch(name), { amount: 1, concurrency: 1 })).cpu / AMOUNT;
  const options = { amount: AMOUNT, concurrency: CONCURRENCY };

  await compare(bench, requestOf, { ...options, amount: WARM_UP }, 1);
  for (const name of ['redis', 'select']) await floorOf(name);
  const { http, redis, select, ...figures } = await inTurn(bench.rounds, {
    product: () => measure(product, requestOf, options),
    monolith: () => measure(monolith, requestOf, options),
    http: async () =>
      (await measure(floor, () => ({ path: '/', headers: {} }), options)).cpuOf.floor!,
    redis: () => floorOf('redis'),
    select: () => floorOf('select'),
  });
  const floors = [median(http), median(redis), median(select)];
  const floorSum = floors.reduce((sum, each) => sum + each, 0);
  const cpu = { product: cpuOf(figures.product), monolith: cpuOf(figures.monolith) };

  const half = Math.round(median(figures.product.map(({ perSecond }) => perSecond)) / 2);
  const rate = { perSecond: half, seconds: HALF_LOAD_SECONDS };
  const calm = await inTurn(bench.rounds, {
    product: () => measureAtRate(product, requestOf, rate),
    monolith: () => measureAtRate(monolith, requestOf, rate),
  });
  const p99 = { product: p99Of(calm.product), monolith: p99Of(calm.monolith) };
  return {
    title: '`GET /api/tasks`',
    note:
      `18 tasks of two lessons, two of them open; CPU in microseconds a request, ${CONCURRENCY} ` +
      `connections; latencies in milliseconds at ${half} requests a second, half of what the ` +
      'product does here. The floor is what node:http, one GET from Redis and one prepared ' +
      `SELECT take alone: ${floors.map(figure).join(' + ')} µs.`,
    columns: ['', 'CPU µs', 'requests a second', 'p50 ms', 'p95 ms', 'p99 ms', 'where'],
    rows: [
      rowOf('product', figures.product, calm.product),
      rowOf('monolith', figures.monolith, calm.monolith),
      ['floor', figure(floorSum), '', '', '', '', ''],
    ],
    targets: [
      {
        what: 'CPU against the monolith',
        value: cpu.product / cpu.monolith,
        limit: 1.35,
        unit: ' ×',
      },
      { what: 'CPU against the floor', value: cpu.product / floorSum, limit: 4.5, unit: ' ×' },
      {
        what: 'p99 against the monolith at half load',
        value: p99.product / p99.monolith,
        limit: 1.5,
        unit: ' ×',
      },
    ],
  };
}

export async function benchUser(bench: Bench): Promise<Section> {
  const requestOf = readOf(bench, '/api/auth/user');
  const options = { amount: AMOUNT, concurrency: CONCURRENCY };
  await compare(bench, requestOf, { ...options, amount: WARM_UP }, 1);
  const figures = await compare(bench, requestOf, options, bench.rounds);
  return {
    title: '`GET /api/auth/user`',
    note: `CPU in microseconds a request, ${CONCURRENCY} connections that are never idle.`,
    columns: ['', 'CPU µs', 'requests a second', 'p50 ms', 'p95 ms', 'p99 ms', 'where'],
    rows: [
      rowOf('product', figures.product, figures.product),
      rowOf('monolith', figures.monolith, figures.monolith),
      [
        'product / monolith',
        figure(cpuOf(figures.product) / cpuOf(figures.monolith)),
        '',
        '',
        '',
        '',
        '',
      ],
    ],
    targets: [],
  };
}

function compare(
  { product, monolith }: Bench,
  requestOf: (number: number) => Request,
  options: { amount: number; concurrency: number },
  rounds: number,
) {
  return inTurn(rounds, {
    product: () => measure(product, requestOf, options),
    monolith: () => measure(monolith, requestOf, options),
  });
}

function readOf({ learners }: Bench, path: string): (number: number) => Request {
  return (number) => ({ path, headers: { cookie: learners[number % learners.length]!.cookie } });
}

export function rowOf(name: string, figures: Figures[], latencies: Percentiles[]): string[] {
  return [
    name,
    figure(cpuOf(figures)),
    figure(median(figures.map(({ perSecond }) => perSecond))),
    ...(['p50', 'p95', 'p99'] as const).map((percentile) =>
      figure(median(latencies.map((each) => each[percentile]))),
    ),
    whereText(figures),
  ];
}

export function cpuOf(figures: Figures[]): number {
  return median(figures.map(({ cpu }) => cpu));
}

/** The processes that take the most. */
export function whereText(figures: Figures[]): string {
  const names = Object.keys(figures[0]?.cpuOf ?? {});
  const total = cpuOf(figures);
  return names
    .map((name) => ({ name, cpu: median(figures.map((each) => each.cpuOf[name] ?? 0)) }))
    .filter(({ cpu }) => cpu >= NOTEWORTHY * total)
    .sort((one, two) => two.cpu - one.cpu)
    .map(({ name, cpu }) => `${name} ${cpu.toFixed(0)}`)
    .join(', ');
}

function p99Of(latencies: Percentiles[]): number {
  return median(latencies.map(({ p99 }) => p99));
}
