import { randomInt } from 'node:crypto';
import type { Task } from '@repaso/proto/http/tasks';
import { TYPED_NOTES } from '../load/learners.ts';
import { createVisitor } from '../test/learner.ts';
import { expectStatus } from '../test/learner-past.ts';
import type { Bench } from './bench.ts';
import { cpuOf, rowOf, whereText } from './hot-reads.ts';
import { type Figures, measure, type Request, type Target } from './measure.ts';
import { figure, type Section } from './report.ts';
import { inTurn, median } from './rounds.ts';

const COMPLETIONS = 1_000;
const UPLOADS = 96;
const UPLOADS_AT_ONCE = [1, 4, 16, 64];
/** Milliseconds that an upload may take beside the making of the lesson. */
const UPLOAD_P95_LIMIT_MS = 150;

/** Until all that it causes elsewhere is done, too. */
export async function benchCompletions(bench: Bench): Promise<Section> {
  const { product, monolith, learners, settled } = bench;
  const open = await Promise.all(
    learners.map(async ({ cookie }) => {
      const call = createVisitor(product.url).call('GET', '/api/tasks', { headers: { cookie } });
      const tasks = (await expectStatus(200, call)) as Task[];
      return { cookie, id: tasks.find(({ status }) => status !== 'locked')!.id };
    }),
  );
  const requestOf = (number: number): Request => {
    const { cookie, id } = open[number % open.length]!;
    return {
      method: 'POST',
      path: `/api/tasks/${id}/complete`,
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ score: randomInt(101), answers: [] }),
    };
  };
  const options = { amount: COMPLETIONS, concurrency: 16 };
  const arms = {
    product: () => measure(product, requestOf, { ...options, settled }),
    monolith: () => measure(monolith, requestOf, options),
  };
  await inTurn(1, arms);
  const figures = await inTurn(bench.rounds, arms);
  return {
    title: '`POST /api/tasks/{id}/complete`',
    note:
      'CPU in microseconds until the lesson, the account and the learning data know of it, too: ' +
      'the services tell each other by events, the monolith writes everything before it answers.',
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

/** With a generator that answers at once. */
export async function benchUploads(bench: Bench): Promise<Section> {
  const { product, monolith, learners, settled } = bench;
  const requestOf = (number: number): Request => {
    const boundary = 'notes';
    return {
      method: 'POST',
      path: '/api/lessons',
      headers: {
        cookie: learners[number % learners.length]!.cookie,
        'content-type': `multipart/form-data; boundary=${boundary}`,
      },
      body: `--${boundary}\r\nContent-Disposition: form-data; name="content"\r\n\r\n${TYPED_NOTES}\r\n--${boundary}--\r\n`,
    };
  };
  const at = (target: Target, concurrency: number) => () =>
    measure(target, requestOf, {
      amount: UPLOADS,
      concurrency,
      ...(target === product && { settled }),
    });
  const results: { concurrency: number; product: Figures[]; monolith: Figures[] }[] = [];
  for (const concurrency of UPLOADS_AT_ONCE) {
    const arms = { product: at(product, concurrency), monolith: at(monolith, concurrency) };
    results.push({ concurrency, ...(await inTurn(bench.rounds, arms)) });
  }
  const p95 = (figures: Figures[]): number => median(figures.map((each) => each.p95));
  return {
    title: 'Uploads',
    note:
      'Typed notes, answered when the tasks can be read, with a generator that answers at once. ' +
      `CPU in milliseconds an upload; one after the other in microseconds: ${whereText(results[0]!.product)}.`,
    columns: [
      'at once',
      'product CPU ms',
      'a second',
      'p50 ms',
      'p95 ms',
      'monolith CPU ms',
      'a second',
      'p50 ms',
      'p95 ms',
    ],
    rows: results.map(({ concurrency, ...arms }) => [
      String(concurrency),
      ...[arms.product, arms.monolith].flatMap((figures) => [
        figure(cpuOf(figures) / 1000),
        figure(median(figures.map(({ perSecond }) => perSecond))),
        figure(median(figures.map(({ p50 }) => p50))),
        figure(p95(figures)),
      ]),
    ]),
    targets: [
      {
        what: 'p95 of one upload after the other',
        value: p95(results[0]!.product),
        limit: UPLOAD_P95_LIMIT_MS,
        unit: ' ms',
      },
    ],
  };
}
