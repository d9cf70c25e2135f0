import type { ConsumerInfo, StoredMsg } from '@nats-io/jetstream';
import type { BatchObservableCallback } from '@opentelemetry/api';
import { meter } from '../telemetry/meter.ts';
import type { Broker } from './broker.ts';
import { findMessage } from './stored-message.ts';

const pending = meter.createObservableGauge('repaso.events.pending', {
  unit: '{event}',
  description: 'Events that no process of the consumer has been given yet.',
});
const unacknowledged = meter.createObservableGauge('repaso.events.unacknowledged', {
  unit: '{event}',
  description: 'Events that are being handled, or wait for another try.',
});
const redelivered = meter.createObservableGauge('repaso.events.redelivered', {
  unit: '{event}',
  description: 'Those of the unacknowledged events that were delivered more than once.',
});
const oldestAge = meter.createObservableGauge('repaso.events.oldest.age', {
  unit: 's',
  description: 'The age of the oldest event that is not handled; 0 when there is none.',
});
const deadLetters = meter.createObservableGauge('repaso.dead_letters', {
  unit: '{event}',
  description: 'Events that were put aside and wait for an operator.',
});
const gauges = [pending, unacknowledged, redelivered, oldestAge, deadLetters];

/**
 * Tells how far a durable consumer is behind, each time metrics are collected. Every process of
 * the consumer tells the same of the one durable. Returns how to stop.
 */
export function observeConsumer(broker: Broker, durable: string, subject: string): () => void {
  const about = { 'messaging.consumer.group.name': durable };
  const observe: BatchObservableCallback = async (result) => {
    const info = await broker.manager.consumers.info(broker.streams.events, durable);
    result.observe(pending, info.num_pending, about);
    result.observe(unacknowledged, info.num_ack_pending, about);
    result.observe(redelivered, info.num_redelivered, about);
    const oldest = await oldestUnhandled(broker, info, subject);
    const age = oldest ? Math.max(0, Date.now() - oldest.time.getTime()) / 1000 : 0;
    result.observe(oldestAge, age, about);
    result.observe(deadLetters, await countDeadLetters(broker, durable), about);
  };
  meter.addBatchObservableCallback(observe, gauges);
  return () => meter.removeBatchObservableCallback(observe, gauges);
}

async function oldestUnhandled(
  broker: Broker,
  { num_pending, num_ack_pending, ack_floor }: ConsumerInfo,
  subject: string,
): Promise<StoredMsg | undefined> {
  if (num_pending + num_ack_pending === 0) return undefined;
  return findMessage(broker, broker.streams.events, {
    seq: ack_floor.stream_seq + 1,
    next_by_subj: subject,
  });
}

/** Those that the consumer put aside itself, and those that it never acknowledged. */
async function countDeadLetters(broker: Broker, durable: string): Promise<number> {
  const { state } = await broker.manager.streams.info(broker.streams.deadLetters, {
    subjects_filter: '>',
  });
  const subjects = [
    broker.deadLetterSubject(durable),
    `$JS.EVENT.ADVISORY.CONSUMER.MAX_DELIVERIES.${broker.streams.events}.${durable}`,
  ];
  return subjects.reduce((sum, subject) => sum + (state.subjects?.[subject] ?? 0), 0);
}
