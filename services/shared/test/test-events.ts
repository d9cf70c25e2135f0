import { setTimeout as wait } from 'node:timers/promises';
import { type EventDefinition, userDeleted } from '@repaso/proto/events/catalog';
import type { UserDeleted } from '@repaso/proto/gen/events/v1/events';
import { onTestFinished } from 'vitest';
import { newId } from '../src/clock.ts';
import { type EventHandler, type Subscription, subscribe } from '../src/events/consumer.ts';
import type { Outbox } from '../src/events/outbox.ts';
import { type Relay, startRelay } from '../src/events/relay.ts';
import { eventMigrations } from '../src/events/schema.ts';
import { connectTestBroker, connectTestDatabase, testClock, testLog } from '../testing/engines.ts';

export const database = await connectTestDatabase(eventMigrations, []);
export const broker = await connectTestBroker();
await database.pool.query('CREATE TABLE effect (user_id uuid NOT NULL, consumer text NOT NULL)');

let kinds = 0;
/** A fresh event kind, so that no test hears another one's events. */
export function freshKind(): EventDefinition<UserDeleted> {
  kinds += 1;
  return { ...userDeleted, name: `kind-${kinds}` };
}

export function relayOf(outbox: Outbox): Relay {
  const relay = startRelay({ database, broker, outbox, log: testLog });
  onTestFinished(() => relay.stop());
  return relay;
}

export function consume(
  kind: EventDefinition<UserDeleted>,
  handle: EventHandler<UserDeleted>,
  consumer = 'test',
  options: { costly?: boolean } = {},
): Subscription {
  const subscription = subscribe(kind, handle, {
    broker,
    database,
    log: testLog,
    consumer,
    concurrency: 4,
    backoffMs: [10],
    ...options,
  });
  onTestFinished(() => subscription.stop());
  return subscription;
}

export const recordEffect: EventHandler<UserDeleted> = async ({ userId }, delivery) => {
  await delivery.once((tx) =>
    tx.query('INSERT INTO effect (user_id, consumer) VALUES ($1, $2)', [userId, 'test']),
  );
};

export async function emit(
  outbox: Outbox,
  kind: EventDefinition<UserDeleted>,
  userId = newId(testClock),
): Promise<string> {
  await database.transaction((tx) => outbox.append(tx, kind, { userId }, { dataSubject: userId }));
  return userId;
}

export async function effectsOf(userId: string): Promise<number> {
  const { rowCount } = await database.pool.query('SELECT 1 FROM effect WHERE user_id = $1', [
    userId,
  ]);
  return rowCount ?? 0;
}

/** Waits for a condition that an event brings about. */
export async function eventually(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await wait(10);
}

export async function inboxHas(durable: string, eventId: string): Promise<boolean> {
  const { rowCount } = await database.pool.query(
    'SELECT 1 FROM inbox WHERE consumer = $1 AND event_id = $2',
    [durable, eventId],
  );
  return rowCount === 1;
}

export async function outboxRow(userId: string) {
  const { rows } = await database.pool.query('SELECT * FROM outbox WHERE data_subject = $1', [
    userId,
  ]);
  return rows[0];
}
