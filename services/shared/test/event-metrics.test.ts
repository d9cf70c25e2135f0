import { metrics } from '@opentelemetry/api';
import { MeterProvider, MetricReader } from '@opentelemetry/sdk-metrics';
import { lessonDeleted } from '@repaso/proto/events/catalog';
import { expect, it, vi } from 'vitest';
import { newId } from '../src/clock.ts';
import { eventMigrations } from '../src/events/schema.ts';
import { connectTestBroker, connectTestDatabase, testClock, testLog } from '../testing/engines.ts';

/** Collects when asked. */
class AskedReader extends MetricReader {
  protected override async onShutdown(): Promise<void> {}
  protected override async onForceFlush(): Promise<void> {}
}

// Instruments belong to the provider that there is when they are first imported.
const reader = new AskedReader();
metrics.setGlobalMeterProvider(new MeterProvider({ readers: [reader] }));
const { subscribe, UnprocessableEventError } = await import('../src/events/consumer.ts');
const { createOutbox } = await import('../src/events/outbox.ts');
const { startRelay } = await import('../src/events/relay.ts');

/** What a metric says now; of a histogram, how many values it has, by outcome where it has one. */
async function read(name: string): Promise<unknown> {
  const { resourceMetrics, errors } = await reader.collect();
  expect(errors).toEqual([]);
  const found = resourceMetrics.scopeMetrics
    .flatMap((scope) => scope.metrics)
    .find(({ descriptor }) => descriptor.name === name);
  const values = (found?.dataPoints ?? []).map(({ value, attributes }) => {
    const told = typeof value === 'object' ? (value as { count: number }).count : value;
    return { outcome: attributes['repaso.outcome'], told };
  });
  return values.length === 1 ? values[0]?.told : values;
}

it('what waits, is tried again and is put aside can be seen', async () => {
  const broker = await connectTestBroker();
  const database = await connectTestDatabase(eventMigrations, []);
  const outbox = createOutbox(broker, testClock);
  const payload = { userId: newId(testClock), lessonId: newId(testClock) };
  await database.transaction((tx) =>
    outbox.append(tx, lessonDeleted, payload, { dataSubject: payload.userId }),
  );
  const relay = startRelay({ database, broker, outbox, log: testLog });
  await vi.waitFor(async () => expect(await read('repaso.outbox.depth')).toBe(0), 5_000);
  expect(await read('repaso.outbox.oldest.age')).toBe(0);

  const turn = Promise.withResolvers<void>();
  let deliveries = 0;
  const subscription = subscribe(
    lessonDeleted,
    async () => {
      deliveries += 1;
      if (deliveries === 1) throw new Error('not yet');
      await turn.promise;
      throw new UnprocessableEventError('never');
    },
    { broker, database, log: testLog, consumer: 'test', concurrency: 1, backoffMs: [10] },
  );
  await vi.waitFor(() => expect(deliveries).toBe(2), 10_000);
  expect(await read('repaso.events.pending')).toBe(0);
  expect(await read('repaso.events.unacknowledged')).toBe(1);
  expect(await read('repaso.events.redelivered')).toBe(1);
  expect(await read('repaso.events.oldest.age')).toBeGreaterThan(0);
  expect(await read('repaso.dead_letters')).toBe(0);
  expect(await read('repaso.events.wait.duration')).toBe(1);

  turn.resolve();
  await vi.waitFor(async () => expect(await read('repaso.dead_letters')).toBe(1), 10_000);
  await vi.waitFor(async () => expect(await read('repaso.events.oldest.age')).toBe(0), 10_000);
  expect(await read('messaging.process.duration')).toEqual([
    { outcome: 'retry', told: 1 },
    { outcome: 'put_aside', told: 1 },
  ]);

  await subscription.stop();
  await relay.stop();
}, 30_000);
