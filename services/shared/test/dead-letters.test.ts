import { AckPolicy } from '@nats-io/jetstream';
import { headers } from '@nats-io/transport-node';
import { describe, expect, it } from 'vitest';
import { newId } from '../src/clock.ts';
import { UnprocessableEventError } from '../src/events/consumer.ts';
import { listDeadLetters, replayDeadLetter } from '../src/events/dead-letters.ts';
import { createOutbox } from '../src/events/outbox.ts';
import { testClock } from '../testing/engines.ts';
import {
  broker,
  consume,
  effectsOf,
  emit,
  eventually,
  freshKind,
  inboxHas,
  outboxRow,
  recordEffect,
  relayOf,
} from './test-events.ts';

describe('dead letters', () => {
  async function letterOf(eventId: string) {
    return (await listDeadLetters(broker)).find((letter) => letter.eventId === eventId);
  }

  it('hold an event that nothing can make right, and why; a replay has its effect once', async () => {
    const kind = freshKind();
    const outbox = createOutbox(broker, testClock);
    relayOf(outbox);
    let mended = false;
    consume(kind, async (event, delivery) => {
      if (!mended) throw new UnprocessableEventError('no such lesson');
      await recordEffect(event, delivery);
    });
    const healthy: string[] = [];
    consume(
      kind,
      async ({ userId }, delivery) => {
        await delivery.once(async () => healthy.push(userId));
      },
      'other',
    );
    const userId = await emit(outbox, kind);
    const { event_id: eventId } = await outboxRow(userId);
    await eventually(async () => (await letterOf(eventId)) !== undefined);
    const letter = await letterOf(eventId);
    expect(letter).toMatchObject({
      consumer: `test-${kind.name}`,
      subject: broker.subjectOf(kind),
      reason: 'no such lesson',
    });
    // The broker will not deliver it again.
    await eventually(async () => {
      const { manager, streams } = broker;
      const consumer = await manager.consumers.info(streams.events, `test-${kind.name}`);
      return consumer.num_ack_pending === 0;
    });

    mended = true;
    expect(await replayDeadLetter(broker, letter?.id as number)).toBe(true);
    await eventually(async () => (await effectsOf(userId)) === 1);
    expect(await letterOf(eventId)).toBeUndefined();
    const last = await emit(outbox, kind);
    await eventually(async () => healthy.includes(last));
    expect(healthy.filter((id) => id === userId)).toHaveLength(1);
  });

  it('hold an event whose handler kept throwing', async () => {
    const kind = freshKind();
    const outbox = createOutbox(broker, testClock);
    relayOf(outbox);
    let attempts = 0;
    consume(kind, async () => {
      attempts += 1;
      throw new Error('still broken');
    });
    const userId = await emit(outbox, kind);
    const { event_id: eventId } = await outboxRow(userId);
    await eventually(async () => (await letterOf(eventId)) !== undefined);
    expect((await letterOf(eventId))?.reason).toBe('still broken');
    expect(attempts).toBe(10);
  });

  it('hold an event whose consumer died at every delivery', async () => {
    const kind = freshKind();
    const outbox = createOutbox(broker, testClock);
    const userId = await emit(outbox, kind);
    relayOf(outbox);
    await eventually(async () => (await outboxRow(userId)).published_at !== null);
    const { event_id: eventId } = await outboxRow(userId);
    // A consumer of the same kind that takes events and never says anything.
    const durable = `silent-${kind.name}`;
    await broker.manager.consumers.add(broker.streams.events, {
      durable_name: durable,
      filter_subject: broker.subjectOf(kind),
      ack_policy: AckPolicy.Explicit,
      ack_wait: 50_000_000,
      max_deliver: 2,
    });
    const silent = await broker.jetstream.consumers.get(broker.streams.events, durable);
    await eventually(async () => {
      await silent.next({ expires: 1_000 });
      return (await letterOf(eventId)) !== undefined;
    });
    expect(await letterOf(eventId)).toMatchObject({
      consumer: durable,
      subject: broker.subjectOf(kind),
    });
  });

  it('says so when there is none to replay', async () => {
    expect(await replayDeadLetter(broker, 999_999)).toBe(false);
  });
});

describe('an event that is not what its subject says', () => {
  it('goes to the dead letters at once', async () => {
    const kind = freshKind();
    consume(kind, recordEffect);
    const header = headers();
    const eventId = newId(testClock);
    header.set('Nats-Msg-Id', eventId);
    await broker.jetstream.publish(broker.subjectOf(kind), new Uint8Array([0x0a, 0xff]), {
      headers: header,
    });
    await eventually(async () =>
      (await listDeadLetters(broker)).some((letter) => letter.eventId === eventId),
    );
    expect(await inboxHas(`test-${kind.name}`, eventId)).toBe(false);
  });
});
