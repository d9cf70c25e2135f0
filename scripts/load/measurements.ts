import { createHistogram, type RecordableHistogram } from 'node:perf_hooks';
import { type Kind, kinds, type RequestStep } from './learner-day.ts';
import type { Thresholds } from './profiles.ts';

export type Outcome = 'accepted' | 'shed' | 'failed';

interface Count extends Record<Outcome, number> {
  kind: Kind;
  /** Of what was accepted, in microseconds. */
  latency: RecordableHistogram;
}

/** What became of the requests, by name. */
export class Measurements {
  readonly byName = new Map<string, Count>();
  /** The first few ways in which requests failed. */
  readonly failures: string[] = [];
  days = 0;

  add({ name, kind }: RequestStep, outcome: Outcome, milliseconds: number): void {
    let count = this.byName.get(name);
    if (!count) {
      count = { kind, accepted: 0, shed: 0, failed: 0, latency: createHistogram() };
      this.byName.set(name, count);
    }
    count[outcome] += 1;
    if (outcome === 'accepted') count.latency.record(Math.max(1, Math.round(milliseconds * 1000)));
  }

  addFailure(sentence: string): void {
    if (this.failures.length < 10) this.failures.push(sentence);
  }

  total(outcome: Outcome): number {
    return [...this.byName.values()].reduce((sum, count) => sum + count[outcome], 0);
  }

  /** Of all requests of the kind, or of all that there are. */
  latencyOf(kind?: Kind): RecordableHistogram {
    const all = createHistogram();
    for (const count of this.byName.values()) {
      if (kind === undefined || count.kind === kind) all.add(count.latency);
    }
    return all;
  }
}

/** Milliseconds. */
export function percentile(histogram: RecordableHistogram, percent: number): number {
  return histogram.count === 0 ? Number.NaN : histogram.percentile(percent) / 1000;
}

/** What did not hold, each in a sentence. A kind of request that was never accepted holds nothing. */
export function missedThresholds(measured: Measurements, thresholds: Thresholds): string[] {
  const missed: string[] = [];
  const counts = ['accepted', 'shed', 'failed'] as const;
  const requests = counts.reduce((sum, outcome) => sum + measured.total(outcome), 0);
  for (const outcome of ['failed', 'shed'] as const) {
    const share = measured.total(outcome) / requests;
    if (share <= thresholds[outcome]) continue;
    missed.push(
      `${percentOf(share)} of the requests ${outcome}, not ${percentOf(thresholds[outcome])}`,
    );
  }
  for (const kind of kinds) {
    const latency = measured.latencyOf(kind);
    if (latency.count === 0) missed.push(`no ${kind} was accepted`);
    for (const [name, percent] of [
      ['p95', 95],
      ['p99', 99],
    ] as const) {
      const limit = thresholds.latency[kind][name];
      const value = percentile(latency, percent);
      if (value > limit)
        missed.push(`${name} of ${kind} was ${value.toFixed(0)} ms, not ${limit} ms`);
    }
  }
  return missed;
}

function percentOf(share: number): string {
  return `${(share * 100).toFixed(2)} %`;
}
