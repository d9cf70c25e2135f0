import { parser } from '@prometheus-io/lezer-promql';
import type { ReceivedPoint } from './otlp-receiver.ts';

/** What an expression reads: the names of metrics, and of the labels that it picks or groups by. */
export interface Reads {
  metrics: string[];
  labels: string[];
}

/** Throws for an expression that Prometheus would refuse. */
export function readsOf(expression: string): Reads {
  const reads: Reads = { metrics: [], labels: [] };
  parser.parse(expression).iterate({
    enter({ type, from, to, node }) {
      const text = expression.slice(from, to);
      if (type.isError) throw new Error(`not PromQL at ${from}: ${expression}`);
      if (type.name === 'Identifier' && node.parent?.name === 'VectorSelector') {
        reads.metrics.push(text);
      }
      if (type.name === 'LabelName') reads.labels.push(text);
    },
  });
  return reads;
}

const unitSuffixes: Record<string, string> = { s: 'seconds', By: 'bytes' };

/** The names under which Prometheus has a metric: UnderscoreEscapingWithSuffixes. */
export function prometheusNames({ name, unit, kind }: ReceivedPoint): string[] {
  const parts = [underscored(name)];
  // A unit in braces is a remark.
  const suffix = unitSuffixes[unit];
  if (suffix) parts.push(suffix);
  if (unit === '1' && kind === 'gauge') parts.push('ratio');
  if (kind === 'counter') parts.push('total');
  const base = parts.join('_');
  return kind === 'histogram' ? [`${base}_bucket`, `${base}_sum`, `${base}_count`] : [base];
}

/** The labels of its series. */
export function prometheusLabels({ attributes, kind }: ReceivedPoint): string[] {
  const own = Object.keys(attributes).map(underscored);
  return ['job', 'instance', ...own, ...(kind === 'histogram' ? ['le'] : [])];
}

function underscored(name: string): string {
  return name.replaceAll(/[^a-zA-Z0-9_]/g, '_');
}
