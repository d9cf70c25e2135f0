import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Kind } from '../learner-day.ts';
import type { StormLearner } from './mixed-requests.ts';

export interface Storm {
  url: string;
  learners: StormLearner[];
  seconds: number;
  /** So many requests at any time, each after the one before; or so many begun a second, come what may. */
  load: { concurrency: number } | { perSecond: number };
}

/** A request that was accepted. */
export interface Accepted {
  kind: Kind;
  /** Milliseconds after the start of the storm at which it was due, and that it then took. */
  dueMs: number;
  tookMs: number;
}

export interface StormResult {
  /** From the first request to the last answer of those that were begun in time. */
  seconds: number;
  begun: number;
  accepted: Accepted[];
  /** Turned away with 429 or 503, and when to come back. */
  shed: { dueMs: number; tookMs: number }[];
  /** What was answered neither as it has to be nor so that the caller knows when to come back. */
  wrong: string[];
  /** Acknowledged completions by task. */
  completions: Map<string, number>;
}

/** Runs a storm of requests on a thread of its own. */
export async function raiseStorm(storm: Storm): Promise<StormResult> {
  const worker = new Worker(join(import.meta.dirname, 'storm-worker.ts'), { workerData: storm });
  try {
    const [result] = await once(worker, 'message');
    return result as StormResult;
  } finally {
    await worker.terminate();
  }
}
