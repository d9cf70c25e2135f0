import { createHistogram, type RecordableHistogram } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';

/** Microseconds. */
export type Latencies = RecordableHistogram;

/** Makes `amount` calls, `concurrency` of them at any time. Throws what a call throws. */
export async function drive(
  { amount, concurrency }: { amount: number; concurrency: number },
  call: (number: number) => Promise<unknown>,
): Promise<Latencies> {
  const latencies = createHistogram();
  let next = 0;
  const caller = async (): Promise<void> => {
    while (next < amount) {
      const number = next;
      next += 1;
      const started = performance.now();
      await call(number);
      record(latencies, started);
    }
  };
  await Promise.all(Array.from({ length: Math.min(concurrency, amount) }, caller));
  return latencies;
}

/**
 * Begins `perSecond` calls a second, whether earlier ones have ended or not. A call that begins
 * late because this process was busy counts from when it was due.
 */
export async function driveAtRate(
  { perSecond, seconds }: { perSecond: number; seconds: number },
  call: (number: number) => Promise<unknown>,
): Promise<Latencies> {
  const latencies = createHistogram();
  const calls: Promise<void>[] = [];
  const started = performance.now();
  const amount = Math.round(perSecond * seconds);
  while (calls.length < amount) {
    const due = started + (calls.length * 1000) / perSecond;
    const early = due - performance.now();
    if (early > 0) {
      await wait(early);
      continue;
    }
    calls.push(call(calls.length).then(() => record(latencies, due)));
  }
  await Promise.all(calls);
  return latencies;
}

function record(latencies: Latencies, started: number): void {
  latencies.record(Math.max(1, Math.round((performance.now() - started) * 1000)));
}

/** Milliseconds. */
export function percentileMs(latencies: Latencies, percent: number): number {
  return latencies.percentile(percent) / 1000;
}
