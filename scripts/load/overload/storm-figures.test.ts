import { expect, it } from 'vitest';
import type { Accepted, StormResult } from './storm.ts';
import {
  acceptedPerSecond,
  keptUp,
  latencyOf,
  mixLatencyOf,
  normalAgainAfter,
  sharesOf,
  since,
} from './storm-figures.ts';

const storm = (accepted: Accepted[], shedMs: number[] = []): StormResult => ({
  seconds: 4,
  begun: accepted.length + shedMs.length,
  accepted,
  shed: shedMs.map((dueMs) => ({ dueMs, tookMs: 1 })),
  wrong: [],
  completions: new Map(),
});
const read = (dueMs: number, tookMs: number): Accepted => ({ kind: 'read', dueMs, tookMs });

it('counts what was answered within a time', () => {
  const result = storm([read(0, 10), read(3_990, 5), read(3_990, 500)]);
  expect(acceptedPerSecond(result, 0, 4)).toBe(0.5);
  expect(acceptedPerSecond(result, 2, 4)).toBe(0.5);
});

it('tells how much of what came was answered, kind by kind', () => {
  const upload: Accepted = { kind: 'upload', dueMs: 2_500, tookMs: 5_000 };
  const result = storm([read(1_900, 200), read(2_500, 10), read(3_500, 10), upload]);
  expect(keptUp(result, 'read', { from: 2, to: 4 })).toBe(1.5);
  expect(keptUp(result, 'upload', { from: 2, to: 4 })).toBe(0);
});

it('tells the percentiles of a kind, or of all but uploads', () => {
  const reads = Array.from({ length: 100 }, (_, index) => read(index, index + 1));
  const upload: Accepted = { kind: 'upload', dueMs: 0, tookMs: 5_000 };
  const result = storm([upload, ...reads.toReversed()]);
  expect(latencyOf(result, 50)).toBe(51);
  expect(latencyOf(result, 99, 'read')).toBe(100);
  expect(latencyOf(result, 99, 'upload')).toBe(5_000);
  expect(latencyOf(result, 99, 'write')).toBeNaN();
});

it('weighs the kinds as they come, not as they were accepted', () => {
  const upload = (tookMs: number): Accepted => ({ kind: 'upload', dueMs: 0, tookMs });
  const normal = storm([read(0, 1), read(0, 1), read(0, 1), upload(100)]);
  const shares = sharesOf(normal);
  expect(shares).toEqual(
    new Map([
      ['read', 0.75],
      ['upload', 0.25],
    ]),
  );
  const reads = Array.from({ length: 1_000 }, () => read(0, 2));
  const over = storm([...reads, upload(400)]);
  expect(mixLatencyOf(normal, 99, shares)).toBe(100);
  expect(mixLatencyOf(over, 99, shares)).toBe(400);
  expect(mixLatencyOf(over, 50, shares)).toBe(2);
});

it('leaves out what was due before', () => {
  const { accepted, shed } = since(storm([read(999, 1), read(1_000, 1)], [500, 1_500]), 1_000);
  expect(accepted.map(({ dueMs }) => dueMs)).toEqual([1_000]);
  expect(shed.map(({ dueMs }) => dueMs)).toEqual([1_500]);
});

it('finds the first second that is as calm and as fast as before', () => {
  const reads = [read(100, 300), read(1_100, 20), read(2_100, 20), read(3_100, 20)];
  expect(normalAgainAfter(storm(reads), 50)).toBe(1_000);
  expect(normalAgainAfter(storm(reads, [1_500]), 50)).toBe(2_000);
  expect(normalAgainAfter(storm(reads), 10)).toBe(Number.POSITIVE_INFINITY);
});
