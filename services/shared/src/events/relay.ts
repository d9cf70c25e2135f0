import { headers as natsHeaders } from '@nats-io/transport-node';
import { type Database, runPrepared, type Transaction } from '../database.ts';
import { startDrainLoop } from '../drain-loop.ts';
import type { Logger } from '../log.ts';
import type { Broker } from './broker.ts';
import { ERASE_BATCH_SIZE, eraseDeadLetters, eraseMessages } from './erase-messages.ts';
import type { Outbox } from './outbox.ts';
import { observeOutbox } from './outbox-metrics.ts';

/** Milliseconds between looks at the outbox when nobody says that there is something. */
const POLL_MS = 500;
const BATCH_SIZE = 500;
/** A broker that hangs says nothing; soon after, another try may find a new one. */
const PUBLISH_TIMEOUT_MS = 2_000;
/** How long payloads stay, so that they can be told again to a broker that lost them. */
const KEEP_PAYLOAD = '24 hours';
/** Longer than the stream keeps a message: until then it may have to be erased. */
const KEEP_PUBLISHED = '8 days';
/** Longer than any event can come back: the stream keeps 7 days, the dead letters 30. */
const KEEP_HANDLED = '60 days';
const SWEEP_MS = 30_000;

export interface Relay {
  stop(): Promise<void>;
}

export interface RelayOptions {
  database: Database;
  broker: Broker;
  outbox: Outbox;
  log: Logger;
}

interface OutboxRow {
  position: string;
  event_id: string;
  subject: string;
  headers: Record<string, string>;
  payload: Buffer;
}

/**
 * Publishes the outbox in the order of insertion: at once after a commit of this process, and
 * by polling for what a process that died left behind. The replicas of a service take turns
 * under an advisory lock that ends with its transaction. A row is marked after the broker's
 * acknowledgement; a crash in between publishes it again under the same message id, and the
 * consumers' inbox drops what it knows.
 */
export function startRelay({ database, broker, outbox, log }: RelayOptions): Relay {
  let nextSweep = 0;
  let nextLook = 0;
  const loop = startDrainLoop({
    async takeBatch() {
      // A lost connection has been complained of; what waits is published once it is back.
      if (!broker.isConnected()) return 'done';
      try {
        if (Date.now() >= nextSweep) {
          await sweep({ database, broker, log });
          nextSweep = Date.now() + SWEEP_MS;
        }
        // Whoever wakes the loop between two polls has appended something.
        let waiting = { publish: true, erase: false };
        if (Date.now() >= nextLook) {
          waiting = await look(database);
          nextLook = Date.now() + POLL_MS / 2;
        }
        const published = waiting.publish ? await publishBatch(database, broker) : 0;
        if (waiting.erase) {
          const erased = await eraseMessages(database, broker);
          await eraseDeadLetters(database, broker);
          if (erased === ERASE_BATCH_SIZE) nextLook = 0;
        }
        return published === BATCH_SIZE || nextLook === 0 ? 'more' : 'done';
      } catch (error) {
        // The stream may be gone: look at it again before the next try.
        nextSweep = 0;
        throw error;
      }
    },
    pollMs: POLL_MS,
    complaint: 'events wait in the outbox',
    log,
  });
  outbox.onAppended(loop.wake);
  const stopObserving = observeOutbox(database);

  return {
    async stop() {
      stopObserving();
      await loop.stop();
      // What the last requests appended is published before the process ends.
      await publishBatch(database, broker).catch((err) =>
        log.warn({ err }, 'events wait in the outbox'),
      );
    },
  };
}

/** Waits for the one turn at a service's outbox and keeps it until the transaction ends. */
export const TAKE_RELAY_TURN = "SELECT pg_advisory_xact_lock(hashtext('outbox-relay'))";

/** One relay per service at a time; the lock waits its turn and ends with the transaction. */
export async function takeRelayTurn(tx: Transaction): Promise<void> {
  await runPrepared(tx, { name: 'outbox-turn', text: TAKE_RELAY_TURN });
}

