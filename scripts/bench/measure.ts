import { setTimeout as wait } from 'node:timers/promises';
import { Pool } from 'undici';
import { cpuTimesMs } from './cpu-time.ts';
import { drive, driveAtRate, type Latencies, percentileMs } from './drive.ts';
import { median } from './rounds.ts';

/** What is measured: where it answers, and the processes that it takes. */
export interface Target {
  url: string;
  pids: Record<string, number>;
  /** Milliseconds of CPU a second that each takes with nothing to do, which no request is to blame for. */
  idle: Record<string, number>;
}

export interface Request {
  method?: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  body?: string;
}

export interface Figures {
  /** Microseconds of CPU a request, of all processes together and of each. */
  cpu: number;
  cpuOf: Record<string, number>;
  /** Requests a second. */
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p95: number;
  p99: number;
}

export type Percentiles = Pick<Figures, 'p50' | 'p95' | 'p99'>;

const IDLE_SECONDS = 9;
/** Of requests at a steady rate that are not measured: V8 forgets what has not run for a while. */
const WARM_UP_SECONDS = 2;

/** A target of these processes; nothing is to be asked of them until it is there. */
export async function createTarget(url: string, pids: Record<string, number>): Promise<Target> {
  const samples = [cpuTimesMs(pids)];
  while (samples.length <= IDLE_SECONDS) {
    await wait(1000);
    samples.push(cpuTimesMs(pids));
  }
  // What one of them still had to do, or does now and then, is not what it always takes.
  const idle = mapValues(pids, (name) =>
    median(samples.slice(1).map((sample, index) => sample[name]! - samples[index]![name]!)),
  );
  return { url, pids, idle };
}

/**
 * Requests of a few connections that are never idle. CPU counts until `settled` resolves, for what
 * goes on after the answer. Throws for an answer that is not a success.
 */
export async function measure(
  { url, pids, idle }: Target,
  requestOf: (number: number) => Request,
  options: { amount: number; concurrency: number; settled?: () => Promise<void> },
): Promise<Figures> {
  const client = connect(url, options.concurrency);
  try {
    const before = cpuTimesMs(pids);
    const started = performance.now();
    const elapsed = (): number => (performance.now() - started) / 1000;
    const latencies = await drive(options, (number) => client.send(requestOf(number)));
    const perSecond = options.amount / elapsed();
    await options.settled?.();
    const after = cpuTimesMs(pids);
    const seconds = elapsed();
    const cpuOf = mapValues(pids, (name) => {
      const busy = after[name]! - before[name]! - (idle[name] ?? 0) * seconds;
      return (busy * 1000) / options.amount;
    });
    const cpu = Object.values(cpuOf).reduce((sum, each) => sum + each, 0);
    return { cpu, cpuOf, perSecond, ...percentilesOf(latencies) };
  } finally {
    await client.close();
  }
}

/** At a steady rate, from when each request was due. */
export async function measureAtRate(
  { url }: Target,
  requestOf: (number: number) => Request,
  options: { perSecond: number; seconds: number },
): Promise<Percentiles> {
  const client = connect(url, 64);
  try {
    const send = (number: number) => client.send(requestOf(number));
    await driveAtRate({ ...options, seconds: WARM_UP_SECONDS }, send);
    return percentilesOf(await driveAtRate(options, send));
  } finally {
    await client.close();
  }
}

export function percentilesOf(latencies: Latencies): Percentiles {
  const [p50, p95, p99] = [50, 95, 99].map((percent) => percentileMs(latencies, percent));
  return { p50: p50!, p95: p95!, p99: p99! };
}

function connect(url: string, connections: number) {
  const pool = new Pool(url, { connections, headersTimeout: 150_000, bodyTimeout: 150_000 });
  return {
    async send({ method = 'GET', path, headers, body }: Request): Promise<void> {
      const answer = await pool.request({ method, path, headers, body: body ?? null });
      if (answer.statusCode >= 300) {
        const text = await answer.body.text();
        throw new Error(`${method} ${path} answered ${answer.statusCode}: ${text.slice(0, 200)}`);
      }
      await answer.body.arrayBuffer();
    },
    close: () => pool.close(),
  };
}

function mapValues(
  record: Record<string, unknown>,
  toNumber: (name: string) => number,
): Record<string, number> {
  return Object.fromEntries(Object.keys(record).map((name) => [name, toNumber(name)]));
}
