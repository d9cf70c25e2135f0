import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type Database,
  isDatabaseUnavailable,
  runPrepared,
  type Transaction,
} from '../database.ts';

/** What a durable consumer has handled. */
export interface Inbox {
  /** Whether the event has had its effect. */
  has(eventId: string): Promise<boolean>;
  /**
   * Runs the event's effect in one transaction with the entry that makes it happen once; undefined
   * when the entry was there already. An effect must leave nothing but rows behind, since a
   * transaction that fails is tried again.
   */
  enter<T>(event: EventKey, effect: (tx: Transaction) => Promise<T>): Promise<T | undefined>;
}

interface EventKey {
  eventId: string;
  /** Whom it is about; empty when it is about nobody. */
  dataSubject: string;
}

interface Entry extends EventKey {
  effect(tx: Transaction): Promise<unknown>;
  resolve(result: unknown): void;
  reject(error: unknown): void;
}

/**
 * Events that come while a transaction is under way share the next one: beginning and committing
 * cost more than most effects. When one of them fails, each gets a transaction of its own.
 */
export function createInbox(database: Database, consumer: string): Inbox {
  let waiting: Entry[] = [];
  let busy = false;

  const commitWaiting = async (): Promise<void> => {
    busy = true;
    while (waiting.length > 0) {
      // Two transactions that lock the same people's rows in the same order never block each other.
      const entries = waiting.sort((a, b) => compare(a.dataSubject, b.dataSubject));
      waiting = [];
      await commit(entries);
    }
    busy = false;
  };

  const commit = async (entries: Entry[]): Promise<void> => {
    try {
      const results = await database.transaction((tx) => runEffects(tx, entries));
      for (const [index, { resolve }] of entries.entries()) resolve(results[index]);
    } catch (error) {
      if (entries.length === 1 || isDatabaseUnavailable(error)) {
        for (const { reject } of entries) reject(error);
      } else {
        for (const entry of entries) await commit([entry]);
      }
    }
  };

  const runEffects = async (tx: Transaction, entries: Entry[]): Promise<unknown[]> => {
    const { rows } = await runPrepared<{ event_id: string }>(tx, {
      name: 'inbox-enter',
      text: `INSERT INTO inbox (consumer, event_id) SELECT $1, unnest($2::uuid[])
             ON CONFLICT DO NOTHING RETURNING event_id`,
      values: [consumer, entries.map(({ eventId }) => eventId)],
    });
    const entered = new Set(rows.map(({ event_id }) => event_id));
    const results: unknown[] = [];
    // Taken out, because the same event may have been delivered twice.
    for (const { eventId, effect } of entries) {
      results.push(entered.delete(eventId) ? await effect(tx) : undefined);
    }
    return results;
  };

  return {
    async has(eventId) {
      const { rowCount } = await database.pool.query({
        name: 'inbox-has',
        text: 'SELECT 1 FROM inbox WHERE consumer = $1 AND event_id = $2',
        values: [consumer, eventId],
      });
      return rowCount !== 0;
    },
    enter<T>(event: EventKey, effect: (tx: Transaction) => Promise<T>) {
      const { promise, resolve, reject } = Promise.withResolvers<T | undefined>();
      // Whoever's turn it is runs it: as part of this event's trace all the same.
      const here = AsyncLocalStorage.snapshot();
      waiting.push({
        ...event,
        effect: (tx) => here(effect, tx),
        resolve: resolve as Entry['resolve'],
        reject,
      });
      if (!busy) commitWaiting();
      return promise;
    },
  };
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
