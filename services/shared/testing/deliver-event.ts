import type { EventDefinition } from '@repaso/proto/events/catalog';
import { vi } from 'vitest';
import { newId } from '../src/clock.ts';
import type { Broker } from '../src/events/broker.ts';
import { testClock } from './engines.ts';

/**
 * Publishes one event `times` over and waits until `consumer`, a running service, is done with
 * every delivery: has handled it, or put it aside.
 */
export async function deliverEvent<T>(
  broker: Broker,
  definition: EventDefinition<T>,
  payload: T,
  { consumer, times = 1 }: { consumer: string; times?: number },
): Promise<void> {
  const eventId = newId(testClock);
  for (let time = 0; time < times; time += 1) {
    await broker.jetstream.publish(
      broker.subjectOf(definition),
      definition.codec.encode(payload).finish(),
      // Another message id of the same event gets past the broker's own window for duplicates.
      { msgID: time === 0 ? eventId : `${eventId}:again-${time}` },
    );
  }
  await vi.waitFor(
    async () => {
      const { num_pending, num_ack_pending } = await broker.manager.consumers.info(
        broker.streams.events,
        `${consumer}-${definition.name}`,
      );
      if (num_pending + num_ack_pending > 0) throw new Error(`${consumer} is not done yet`);
    },
    { timeout: 10_000, interval: 20 },
  );
}
