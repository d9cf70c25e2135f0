import { setTimeout as wait } from 'node:timers/promises';
import { type EventDefinition, userDeleted } from '@repaso/proto/events/catalog';
import type { UserDeleted } from '@repaso/proto/gen/events/v1/events';
import { afterEach, describe, expect, it } from 'vitest';
import { newId } from '../src/clock.ts';
import { admitDataSubject, closeDataSubject, deleteEventsAbout } from '../src/erasure.ts';
import { type EventHandler, subscribe, UnprocessableEventError } from '../src/events/consumer.ts';
import { listDeadLetters, replayDeadLetter } from '../src/events/dead-letters.ts';
import { createOutbox } from '../src/events/outbox.ts';
import { startRelay } from '../src/events/relay.ts';
import { eventMigrations } from '../src/events/schema.ts';
import { getMessage } from '../src/events/stored-message.ts';
import { connectTestBroker, connectTestDatabase, testClock, testLog } from '../testing/engines.ts';

const database = await connectTestDatabase(eventMigrations, []);
const broker = await connectTestBroker();
const outbox = createOutbox(broker, testClock);
const { events, deadLetters } = broker.streams;

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
});

let kinds = 0;
function freshKind(): EventDefinition<UserDeleted> {
  kinds += 1;
  return { ...userDeleted, name: `erased-${kinds}` };
}

function startTelling() {
  const relay = startRelay({ database, broker, outbox, log: testLog });
  stops.push(() => relay.stop());
  return relay;
}

async function eventually(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await wait(10);
}

async function emit(kind: EventDefinition<UserDeleted>, userId: string): Promise<void> {
  await database.transaction((tx) => outbox.append(tx, kind, { userId }, { dataSubject: userId }));
}

async function rowsAbout(userId: string) {
  const { rows } = await database.pool.query(
    'SELECT * FROM outbox WHERE data_subject = $1 ORDER BY position',
    [userId],
  );
  return rows;
}

/** Tells one event, and returns where it stands in the stream. */
async function tell(kind: EventDefinition<UserDeleted>, userId: string): Promise<number> {
  await emit(kind, userId);
  await eventually(async () => (await rowsAbout(userId)).at(-1).published_at !== null);
  return Number((await rowsAbout(userId)).at(-1).stream_position);
}

const erase = (userId: string): Promise<void> =>
  database.transaction(async (tx) => {
    await closeDataSubject(tx, userId, testClock.now());
    await deleteEventsAbout(tx, userId);
  });

/** As if the time had passed in which what is under way at an erasure ends. */
async function letTimePass(userId: string): Promise<void> {
  await database.pool.query(
    "UPDATE outbox SET erased_at = erased_at - interval '1 minute' WHERE data_subject = $1",
    [userId],
  );
  await database.pool.query('UPDATE data_subject SET letters_due_at = now() WHERE id = $1', [
    userId,
  ]);
}

const isForgotten = async (userId: string): Promise<boolean> =>
  (await rowsAbout(userId)).length === 0;

describe('what was told about somebody who is erased', () => {
  it('is gone from the stream, and nobody else’s is', async () => {
    startTelling();
    const kind = freshKind();
    const [userId, other] = [newId(testClock), newId(testClock)];
    const mine = [await tell(kind, userId), await tell(kind, userId)];
    const theirs = await tell(kind, other);
    await erase(userId);
    await eventually(() => isForgotten(userId));
    for (const seq of mine) expect(await getMessage(broker, events, seq)).toBeUndefined();
    expect(await getMessage(broker, events, theirs)).toBeDefined();
    expect(await rowsAbout(other)).toHaveLength(1);
  });

  it('is never told when it was not yet', async () => {
    const userId = newId(testClock);
    const kind = freshKind();
    await emit(kind, userId);
    await erase(userId);
    expect((await rowsAbout(userId))[0]).toMatchObject({ payload: null, headers: {} });
    await letTimePass(userId);
    startTelling();
    await eventually(() => isForgotten(userId));
    const filter = { subject_filter: broker.subjectOf(kind) } as never;
    const { state } = await broker.manager.streams.info(events, filter);
    expect(Object.keys(state.subjects ?? {})).not.toContain(broker.subjectOf(kind));
  });

  it('is gone also when the relay died before it wrote down where it went', async () => {
    const kind = freshKind();
    const userId = newId(testClock);
    const relay = startTelling();
    const seq = await tell(kind, userId);
    await relay.stop();
    await database.pool.query(
      'UPDATE outbox SET published_at = NULL, stream_position = NULL WHERE data_subject = $1',
      [userId],
    );
    await erase(userId);
    await letTimePass(userId);
    startTelling();
    await eventually(() => isForgotten(userId));
    expect(await getMessage(broker, events, seq)).toBeUndefined();
  });

  it('is gone also after a day, when its payload is not kept any more to be told again', async () => {
    const userId = newId(testClock);
    const relay = startTelling();
    const seq = await tell(freshKind(), userId);
    await relay.stop();
    await database.pool.query(
      "UPDATE outbox SET published_at = now() - interval '25 hours' WHERE data_subject = $1",
      [userId],
    );
    startTelling();
    await eventually(async () => (await rowsAbout(userId))[0].payload === null);
    await erase(userId);
    await eventually(() => isForgotten(userId));
    expect(await getMessage(broker, events, seq)).toBeUndefined();
  });

  it('is gone once the broker is back', async () => {
    const userId = newId(testClock);
    const relay = startTelling();
    const seq = await tell(freshKind(), userId);
    await relay.stop();
    await erase(userId);
    expect(await getMessage(broker, events, seq)).toBeDefined();
    expect(await rowsAbout(userId)).toHaveLength(1);
    startTelling();
    await eventually(() => isForgotten(userId));
    expect(await getMessage(broker, events, seq)).toBeUndefined();
  });

  it('is not told again to a broker that lost its store, nor is another event deleted there', async () => {
    const kind = freshKind();
    const [userId, other] = [newId(testClock), newId(testClock)];
    const relay = startTelling();
    const seq = await tell(kind, userId);
    await relay.stop();
    await erase(userId);
    await broker.manager.streams.delete(events);
    await broker.ensureStreams();
    // Somebody else's events take up the positions of the lost ones.
    for (let last = 0; last < seq; ) {
      const ack = await broker.jetstream.publish(broker.subjectOf(kind), other, {
        msgID: newId(testClock),
      });
      last = ack.seq;
    }
    startTelling();
    await eventually(() => isForgotten(userId));
    expect((await getMessage(broker, events, seq))?.string()).toBe(other);
  });
});

