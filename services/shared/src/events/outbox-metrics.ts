import type { BatchObservableCallback } from '@opentelemetry/api';
import type { Database } from '../database.ts';
import { meter } from '../telemetry/meter.ts';

const depth = meter.createObservableGauge('repaso.outbox.depth', {
  unit: '{event}',
  description: 'Events that are recorded and not yet published.',
});
const oldestAge = meter.createObservableGauge('repaso.outbox.oldest.age', {
  unit: 's',
  description: 'How long the oldest of them has waited; 0 when there is none.',
});

/**
 * Tells what waits in a service's outbox, each time metrics are collected. Every process of the
 * service tells the same of the one outbox. Returns how to stop.
 */
export function observeOutbox({ pool }: Database): () => void {
  const observe: BatchObservableCallback = async (result) => {
    const { rows } = await pool.query<{ depth: number; age: number; database: string }>({
      name: 'outbox-depth',
      text: `SELECT count(*)::int AS depth, current_database() AS database,
               coalesce(extract(epoch FROM now() - min(created_at)), 0)::float8 AS age
             FROM outbox WHERE published_at IS NULL AND erased_at IS NULL`,
    });
    for (const row of rows) {
      const about = { 'db.namespace': row.database };
      result.observe(depth, row.depth, about);
      result.observe(oldestAge, row.age, about);
    }
  };
  meter.addBatchObservableCallback(observe, [depth, oldestAge]);
  return () => meter.removeBatchObservableCallback(observe, [depth, oldestAge]);
}
