import {
  DeliverPolicy,
  JetStreamApiError,
  type NextMsgRequest,
  type SeqMsgRequest,
  type StoredMsg,
} from '@nats-io/jetstream';
import type { MsgHdrs } from '@nats-io/transport-node';
import type { Broker } from './broker.ts';

/** JetStream's own numbers for it, unlike the 404 that several conditions share. */
const MESSAGE_NOT_FOUND = 10037;
/** Also said of a message that somebody else deleted just now. */
const DELETE_FAILED = 10057;

/** A message of a stream, if it is still there. */
export function getMessage(
  broker: Broker,
  stream: string,
  seq: number,
): Promise<StoredMsg | undefined> {
  return findMessage(broker, stream, { seq });
}

/** The message that a query names: by its position, or the first of a subject from there on. */
export async function findMessage(
  broker: Broker,
  stream: string,
  query: SeqMsgRequest | Required<NextMsgRequest>,
): Promise<StoredMsg | undefined> {
  try {
    return (await broker.manager.streams.getMessage(stream, query)) ?? undefined;
  } catch (error) {
    if (error instanceof JetStreamApiError && error.code === MESSAGE_NOT_FOUND) return undefined;
    throw error;
  }
}

/** Deletes a message so that its bytes cannot be read any more. Succeeds when it is gone. */
export async function eraseMessage(broker: Broker, stream: string, seq: number): Promise<void> {
  try {
    await broker.manager.streams.deleteMessage(stream, seq, true);
  } catch (error) {
    const isGone = (await getMessage(broker, stream, seq)) === undefined;
    const isKnown =
      error instanceof JetStreamApiError &&
      (error.code === MESSAGE_NOT_FOUND || error.code === DELETE_FAILED);
    if (!isGone || !isKnown) throw error;
  }
}

/** The event that a message tells; a replay has a suffix of its own. */
export function eventIdOf(headers: MsgHdrs | undefined): string {
  return (headers?.get('Nats-Msg-Id') ?? '').split(':')[0] as string;
}

/** A message that was looked for by its headers. */
export interface FoundMessage {
  seq: number;
  headers: MsgHdrs | undefined;
}

/** The messages of a stream whose headers fit. Reads no payload. */
export async function findMessages(
  broker: Broker,
  stream: string,
  { subject, since }: { subject?: string; since?: Date },
  fits: (headers: MsgHdrs | undefined) => boolean,
): Promise<FoundMessage[]> {
  const found: FoundMessage[] = [];
  const consumer = await broker.jetstream.consumers.get(stream, {
    headers_only: true,
    ...(subject !== undefined && { filter_subjects: subject }),
    ...(since === undefined
      ? { deliver_policy: DeliverPolicy.All }
      : { deliver_policy: DeliverPolicy.StartTime, opt_start_time: since.toISOString() }),
  });
  try {
    let { num_pending: left } = await consumer.info();
    while (left > 0) {
      const messages = await consumer.fetch({ max_messages: Math.min(left, 500), expires: 2_000 });
      let received = 0;
      for await (const message of messages) {
        received += 1;
        if (fits(message.headers)) found.push({ seq: message.seq, headers: message.headers });
        left = message.info.pending;
      }
      // What was pending has been deleted meanwhile.
      if (received === 0) break;
    }
  } finally {
    await consumer.delete();
  }
  return found;
}
