import { type Attributes, type Histogram, metrics } from '@opentelemetry/api';

/**
 * Where the product's own instruments come from. They do nothing where register.ts was not
 * preloaded. Attributes are few and known: templates, names and outcomes, never an id.
 */
export const meter = metrics.getMeter('repaso');

/** Bucket boundaries in seconds: from what a cache answers in to what a lesson may take. */
const BOUNDARIES_S = [
  0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300, 900,
];

/** A histogram of durations in seconds. */
export function createDuration(name: string, description: string): Histogram {
  return meter.createHistogram(name, {
    unit: 's',
    description,
    advice: { explicitBucketBoundaries: BOUNDARIES_S },
  });
}

/** Records the time since `startedMs`, a reading of performance.now(). */
export function recordSince(duration: Histogram, startedMs: number, attributes: Attributes): void {
  duration.record((performance.now() - startedMs) / 1000, attributes);
}
