import type { StoredMsg } from '@nats-io/jetstream';
import { headers as natsHeaders } from '@nats-io/transport-node';
import type { Broker } from './broker.ts';
import { DATA_SUBJECT_HEADER } from './outbox.ts';
import { eventIdOf, getMessage } from './stored-message.ts';

/** An event that one consumer could not handle in all its deliveries. */
export interface DeadLetter {
  /** Names it among the dead letters. */
  id: number;
  /** The durable that gave up. */
  consumer: string;
  eventId: string;
  /** The event's own subject. */
  subject: string;
  reason: string;
  at: Date;
}

interface Letter extends DeadLetter {
  original: { headers: Record<string, string>; data: Uint8Array };
}

/** What the broker reports when a consumer never acknowledged any delivery. */
interface MaxDeliveriesAdvisory {
  stream: string;
  consumer: string;
  stream_seq: number;
  deliveries: number;
}

/** All dead letters, oldest first. */
export async function listDeadLetters(broker: Broker): Promise<DeadLetter[]> {
  await broker.ensureStreams();
  const { state } = await broker.manager.streams.info(broker.streams.deadLetters);
  const letters: DeadLetter[] = [];
  // An empty stream's first sequence is 0, which is no message's.
  for (let id = Math.max(1, state.first_seq); id <= state.last_seq; id += 1) {
    const letter = await readLetter(broker, id);
    if (letter) {
      const { original: _, ...shown } = letter;
      letters.push(shown);
    }
  }
  return letters;
}

/**
 * Publishes a dead letter's event again under its own event id, so that only the consumers that
 * have not handled it act on it, and takes it off the list. False when there is no such letter.
 */
export async function replayDeadLetter(broker: Broker, id: number): Promise<boolean> {
  const letter = await readLetter(broker, id);
  if (!letter) return false;
  const headers = natsHeaders();
  for (const [name, value] of Object.entries(letter.original.headers)) headers.set(name, value);
  const { seq } = await broker.jetstream.publish(letter.subject, letter.original.data, {
    // A message id of its own gets past the broker's window for duplicates.
    msgID: `${letter.eventId}:replay-${id}`,
    headers,
  });
  const dataSubject = headers.get(DATA_SUBJECT_HEADER);
  if (dataSubject) await rememberReplay(broker, dataSubject, seq);
  await broker.manager.streams.deleteMessage(broker.streams.deadLetters, id);
  return true;
}

/** No outbox knows the message that a replay published: it has to be found to be erased. */
async function rememberReplay(broker: Broker, dataSubject: string, seq: number): Promise<void> {
  const headers = natsHeaders();
  headers.set(DATA_SUBJECT_HEADER, dataSubject);
  headers.set(REPLAYED_AS_HEADER, String(seq));
  await broker.jetstream.publish(broker.deadLetterSubject('replayed'), '', { headers });
}

/** On a reminder among the dead letters: the position of the message that a replay published. */
export const REPLAYED_AS_HEADER = 'Replayed-As';

async function readLetter(broker: Broker, id: number): Promise<Letter | undefined> {
  const stored = await getMessage(broker, broker.streams.deadLetters, id);
  if (!stored || stored.header.has(REPLAYED_AS_HEADER)) return undefined;
  if (!stored.subject.startsWith('$JS.')) {
    const {
      'Dead-Event-Id': eventId,
      'Dead-Subject': subject,
      'Dead-Reason': reason,
      ...rest
    } = plainHeaders(stored);
    return {
      id,
      consumer: stored.subject.split('.').at(-1) as string,
      eventId: eventId ?? '',
      subject: subject ?? '',
      reason: reason ?? '',
      at: stored.time,
      original: { headers: rest, data: stored.data },
    };
  }
  const advisory = stored.json<MaxDeliveriesAdvisory>();
  const event = await getMessage(broker, advisory.stream, advisory.stream_seq);
  if (!event) return undefined;
  const headers = plainHeaders(event);
  return {
    id,
    consumer: advisory.consumer,
    eventId: eventIdOf(event.header),
    subject: event.subject,
    reason: `not acknowledged in ${advisory.deliveries} deliveries`,
    at: stored.time,
    original: { headers, data: event.data },
  };
}

/** The headers of a stored message without the broker's own. */
function plainHeaders(message: StoredMsg): Record<string, string> {
  const plain: Record<string, string> = {};
  for (const [name, values] of message.header ?? []) {
    if (!name.startsWith('Nats-')) plain[name] = values[0] ?? '';
  }
  return plain;
}