/** What there is to do, seen without waiting for a turn. */
async function look({ pool }: Database): Promise<{ publish: boolean; erase: boolean }> {
  const { rows } = await pool.query<{ publish: boolean; erase: boolean }>({
    name: 'outbox-look',
    text: `SELECT
             EXISTS (SELECT FROM outbox WHERE published_at IS NULL AND erased_at IS NULL) AS publish,
             EXISTS (SELECT FROM outbox WHERE erased_at IS NOT NULL)
               OR EXISTS (SELECT FROM data_subject WHERE letters_due_at <= now()) AS erase`,
  });
  return rows[0] as { publish: boolean; erase: boolean };
}

/** Returns how many rows were published. Throws when the broker did not take all of them. */
async function publishBatch(database: Database, broker: Broker): Promise<number> {
  const { published, failure } = await database.transaction(async (tx) => {
    const [, { rows }] = await Promise.all([
      runPrepared(tx, {
        name: 'outbox-turn-to-publish',
        // The marks may be lost when Postgres falls: the events are published again. Planning
        // them for every number of events would cost more than making them.
        text: `${TAKE_RELAY_TURN}, set_config('synchronous_commit', 'off', true),
                 set_config('plan_cache_mode', 'force_generic_plan', true)`,
      }),
      runPrepared<OutboxRow>(tx, {
        name: 'outbox-next',
        text: `SELECT position, event_id, subject, headers, payload FROM outbox
               WHERE published_at IS NULL AND erased_at IS NULL ORDER BY position LIMIT ${BATCH_SIZE}`,
      }),
    ]);
    if (rows.length === 0) return { published: 0, failure: undefined };
    const results = await broker.whileConnected(() =>
      Promise.allSettled(rows.map((row) => publish(broker, row))),
    );
    const positions: string[] = [];
    const streamPositions: number[] = [];
    let failure: unknown;
    results.forEach((result, index) => {
      if (result.status === 'rejected') {
        failure ??= result.reason;
      } else {
        positions.push((rows[index] as OutboxRow).position);
        streamPositions.push(result.value);
      }
    });
    await runPrepared(tx, {
      name: 'outbox-published',
      text: `UPDATE outbox SET published_at = now(), stream_position = done.stream_position
             FROM unnest($1::bigint[], $2::bigint[]) AS done (position, stream_position)
             WHERE outbox.position = done.position`,
      values: [positions, streamPositions],
    });
    return { published: positions.length, failure };
  });
  if (failure) throw failure;
  return published;
}

async function publish(broker: Broker, row: OutboxRow): Promise<number> {
  const headers = natsHeaders();
  for (const [name, value] of Object.entries(row.headers)) headers.set(name, value);
  const ack = await broker.jetstream.publish(row.subject, row.payload, {
    msgID: row.event_id,
    headers,
    timeout: PUBLISH_TIMEOUT_MS,
    expect: { streamName: broker.streams.events },
  });
  return ack.seq;
}

/**
 * Tells everything of the last 24 hours again to a broker that lost its store or went back in
 * time, and deletes what need not be kept any longer.
 */
async function sweep({ database, broker, log }: Omit<RelayOptions, 'outbox'>): Promise<void> {
  const stream = await broker.ensureStreams();
  await database.transaction(async (tx) => {
    await takeRelayTurn(tx);
    const [known] = await tx.query('SELECT created FROM outbox_stream');
    const isAnother = known !== undefined && known.created !== stream.created;
    const [, again] = await tx.query(
      `UPDATE outbox SET published_at = NULL
       WHERE published_at > now() - interval '${KEEP_PAYLOAD}' AND payload IS NOT NULL
         AND ($1 OR stream_position > $2)`,
      [isAnother, stream.state.last_seq],
    );
    if (again > 0) log.warn({ events: again }, 'the broker lost events, publishing them again');
    await tx.query(
      `INSERT INTO outbox_stream (created) VALUES ($1)
       ON CONFLICT (only_row) DO UPDATE SET created = $1`,
      [stream.created],
    );
  });
  await database.pool.query(
    `UPDATE outbox SET payload = NULL, headers = '{}'
     WHERE published_at < now() - interval '${KEEP_PAYLOAD}' AND payload IS NOT NULL`,
  );
  await database.pool.query(
    `DELETE FROM outbox WHERE published_at < now() - interval '${KEEP_PUBLISHED}'`,
  );
  await database.pool.query(
    `DELETE FROM inbox WHERE handled_at < now() - interval '${KEEP_HANDLED}'`,
  );
}
