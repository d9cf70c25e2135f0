import {
  AckPolicy,
  type ConsumerMessages,
  DeliverPolicy,
  JetStreamApiError,
  type JsMsg,
  ReplayPolicy,
} from '@nats-io/jetstream';
import { millis, nanos, headers as natsHeaders } from '@nats-io/transport-node';
import { context, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { EventDefinition } from '@repaso/proto/events/catalog';
import { runInContext } from '../context.ts';
import type { Database, Transaction } from '../database.ts';
import { isErased } from '../erasure.ts';
import type { Logger } from '../log.ts';
import { createDuration, recordSince } from '../telemetry/meter.ts';
import type { Broker } from './broker.ts';
import { observeConsumer } from './consumer-metrics.ts';
import { createInbox } from './inbox.ts';
import { DATA_SUBJECT_HEADER } from './outbox.ts';
import { eventIdOf } from './stored-message.ts';

/** Milliseconds without a sign of life after which the broker delivers again. */
const ACK_WAIT_MS = 6_000;
/** Milliseconds between signs of life while a handler works. */
const WORKING_MS = 2_000;
/** Milliseconds before the 2nd, 3rd, … delivery; the last one repeats. */
const BACKOFF_MS = [200, 1_000, 5_000, 15_000, 30_000, 60_000];
/** Deliveries after which an event is put aside as a dead letter. */
const MAX_DELIVERIES = 10;
/**
 * What the broker counts. It is more than our own count, so that an event whose handler throws
 * is put aside by us, with its reason, and only one that kills the process is left to the broker.
 */
const BROKER_MAX_DELIVERIES = MAX_DELIVERIES + 5;

const waitDuration = createDuration(
  'repaso.events.wait.duration',
  'How long events lay in the stream before a consumer began with them for the first time.',
);
const processDuration = createDuration(
  'messaging.process.duration',
  'How long handling an event took, by what came of it.',
);

/** What came of a delivery. */
type Outcome = 'handled' | 'retry' | 'put_aside' | 'dropped';

/** Thrown by a handler for an event that no later delivery can make right. */
export class UnprocessableEventError extends Error {
  override readonly name = 'UnprocessableEventError';
}

export interface Delivery {
  readonly eventId: string;
  /** 1 for the first delivery of this event. */
  readonly attempt: number;
  /**
   * Runs the event's effect in one transaction with the inbox entry that makes it happen once.
   * Returns undefined without running it when another delivery was faster. A handler calls this
   * exactly once; slow work comes before it. Other events' effects may run in the same transaction,
   * and `effect` again when it fails: it changes rows and nothing else.
   */
  once<T>(effect: (tx: Transaction) => Promise<T>): Promise<T | undefined>;
}

/** Throws to be called again later. */
export type EventHandler<T> = (event: T, delivery: Delivery) => Promise<void>;

export interface ConsumerOptions {
  broker: Broker;
  database: Database;
  log: Logger;
  /** The service that consumes; with the event's name it makes the durable's name. */
  consumer: string;
  /** Events of this subscription handled at once by this process. */
  concurrency: number;
  /** The handler works long before its effect: an event that had it is not begun with again. */
  costly?: boolean;
  /** Overrides of the delays, for tests. Milliseconds. */
  backoffMs?: number[];
}

export interface Subscription {
  /** Takes no new event, lets running handlers finish. */
  stop(): Promise<void>;
}

/**
 * Handles an event with a durable pull consumer, at least once on the wire and once in effect.
 * The consumer is created where it is missing, also when the broker loses it.
 */
export function subscribe<T>(
  definition: EventDefinition<T>,
  handle: EventHandler<T>,
  options: ConsumerOptions,
): Subscription {
  const { broker, log } = options;
  const durable = `${options.consumer}-${definition.name}`;
  const backoffMs = options.backoffMs ?? BACKOFF_MS;
  const inbox = createInbox(options.database, durable);
  const running = new Set<Promise<void>>();
  let messages: ConsumerMessages | undefined;
  let stopping = false;

  const run = async (): Promise<void> => {
    while (!stopping) {
      try {
        const consumer = await broker.whileConnected(async () => {
          await ensureConsumer(broker, definition, durable, options.concurrency);
          return broker.jetstream.consumers.get(broker.streams.events, durable);
        });
        messages = await consumer.consume({
          max_messages: options.concurrency,
          // Asking for more at every message would double the talk with the broker.
          threshold_messages: Math.ceil(options.concurrency / 4),
          expires: 10_000,
          idle_heartbeat: 1_000,
          abort_on_missing_resource: true,
        });
        if (stopping) break;
        closeWhenLost(messages);
        for await (const message of messages) {
          if (stopping) {
            message.nak();
            continue;
          }
          const work = deliver(message).finally(() => running.delete(work));
          running.add(work);
          if (running.size >= options.concurrency) await Promise.race(running);
        }
      } catch (err) {
        // A lost connection has been complained of, once for all consumers.
        if (!stopping && broker.isConnected()) {
          log.warn({ err, durable }, 'cannot consume events, trying again');
        }
      }
      if (!stopping) await new Promise((resolve) => setTimeout(resolve, 500));
    }
  };

  const deliver = async (message: JsMsg): Promise<void> => {
    // A replayed dead letter carries the event's id and, after a colon, which replay it is.
    const eventId = eventIdOf(message.headers);
    const attempt = message.info.deliveryCount;
    const requestId = message.headers?.get('x-request-id') || eventId;
    const alive = setInterval(() => message.working(), WORKING_MS);
    const tracer = trace.getTracer('events');
    const carrier = { traceparent: message.headers?.get('traceparent') ?? '' };
    const parent = propagation.extract(context.active(), carrier);
    const started = performance.now();
    const about = { 'messaging.system': 'nats', 'messaging.consumer.group.name': durable };
    if (attempt === 1) {
      // Clocks of two machines may differ by more than an event waits.
      const waitedMs = Math.max(0, Date.now() - millis(message.info.timestampNanos));
      waitDuration.record(waitedMs / 1000, about);
    }
    await runInContext({ requestId, deadline: undefined }, () =>
      tracer.startActiveSpan(
        `${definition.name} process`,
        {
          kind: SpanKind.CONSUMER,
          attributes: {
            ...about,
            'messaging.operation.type': 'process',
            'messaging.destination.name': message.subject,
            'messaging.message.id': eventId,
          },
        },
        parent,
        async (span) => {
          let outcome: Outcome = 'handled';
          try {
            await handleOnce(message, eventId, attempt);
            message.ack();
          } catch (err) {
            // Its message may quote what the event says.
            span.setStatus({ code: SpanStatusCode.ERROR });
            span.setAttribute('error.type', (err as Error).name);
            outcome = await refuse(message, eventId, attempt, err);
          } finally {
            clearInterval(alive);
            span.end();
            recordSince(processDuration, started, { ...about, 'repaso.outcome': outcome });
          }
        },
      ),
    );
  };

  const handleOnce = async (message: JsMsg, eventId: string, attempt: number): Promise<void> => {
    // The first delivery is almost always news; if it is not, that shows before its effect.
    const isWorthAsking = attempt > 1 || options.costly;
    if (isWorthAsking && (await inbox.has(eventId))) return;
    const event = decode(definition, message.data);
    let effects = 0;
    await handle(event, {
      eventId,
      attempt,
      once: (effect) => {
        effects += 1;
        const dataSubject = message.headers?.get(DATA_SUBJECT_HEADER) ?? '';
        return inbox.enter({ eventId, dataSubject }, effect);
      },
    });
    if (effects !== 1) throw new Error(`the handler of ${durable} must call once() exactly once`);
  };

  const refuse = async (
    message: JsMsg,
    eventId: string,
    attempt: number,
    err: unknown,
  ): Promise<Outcome> => {
    const final = err instanceof UnprocessableEventError || attempt >= MAX_DELIVERIES;
    const delayMs = backoffMs[Math.min(attempt, backoffMs.length) - 1] as number;
    log[final ? 'error' : 'warn']({ err, durable, eventId, attempt }, 'event not handled');
    if (!final) {
      message.nak(delayMs);
      return 'retry';
    }
    try {
      if (await isAboutErased(message)) {
        message.term();
        return 'dropped';
      }
      await bury(broker, durable, message, eventId, err);
      // Without a reason: a server before 2.10 takes one for no acknowledgement and delivers again.
      message.term();
      return 'put_aside';
    } catch (failure) {
      log.error({ err: failure, durable, eventId }, 'could not put the event aside');
      message.nak(delayMs);
      return 'retry';
    }
  };

  /** Nothing about somebody who was erased is put aside for later. */
  const isAboutErased = async ({ headers }: JsMsg): Promise<boolean> => {
    const dataSubject = headers?.get(DATA_SUBJECT_HEADER);
    return Boolean(dataSubject) && isErased(options.database, dataSubject as string);
  };

  const done = run();
  const stopObserving = observeConsumer(broker, durable, broker.subjectOf(definition));
  return {
    async stop() {
      stopping = true;
      stopObserving();
      await messages?.close();
      await done;
      await Promise.allSettled(running);
    },
  };
}

/**
 * Ends the iteration when the broker falls silent or says that the consumer is gone, so that it
 * is looked up, and made where it is missing, before the next pull.
 */
async function closeWhenLost(messages: ConsumerMessages): Promise<void> {
  const lost = new Set([
    'heartbeats_missed',
    'consumer_deleted',
    'consumer_not_found',
    'stream_not_found',
    'no_responders',
  ]);
  for await (const { type } of messages.status()) {
    if (lost.has(type)) await messages.close();
  }
}

function decode<T>(definition: EventDefinition<T>, data: Uint8Array): T {
  try {
    return definition.codec.decode(data);
  } catch (cause) {
    throw new UnprocessableEventError('the payload is not what its subject says', { cause });
  }
}

async function ensureConsumer(
  broker: Broker,
  definition: EventDefinition<unknown>,
  durable: string,
  concurrency: number,
): Promise<void> {
  await broker.ensureStreams();
  const settings = {
    ack_wait: nanos(ACK_WAIT_MS),
    max_deliver: BROKER_MAX_DELIVERIES,
    max_ack_pending: Math.max(100, concurrency * 10),
  };
  const { manager, streams } = broker;
  try {
    const { config } = await manager.consumers.info(streams.events, durable);
    const isCurrent = Object.entries(settings).every(
      ([name, value]) => config[name as keyof typeof settings] === value,
    );
    if (!isCurrent) await manager.consumers.update(streams.events, durable, settings);
  } catch (error) {
    if (!(error instanceof JetStreamApiError) || error.code !== CONSUMER_NOT_FOUND) throw error;
    await manager.consumers.add(streams.events, {
      ...settings,
      durable_name: durable,
      filter_subject: broker.subjectOf(definition),
      ack_policy: AckPolicy.Explicit,
      deliver_policy: DeliverPolicy.All,
      replay_policy: ReplayPolicy.Instant,
    });
  }
}

const CONSUMER_NOT_FOUND = 10014;

async function bury(
  broker: Broker,
  durable: string,
  message: JsMsg,
  eventId: string,
  err: unknown,
): Promise<void> {
  const headers = natsHeaders();
  for (const [name, values] of message.headers ?? []) {
    if (!name.startsWith('Nats-')) headers.set(name, values[0] ?? '');
  }
  headers.set('Dead-Event-Id', eventId);
  headers.set('Dead-Subject', message.subject);
  headers.set(
    'Dead-Reason',
    (err instanceof Error ? err.message : String(err)).slice(0, 500).replace(/[\r\n]+/g, ' '),
  );
  await broker.jetstream.publish(broker.deadLetterSubject(durable), message.data, {
    msgID: `${durable}:${eventId}:${message.info.streamSequence}`,
    headers,
    timeout: 5_000,
  });
}
