import { describe, expect, it } from 'vitest';
import { type Kind, kinds, type RequestStep } from './learner-day.ts';
import { Measurements, missedThresholds, type Outcome } from './measurements.ts';
import { profiles } from './profiles.ts';

const thresholds = {
  ...profiles.smoke.thresholds,
  failed: 0.1,
  shed: 0.5,
  latency: Object.fromEntries(kinds.map((kind) => [kind, { p95: 100, p99: 200 }])) as Record<
    Kind,
    { p95: number; p99: number }
  >,
};

function step(kind: Kind): RequestStep {
  return {
    do: 'request',
    name: `a ${kind}`,
    kind,
    method: 'GET',
    path: '/',
    headers: {},
    body: null,
    status: 200,
  };
}

/** Of each kind so many requests with this outcome. */
function measuredOf(requests: [count: number, outcome: Outcome, milliseconds: number][]) {
  const measured = new Measurements();
  for (const kind of kinds) {
    for (const [count, outcome, milliseconds] of requests) {
      for (let made = 0; made < count; made += 1) measured.add(step(kind), outcome, milliseconds);
    }
  }
  return measured;
}

describe('the thresholds of a load', () => {
  it('hold where everything is quick', () => {
    expect(missedThresholds(measuredOf([[100, 'accepted', 50]]), thresholds)).toEqual([]);
  });

  it('are missed by a few slow requests, which the middle would not show', () => {
    const few = measuredOf([
      [98, 'accepted', 50],
      [2, 'accepted', 300],
    ]);
    expect(missedThresholds(few, thresholds)).toEqual(
      kinds.map((kind) => `p99 of ${kind} was 300 ms, not 200 ms`),
    );
  });

  it('tell what was turned away from what went wrong, and neither makes latencies better', () => {
    const overloaded = measuredOf([
      [40, 'accepted', 50],
      [60, 'shed', 1],
    ]);
    expect(missedThresholds(overloaded, thresholds)).toEqual([
      '60.00 % of the requests shed, not 50.00 %',
    ]);
    const broken = measuredOf([
      [80, 'accepted', 50],
      [20, 'failed', 1],
    ]);
    expect(missedThresholds(broken, thresholds)).toEqual([
      '20.00 % of the requests failed, not 10.00 %',
    ]);
  });

  it('are missed where nothing was accepted at all', () => {
    expect(missedThresholds(measuredOf([[1, 'shed', 1]]), thresholds)).toHaveLength(
      1 + kinds.length,
    );
  });
});
