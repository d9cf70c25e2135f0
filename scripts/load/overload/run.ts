/**
 * `make overload`: how much the product carries here, and what becomes of five times as much. Ends
 * with 1 when accepted requests suffer from those that are too many, when one is turned away without
 * being told when to come back, or when a completion that was acknowledged is not there once.
 */
import { loadavg } from 'node:os';
import { readConfig } from '@repaso/shared/config';
import { z } from 'zod';
import { startStack } from '../../test/run-stack.ts';
import { type Kind, kinds } from '../learner-day.ts';
import { missingCompletions } from './missing-completions.ts';
import { raiseStorm, type Storm, type StormResult } from './storm.ts';
import {
  acceptedPerSecond,
  keptUp,
  latencyOf,
  mixLatencyOf,
  normalAgainAfter,
  sharesOf,
  shedShare,
  since,
} from './storm-figures.ts';
import { gatherStormLearners } from './storm-learners.ts';

/** Seconds of load at the normal rate; twice as long at the one that is too much. */
const { SECONDS } = readConfig({ SECONDS: z.coerce.number().positive().default(30) }, process.env);

const LEARNERS = 16;
/** Requests a second, more and more until the answers to one kind fall behind this share of it. */
const FIRST_RATE = 80;
const RATE_GROWTH = 1.25;
const KEEPS_UP = 0.9;
/** Of each rate, the second half counts: at first nobody waits for an upload yet. */
const RAMP_SECONDS = 15;
/** What is carried turns away no more than this. */
const MOST_SHED = 0.01;
/** Normal is this share of the most that the product carries. */
const NORMAL_SHARE = 0.75;
const OVERLOAD = 5;
/** What has to hold at five times the peak. */
const LEAST_SHARE_OF_PEAK = 0.8;
const MOST_TIMES_SLOWER = 2;
const RECOVERY_LIMIT_MS = 5_000;
/** A burst of uploads may wait this long until it counts as overload (the BFF's admission.ts). */
const PATIENCE_MS = 20_000;

let failed = false;
const stack = await startStack();
try {
  const learners = await gatherStormLearners(stack, LEARNERS);
  const acknowledged = new Map<string, number>();
  const raise = async (seconds: number, load: Storm['load']): Promise<StormResult> => {
    const result = await raiseStorm({ url: stack.url, learners, seconds, load });
    for (const [id, count] of result.completions) {
      acknowledged.set(id, (acknowledged.get(id) ?? 0) + count);
    }
    for (const sentence of result.wrong) say(`✗ ${sentence}`);
    failed ||= result.wrong.length > 0;
    return result;
  };

  await raise(RAMP_SECONDS, { concurrency: 8 });
  say(`load average ${loadavg()[0]?.toFixed(1)} before`);

  let peak = 0;
  for (let rate = FIRST_RATE; ; rate *= RATE_GROWTH) {
    const result = await raise(RAMP_SECONDS, { perSecond: rate });
    const perSecond = acceptedPerSecond(result, RAMP_SECONDS / 2, RAMP_SECONDS);
    say(`${rate.toFixed(0)} a second: ${perSecond.toFixed(0)} accepted, ${tell(result)}`);
    const counted = { from: RAMP_SECONDS / 2, to: RAMP_SECONDS };
    const kept = Math.min(...kinds.map((kind) => keptUp(result, kind, counted)));
    if (kept < KEEPS_UP || shedShare(result) > MOST_SHED) break;
    peak = perSecond;
  }
  const normalRate = NORMAL_SHARE * peak;
  const normal = await raise(SECONDS, { perSecond: normalRate });
  say(`normal, ${normalRate.toFixed(0)} a second: ${tell(normal)}`);
  const over = await raise(2 * SECONDS, { perSecond: OVERLOAD * peak });
  say(`${OVERLOAD} times the peak, ${(OVERLOAD * peak).toFixed(0)} a second: ${tell(over)}`);
  const after = await raise(SECONDS / 2, { perSecond: normalRate });
  say(`normal again: ${tell(after)}`);

  check(shedShare(normal) <= MOST_SHED, `${percent(shedShare(normal))} turned away at normal load`);
  const share = acceptedPerSecond(over, 0, 2 * SECONDS) / peak;
  check(
    share >= LEAST_SHARE_OF_PEAK,
    `${percent(share)} of the peak of ${peak.toFixed(0)} a second accepted`,
  );
  const settled = since(over, PATIENCE_MS);
  const shares = sharesOf(normal);
  const times = [mixLatencyOf(normal, 99, shares), mixLatencyOf(settled, 99, shares)] as const;
  check(times[1] <= MOST_TIMES_SLOWER * times[0], `p99 of all: ${compare(...times)}`);
  for (const kind of kinds) {
    const slower = compare(latencyOf(normal, 99, kind), latencyOf(settled, 99, kind));
    const ofPeak = acceptedOf(over, kind) / (acceptedOf(normal, kind) / NORMAL_SHARE);
    say(`  of ${kind}: ${slower}; ${percent(ofPeak)} of the peak accepted`);
  }
  const recovery = normalAgainAfter(after, MOST_TIMES_SLOWER * latencyOf(normal, 99));
  check(recovery <= RECOVERY_LIMIT_MS, `normal again after ${(recovery / 1000).toFixed(1)} s`);
  const missing = await missingCompletions(stack.url, learners, acknowledged);
  const total = [...acknowledged.values()].reduce((sum, count) => sum + count, 0);
  check(missing.length === 0, `${total} acknowledged completions, each of them there once`);
  for (const sentence of missing) say(`  ${sentence}`);
} finally {
  await stack.stop();
}
process.exit(failed ? 1 : 0);

/** Requests of a kind a second. */
function acceptedOf({ accepted, seconds }: StormResult, wanted: Kind): number {
  return accepted.filter(({ kind }) => kind === wanted).length / seconds;
}

function tell(result: StormResult): string {
  const times = kinds.map((kind) => {
    const [p50, p99] = [50, 99].map((share) => latencyOf(result, share, kind).toFixed(0));
    return `${kind} ${p50}/${p99}`;
  });
  return `${percent(shedShare(result))} turned away, p50/p99 ms: ${times.join(', ')}`;
}

function compare(before: number, under: number): string {
  const ratio = (under / before).toFixed(2);
  return `${under.toFixed(0)} ms, ${ratio} times the normal ${before.toFixed(0)} ms`;
}

function check(holds: boolean, sentence: string): void {
  failed ||= !holds;
  say(`${holds ? '✓' : '✗'} ${sentence}`);
}

function percent(share: number): string {
  return `${(share * 100).toFixed(0)} %`;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
