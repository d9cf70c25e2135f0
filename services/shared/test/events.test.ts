import { AckPolicy } from '@nats-io/jetstream';
import { headers } from '@nats-io/transport-node';
import type { UserDeleted } from '@repaso/proto/gen/events/v1/events';
import { describe, expect, it } from 'vitest';
import { newId } from '../src/clock.ts';
import type { Delivery, EventHandler } from '../src/events/consumer.ts';
import { createOutbox } from '../src/events/outbox.ts';
import { testClock } from '../testing/engines.ts';
import {
  broker,
  consume,
  database,
  effectsOf,
  emit,
  eventually,
  freshKind,
  outboxRow,
  recordEffect,
  relayOf,
} from './test-events.ts';

describe('the outbox', () => {
  it('tells an event after the commit that caused it', async () => {
    const kind = freshKind();
    const outbox = createOutbox(broker, testClock);
    relayOf(outbox);
    consume(kind, recordEffect);
    const userId = await emit(outbox, kind);
    await eventually(async () => (await effectsOf(userId)) === 1);
  });

  it('tells nothing of a transaction that was rolled back', async () => {
    const kind = freshKind();
    const outbox = createOutbox(broker, testClock);
    const userId = newId(testClock);
    const failing = database.transaction(async (tx) => {
      await outbox.append(tx, kind, { userId }, { dataSubject: userId });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await outboxRow(userId)).toBeUndefined();
  });

  it('publishes what a process that died left behind', async () => {
    const kind = freshKind();
    // Appended by a process without a relay, as if it had been killed right after its commit.
    const userId = await emit(createOutbox(broker, testClock), kind);
    consume(kind, recordEffect);
    relayOf(createOutbox(broker, testClock));
    await eventually(async () => (await effectsOf(userId)) === 1);
  });

  it('publishes again what was published but not marked, and it has one effect', async () => {
    const kind = freshKind();
    const outbox = createOutbox(broker, testClock);
    relayOf(outbox);
    consume(kind, recordEffect);
    const userId = await emit(outbox, kind);
    await eventually(async () => (await outboxRow(userId)).published_at !== null);
    await database.pool.query('UPDATE outbox SET published_at = NULL WHERE data_subject = $1', [
      userId,
    ]);
    await eventually(async () => (await outboxRow(userId)).published_at !== null);
    const last = await emit(outbox, kind);
    await eventually(async () => (await effectsOf(last)) === 1);
    expect(await effectsOf(userId)).toBe(1);
  });

  it('keeps the order of insertion, with two relays taking turns', async () => {
    const kind = freshKind();
    const first = createOutbox(broker, testClock);
    const second = createOutbox(broker, testClock);
    relayOf(first);
    relayOf(second);
    const sent: string[] = [];
    for (let index = 0; index < 40; index += 1) {
      sent.push(await emit(index % 2 === 0 ? first : second, kind));
    }
    const { rows } = await (async () => {
      await eventually(async () => (await outboxRow(sent.at(-1) as string)).published_at !== null);
      return database.pool.query(
        'SELECT data_subject FROM outbox WHERE subject = $1 ORDER BY stream_position',
        [broker.subjectOf(kind)],
      );
    })();
    expect(rows.map((row) => row.data_subject)).toEqual(sent);
  });

  it('tells everything again when the broker lost its store', async () => {
    const kind = freshKind();
    const outbox = createOutbox(broker, testClock);
    const userId = await emit(outbox, kind);
    const relay = relayOf(outbox);
    await eventually(async () => (await outboxRow(userId)).published_at !== null);
    await relay.stop();

    await broker.manager.streams.delete(broker.streams.events);
    consume(kind, recordEffect);
    relayOf(createOutbox(broker, testClock));
    await eventually(async () => (await effectsOf(userId)) === 1);
  });

  it('goes on without a restart when the stream disappears under it', async () => {
    const kind = freshKind();
    const outbox = createOutbox(broker, testClock);
    relayOf(outbox);
    consume(kind, recordEffect);
    const before = await emit(outbox, kind);
    await eventually(async () => (await effectsOf(before)) === 1);
    await broker.manager.streams.delete(broker.streams.events);
    const after = await emit(outbox, kind);
    await eventually(async () => (await effectsOf(after)) === 1);
    expect(await effectsOf(before)).toBe(1);
  });
});

describe('a consumer', () => {
  it('has one effect however often an event is delivered', async () => {
    const kind = freshKind();
    const outbox = createOutbox(broker, testClock);
    relayOf(outbox);
    consume(kind, recordEffect);
    const userId = await emit(outbox, kind);
    await eventually(async () => (await effectsOf(userId)) === 1);
    const { event_id: eventId, payload, subject } = await outboxRow(userId);
    for (let copy = 1; copy <= 4; copy += 1) {
      const header = headers();
      header.set('Nats-Msg-Id', `${eventId}:copy-${copy}`);
      await broker.jetstream.publish(subject, payload, { headers: header });
    }
    const last = await emit(outbox, kind);
    await eventually(async () => (await effectsOf(last)) === 1);
    expect(await effectsOf(userId)).toBe(1);
  });

  it('does not begin again with what was handled, where that is costly', async () => {
    const kind = freshKind();
    const outbox = createOutbox(broker, testClock);
    relayOf(outbox);
    const begun: string[] = [];
    const handle: EventHandler<UserDeleted> = async (event, delivery) => {
      begun.push(event.userId);
      await recordEffect(event, delivery);
    };
    consume(kind, handle, 'test', { costly: true });
    const userId = await emit(outbox, kind);
    await eventually(async () => (await effectsOf(userId)) === 1);
    const { event_id: eventId, payload, subject } = await outboxRow(userId);
    const header = headers();
    header.set('Nats-Msg-Id', `${eventId}:copy`);
    await broker.jetstream.publish(subject, payload, { headers: header });
    const last = await emit(outbox, kind);
    await eventually(async () => (await effectsOf(last)) === 1);
    expect(begun).toEqual([userId, last]);
  });

  it('handles an event again when it threw before its effect', async () => {
    const kind = freshKind();
    const outbox = createOutbox(broker, testClock);
    relayOf(outbox);
    const attempts: number[] = [];
    consume(kind, async (event, delivery) => {
      attempts.push(delivery.attempt);
      if (delivery.attempt < 3) throw new Error('the database is restarting');
      await recordEffect(event, delivery);
    });
    const userId = await emit(outbox, kind);
    await eventually(async () => (await effectsOf(userId)) === 1);
    expect(attempts).toEqual([1, 2, 3]);
  });

  it('leaves no trace of an effect that failed half-way', async () => {
    const kind = freshKind();
    const outbox = createOutbox(broker, testClock);
    relayOf(outbox);
    consume(kind, async ({ userId }, delivery) => {
      await delivery.once(async (tx) => {
        await tx.query('INSERT INTO effect (user_id, consumer) VALUES ($1, $2)', [userId, 'test']);
        if (delivery.attempt === 1) throw new Error('half-way');
      });
    });
    const userId = await emit(outbox, kind);
    await eventually(async () => (await effectsOf(userId)) > 0);
    expect(await effectsOf(userId)).toBe(1);
  });

  /** Has four events wait for their effect, and says in which transaction each had it. */
  async function handleTogether(
    effect: (number: number, delivery: Delivery) => void,
  ): Promise<string[]> {
    const kind = freshKind();
    const outbox = createOutbox(broker, testClock);
    const sent: string[] = [];
    for (let number = 0; number < 4; number += 1) sent.push(await emit(outbox, kind));
    const transactions = new Map<string, string>();
    const allWait = Promise.withResolvers<void>();
    let begun = 0;
    consume(kind, async ({ userId }, delivery) => {
      begun += 1;
      if (begun === sent.length) allWait.resolve();
      await delivery.once(async (tx) => {
        // The first transaction stays open until the other events wait for theirs.
        await allWait.promise;
        await tx.query('INSERT INTO effect (user_id, consumer) VALUES ($1, $2)', [userId, 'test']);
        effect(sent.indexOf(userId), delivery);
        const [{ id }] = await tx.query('SELECT pg_current_xact_id()::text AS id');
        transactions.set(userId, id);
      });
    });
    relayOf(outbox);
    await eventually(async () => {
      const effects = await Promise.all(sent.map(effectsOf));
      return effects.every((times) => times > 0);
    });
    expect(await Promise.all(sent.map(effectsOf))).toEqual([1, 1, 1, 1]);
    return sent.map((userId) => transactions.get(userId) as string);
  }

  it('has the events that wait share a transaction', async () => {
    const [, ...waited] = await handleTogether(() => {});
    expect(new Set(waited).size).toBe(1);
  });

  it('has the effects of the others when one of them fails', async () => {
    await handleTogether((number, { attempt }) => {
      if (number === 2 && attempt === 1) throw new Error('half-way');
    });
  });

  it('is found again after the broker lost the consumer', async () => {
    const kind = freshKind();
    const outbox = createOutbox(broker, testClock);
    relayOf(outbox);
    consume(kind, recordEffect);
    const before = await emit(outbox, kind);
    await eventually(async () => (await effectsOf(before)) === 1);
    await broker.manager.consumers.delete(broker.streams.events, `test-${kind.name}`);
    const after = await emit(outbox, kind);
    await eventually(async () => (await effectsOf(after)) === 1);
    expect(await effectsOf(before)).toBe(1);
  });

  it('takes on the settings of this version', async () => {
    const kind = freshKind();
    const durable = `test-${kind.name}`;
    const { manager, streams } = broker;
    await manager.consumers.add(streams.events, {
      durable_name: durable,
      filter_subject: broker.subjectOf(kind),
      ack_policy: AckPolicy.Explicit,
      max_deliver: 3,
    });
    consume(kind, recordEffect);
    await eventually(async () => {
      const { config } = await manager.consumers.info(streams.events, durable);
      return config.max_deliver === 15;
    });
  });

  it('finishes the event it works on when it is stopped', async () => {
    const kind = freshKind();
    const outbox = createOutbox(broker, testClock);
    relayOf(outbox);
    const started = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    const subscription = consume(kind, async (event, delivery) => {
      started.resolve();
      await release.promise;
      await recordEffect(event, delivery);
    });
    const userId = await emit(outbox, kind);
    await started.promise;
    const stopped = subscription.stop();
    release.resolve();
    await stopped;
    expect(await effectsOf(userId)).toBe(1);
  });
});