describe('dead letters', () => {
  const refuse: EventHandler<UserDeleted> = async () => {
    throw new UnprocessableEventError('never');
  };
  function consume(kind: EventDefinition<UserDeleted>, handle = refuse): string {
    const subscription = subscribe(kind, handle, {
      broker,
      database,
      log: testLog,
      consumer: 'test',
      concurrency: 4,
      backoffMs: [10],
    });
    stops.push(() => subscription.stop());
    return `test-${kind.name}`;
  }
  const lettersOf = async (consumer: string) =>
    (await listDeadLetters(broker)).filter((letter) => letter.consumer === consumer);

  it('about somebody who is erased go, with what a replay published; the others stay', async () => {
    startTelling();
    const kind = freshKind();
    const consumer = consume(kind);
    const [userId, other] = [newId(testClock), newId(testClock)];
    await tell(kind, userId);
    await eventually(async () => (await lettersOf(consumer)).length === 1);
    const [letter] = await lettersOf(consumer);
    const { state } = await broker.manager.streams.info(events);
    await replayDeadLetter(broker, letter?.id ?? 0);
    const replayed = state.last_seq + 1;
    expect(await getMessage(broker, events, replayed)).toBeDefined();
    await tell(kind, other);
    await eventually(async () => (await lettersOf(consumer)).length === 2);

    await erase(userId);
    await letTimePass(userId);
    await eventually(async () => (await getMessage(broker, events, replayed)) === undefined);
    await eventually(async () => (await lettersOf(consumer)).length === 1);
    const left = await broker.manager.streams.info(deadLetters);
    const bodies: string[] = [];
    for (let seq = left.state.first_seq; seq <= left.state.last_seq; seq += 1) {
      const message = await getMessage(broker, deadLetters, seq);
      bodies.push(`${message?.header?.get('data-subject')}`);
    }
    expect(bodies).not.toContain(userId);
    expect(bodies).toContain(other);
  });

  it('are not made of what comes late about somebody who is erased', async () => {
    startTelling();
    const kind = freshKind();
    const [userId, other] = [newId(testClock), newId(testClock)];
    await erase(userId);
    const consumer = consume(kind);
    await emit(kind, userId);
    await emit(kind, other);
    await eventually(async () => (await lettersOf(consumer)).length > 0);
    await eventually(async () => {
      const { num_pending, num_ack_pending } = await broker.manager.consumers.info(
        events,
        consumer,
      );
      return num_pending + num_ack_pending === 0;
    });
    expect(await lettersOf(consumer)).toHaveLength(1);
  });
});

describe('somebody who is erased', () => {
  it('is not admitted again, also by whoever waited for the erasure', async () => {
    const userId = newId(testClock);
    const admitted = (): Promise<boolean> =>
      database.transaction((tx) => admitDataSubject(tx, userId));
    expect(await admitted()).toBe(true);
    const [, ...late] = await Promise.all([erase(userId), ...[1, 2, 3].map(admitted)]);
    expect(late).toHaveLength(3);
    expect(await admitted()).toBe(false);
  });
});
