import type { Kind } from '../learner-day.ts';
import type { Accepted, StormResult } from './storm.ts';

/** Of what was answered between these seconds of the storm. */
export function acceptedPerSecond({ accepted }: StormResult, from: number, to: number): number {
  const isWithin = ({ dueMs, tookMs }: Accepted): boolean =>
    dueMs + tookMs >= from * 1000 && dueMs + tookMs <= to * 1000;
  return accepted.filter(isWithin).length / (to - from);
}

/** What was answered of a kind between these seconds, for each that came in that time. */
export function keptUp(
  { accepted }: StormResult,
  kind: Kind,
  { from, to }: { from: number; to: number },
): number {
  const isWithin = (ms: number): boolean => ms >= from * 1000 && ms <= to * 1000;
  const ofKind = accepted.filter((each) => each.kind === kind);
  const answered = ofKind.filter(({ dueMs, tookMs }) => isWithin(dueMs + tookMs));
  return answered.length / ofKind.filter(({ dueMs }) => isWithin(dueMs)).length;
}

export function shedShare({ shed, begun }: StormResult): number {
  return shed.length / begun;
}

/** A percentile of what accepted requests took, in milliseconds; of one kind, or of all that are not uploads. */
export function latencyOf({ accepted }: StormResult, percent: number, kind?: Kind): number {
  const times = accepted
    .filter((each) => (kind ? each.kind === kind : each.kind !== 'upload'))
    .map(({ tookMs }) => tookMs);
  times.sort((a, b) => a - b);
  return (
    times[Math.min(times.length - 1, Math.floor((times.length * percent) / 100))] ?? Number.NaN
  );
}

/** The share of each kind in what was accepted. */
export function sharesOf({ accepted }: StormResult): Map<Kind, number> {
  const shares = new Map<Kind, number>();
  for (const { kind } of accepted) {
    shares.set(kind, (shares.get(kind) ?? 0) + 1 / accepted.length);
  }
  return shares;
}

/**
 * A percentile of what a request took, in milliseconds, where the kinds come in these shares,
 * whatever their shares in what was accepted: what is turned away more often counts no less.
 */
export function mixLatencyOf(
  result: StormResult,
  percent: number,
  shares: Map<Kind, number>,
): number {
  const accepted = sharesOf(result);
  const weightOf = (kind: Kind): number => (shares.get(kind) ?? 0) / accepted.get(kind)!;
  const sorted = result.accepted.toSorted((a, b) => a.tookMs - b.tookMs);
  const total = sorted.reduce((sum, { kind }) => sum + weightOf(kind), 0);
  let below = 0;
  for (const { kind, tookMs } of sorted) {
    below += weightOf(kind);
    if (below * 100 > total * percent) return tookMs;
  }
  return Number.NaN;
}

/** What was due from then on, in milliseconds after the start. */
export function since(result: StormResult, startMs: number): StormResult {
  const isDue = ({ dueMs }: { dueMs: number }): boolean => dueMs >= startMs;
  return { ...result, accepted: result.accepted.filter(isDue), shed: result.shed.filter(isDue) };
}

/** Milliseconds after which a second passes with nothing turned away and p99 within the limit. */
export function normalAgainAfter({ accepted, shed }: StormResult, limitMs: number): number {
  const seconds = Math.floor(Math.max(0, ...accepted.map(({ dueMs }) => dueMs)) / 1000);
  for (let second = 0; second < seconds; second += 1) {
    const within = ({ dueMs }: { dueMs: number }): boolean => Math.floor(dueMs / 1000) === second;
    const isCalm = !shed.some(within);
    const result = { accepted: accepted.filter(within) } as StormResult;
    if (isCalm && latencyOf(result, 99) <= limitMs) return second * 1000;
  }
  return Number.POSITIVE_INFINITY;
}
