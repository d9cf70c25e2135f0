import { context, propagation } from '@opentelemetry/api';
import type { EventDefinition } from '@repaso/proto/events/catalog';
import { type Clock, newId } from '../clock.ts';
import { currentContext } from '../context.ts';
import { afterCommit, runPrepared, type Transaction } from '../database.ts';
import type { Broker } from './broker.ts';

/** Names the person whom a message is about, also among the dead letters. */
export const DATA_SUBJECT_HEADER = 'data-subject';

export interface Outbox {
  /**
   * Records an event in the transaction that causes it; it is published after the commit.
   * `dataSubject` is the person whom the payload is about; null for one that says nothing of
   * people but their ids and has to outlive them. Returns the event's id.
   */
  append<T>(
    tx: Transaction,
    definition: EventDefinition<T>,
    payload: T,
    options: { dataSubject: string | null },
  ): Promise<string>;
  /** Has `listener` called after every commit that appended something. */
  onAppended(listener: () => void): void;
}

export function createOutbox(broker: Pick<Broker, 'subjectOf'>, clock: Clock): Outbox {
  let notify = (): void => {};
  return {
    async append(tx, definition, payload, { dataSubject }) {
      const eventId = newId(clock);
      const headers: Record<string, string> = { 'content-type': 'application/protobuf' };
      const requestId = currentContext()?.requestId;
      if (requestId) headers['x-request-id'] = requestId;
      if (dataSubject !== null) headers[DATA_SUBJECT_HEADER] = dataSubject;
      propagation.inject(context.active(), headers);
      await runPrepared(tx, {
        name: 'outbox-append',
        text: `INSERT INTO outbox (event_id, subject, headers, payload, data_subject)
               VALUES ($1, $2, $3, $4, $5)`,
        values: [
          eventId,
          broker.subjectOf(definition),
          headers,
          Buffer.from(definition.codec.encode(payload).finish()),
          dataSubject,
        ],
      });
      afterCommit(tx, () => notify());
      return eventId;
    },
    onAppended(listener) {
      notify = listener;
    },
  };
}
