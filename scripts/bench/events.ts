import { createHistogram } from 'node:perf_hooks';
import { runMigrations } from '@repaso/shared/database';
import { eventMigrations } from '@repaso/shared/events/schema';
import type { RunningStack } from '../test/run-stack.ts';
import type { Bench } from './bench.ts';
import { type BenchProcess, startBenchProcess } from './bench-process.ts';
import { cpuTimesMs } from './cpu-time.ts';
import { type Percentiles, percentilesOf } from './measure.ts';
import { superuserUrl, withClient } from './populate.ts';
import { figure, type Section } from './report.ts';
import { median } from './rounds.ts';

const PER_SECOND = 100;
const SECONDS = 5;
const RELAYED = 20_000;

/** From a transaction of one service to the handler of another. */
export async function benchEvents({ stack, rounds }: Bench): Promise<Section> {
  const natsUrl = stack.state.natsUrl;
  const start = async (file: string, database: string): Promise<BenchProcess> =>
    startBenchProcess(file, {
      DATABASE_URL: await createDatabase(stack, database),
      NATS_URL: natsUrl,
    });
  const receiver = await start('event-receiver.ts', 'bench_receiver');
  const sender = await start('event-sender.ts', 'bench_sender');
  const deliveries: Percentiles[] = [];
  const relayed: number[] = [];
  const relayCpu: Record<string, number>[] = [];
  try {
    for (let round = -1; round < rounds; round += 1) {
      const delivery = await deliver(sender, receiver);
      if (round >= 0) deliveries.push(delivery);
    }
    await receiver.stop();
    const { postgres, nats } = stack.pids as Record<'postgres' | 'nats', number>;
    const pids = { relay: sender.pid, postgres, nats };
    for (let round = -1; round < rounds; round += 1) {
      const { seconds, cpu } = await relay(sender, pids);
      if (round < 0) continue;
      relayed.push(RELAYED / seconds);
      relayCpu.push(cpu);
    }
  } finally {
    await Promise.all([receiver.stop(), sender.stop()]);
  }
  const of = (percentile: keyof Percentiles): number =>
    median(deliveries.map((delivery) => delivery[percentile]));
  return {
    title: 'Events',
    note:
      `Delivery: from the commit of the transaction that wrote the event to its handler in another ` +
      `process, ${PER_SECOND} a second. Relay: ${RELAYED} events that wait in the outbox, ` +
      'published one after the other, each acknowledged by the broker.',
    columns: ['', 'p50 ms', 'p95 ms', 'p99 ms', 'events a second', 'CPU µs an event'],
    rows: [
      ['delivery', figure(of('p50')), figure(of('p95')), figure(of('p99')), String(PER_SECOND), ''],
      ['relay', '', '', '', figure(median(relayed)), cpuText(relayCpu)],
    ],
    targets: [
      { what: 'delivery p50', value: of('p50'), limit: 3, unit: ' ms' },
      { what: 'delivery p99', value: of('p99'), limit: 15, unit: ' ms' },
      { what: 'relay', value: median(relayed), limit: 10_000, atLeast: true, unit: ' a second' },
    ],
  };
}

async function deliver(sender: BenchProcess, receiver: BenchProcess): Promise<Percentiles> {
  const received = receiver.ask(PER_SECOND * SECONDS);
  const task = { do: 'send', perSecond: PER_SECOND, seconds: SECONDS };
  const committed = new Map((await sender.ask(task)) as [string, string][]);
  const latencies = createHistogram();
  for (const [eventId, at] of (await received) as [string, string][]) {
    const microseconds = Number((BigInt(at) - BigInt(committed.get(eventId)!)) / 1000n);
    // The relay may be faster than the process that was told of its own commit.
    latencies.record(Math.max(1, microseconds));
  }
  return percentilesOf(latencies);
}

/** How long the relay takes for what waits, and the microseconds of CPU an event. */
async function relay(
  sender: BenchProcess,
  pids: Record<string, number>,
): Promise<{ seconds: number; cpu: Record<string, number> }> {
  // Writing what waits is the sender's work, too, so it says when it begins to relay.
  await sender.ask({ do: 'fill', amount: RELAYED });
  const before = cpuTimesMs(pids);
  const seconds = (await sender.ask({ do: 'relay', amount: RELAYED })) as number;
  const after = cpuTimesMs(pids);
  const cpuOf = (name: string): number => ((after[name]! - before[name]!) * 1000) / RELAYED;
  return { seconds, cpu: Object.fromEntries(Object.keys(pids).map((name) => [name, cpuOf(name)])) };
}

function cpuText(rounds: Record<string, number>[]): string {
  const names = Object.keys(rounds[0] ?? {});
  return names
    .map((name) => `${name} ${median(rounds.map((round) => round[name]!)).toFixed(0)}`)
    .join(', ');
}

/** A database with nothing but the tables of events, on the stack's server. Its URL. */
async function createDatabase(stack: RunningStack, name: string): Promise<string> {
  const url = superuserUrl(stack);
  await withClient(url.href, (client) => client.query(`CREATE DATABASE ${name}`));
  url.pathname = `/${name}`;
  await runMigrations(url.href, eventMigrations);
  return url.href;
}
