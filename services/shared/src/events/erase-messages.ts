import type { Database } from '../database.ts';
import type { Broker } from './broker.ts';
import { REPLAYED_AS_HEADER } from './dead-letters.ts';
import { DATA_SUBJECT_HEADER } from './outbox.ts';
import { eraseMessage, eventIdOf, findMessages, getMessage } from './stored-message.ts';

type Headers = Parameters<typeof eventIdOf>[0];

export const ERASE_BATCH_SIZE = 100;
/**
 * Milliseconds after which no publication of a relay that lost its database can still arrive, and
 * by which clocks may differ.
 */
const SETTLED_MS = 5_000;

interface ErasedRow {
  position: string;
  event_id: string;
  subject: string;
  created_at: Date;
  stream_position: string | null;
}

/**
 * Deletes from the stream what was told about people who have been erased since, and then the
 * rows that remember it. A process that dies in between leaves the rows to the next one.
 * Returns how many.
 */
export async function eraseMessages(database: Database, broker: Broker): Promise<number> {
  const { rows } = await database.pool.query<ErasedRow>({
    name: 'outbox-erased',
    text: `SELECT position, event_id, subject, created_at, stream_position FROM outbox
           WHERE erased_at IS NOT NULL
             AND (stream_position IS NOT NULL OR erased_at < now() - $1 * interval '1 millisecond')
           ORDER BY position LIMIT ${ERASE_BATCH_SIZE}`,
    values: [SETTLED_MS],
  });
  for (const row of rows) {
    for (const seq of await messagesOf(broker, row)) {
      await eraseMessage(broker, broker.streams.events, seq);
    }
    await database.pool.query('DELETE FROM outbox WHERE position = $1', [row.position]);
  }
  return rows.length;
}

/**
 * The messages of an erased event, none if it was never published. A broker that lost its store
 * counts from the start again, so that the position may be another event's by now.
 */
async function messagesOf(broker: Broker, row: ErasedRow): Promise<number[]> {
  const stream = broker.streams.events;
  if (row.stream_position !== null) {
    const seq = Number(row.stream_position);
    const message = await getMessage(broker, stream, seq);
    return eventIdOf(message?.header) === row.event_id ? [seq] : [];
  }
  // A relay may have died between publishing it and writing down where.
  const since = new Date(row.created_at.getTime() - SETTLED_MS);
  const isIt = (headers: Headers): boolean => eventIdOf(headers) === row.event_id;
  const found = await findMessages(broker, stream, { subject: row.subject, since }, isIt);
  return found.map(({ seq }) => seq);
}

const LETTERS_BATCH_SIZE = 1_000;

/** Deletes the dead letters about people who were erased, whichever service put them aside. */
export async function eraseDeadLetters(database: Database, broker: Broker): Promise<void> {
  const { rows } = await database.pool.query<{ id: string }>({
    name: 'data-subject-letters',
    text: `SELECT id FROM data_subject WHERE letters_due_at <= now() LIMIT ${LETTERS_BATCH_SIZE}`,
  });
  if (rows.length === 0) return;
  const erased = new Set(rows.map(({ id }) => id));
  const stream = broker.streams.deadLetters;
  const isAboutThem = (headers: Headers): boolean =>
    erased.has(headers?.get(DATA_SUBJECT_HEADER) ?? '');
  for (const { seq, headers } of await findMessages(broker, stream, {}, isAboutThem)) {
    const replayedAs = headers?.get(REPLAYED_AS_HEADER);
    if (replayedAs) await eraseReplay(broker, Number(replayedAs), isAboutThem);
    await eraseMessage(broker, stream, seq);
  }
  await database.pool.query('UPDATE data_subject SET letters_due_at = NULL WHERE id = ANY ($1)', [
    [...erased],
  ]);
}

async function eraseReplay(
  broker: Broker,
  seq: number,
  isAboutThem: (headers: Headers) => boolean,
): Promise<void> {
  const message = await getMessage(broker, broker.streams.events, seq);
  if (isAboutThem(message?.header)) await eraseMessage(broker, broker.streams.events, seq);
}
