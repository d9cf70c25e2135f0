import type { RecordableHistogram } from 'node:perf_hooks';
import { type Measurements, percentile } from './measurements.ts';

/** The measurements as a table, with the whole in its last line. */
export function loadReport(measured: Measurements, seconds: number): string {
  const line = (
    name: string,
    counts: { accepted: number; shed: number; failed: number },
    latency: RecordableHistogram,
  ): string => {
    const { accepted, shed, failed } = counts;
    const times = [50, 95, 99, 100].map((percent) => percentile(latency, percent).toFixed(1));
    const cells = [accepted, shed, failed, ...times].map((cell) => String(cell).padStart(9));
    return `${name.padEnd(18)}${cells.join('')}`;
  };
  const total = {
    accepted: measured.total('accepted'),
    shed: measured.total('shed'),
    failed: measured.total('failed'),
  };
  return [
    `${''.padEnd(18)}${['accepted', 'shed', 'failed', 'p50 ms', 'p95 ms', 'p99 ms', 'max ms']
      .map((name) => name.padStart(9))
      .join('')}`,
    ...[...measured.byName].map(([name, count]) => line(name, count, count.latency)),
    line('all', total, measured.latencyOf()),
    '',
    `${measured.days} days lived to their end in ${seconds.toFixed(0)} s: ` +
      `${((60 * measured.days) / seconds).toFixed(1)} days a minute, ` +
      `${(total.accepted / seconds).toFixed(1)} requests a second`,
  ].join('\n');
}
