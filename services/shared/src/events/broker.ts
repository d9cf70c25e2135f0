import {
  JetStreamApiError,
  type JetStreamClient,
  type JetStreamManager,
  jetstream,
  jetstreamManager,
  RetentionPolicy,
  StorageType,
  type StreamInfo,
} from '@nats-io/jetstream';
import { connect, type NatsConnection, nanos } from '@nats-io/transport-node';
import type { EventDefinition } from '@repaso/proto/events/catalog';
import type { Logger } from '../log.ts';

const DAY_MS = 86_400_000;
/** A busy server answers in that time; one that hung and is back must not be waited for longer. */
const REQUEST_TIMEOUT_MS = 3_000;

/** The connection to NATS and the two streams: events, and those nobody could handle. */
export interface Broker {
  readonly connection: NatsConnection;
  readonly jetstream: JetStreamClient;
  readonly manager: JetStreamManager;
  readonly streams: { events: string; deadLetters: string };
  /** `events.<service>.<event>.v1` */
  subjectOf(definition: EventDefinition<unknown>): string;
  /** `dead.<durable>` */
  deadLetterSubject(durable: string): string;
  /** Makes sure that both streams exist, and tells about the one with the events. */
  ensureStreams(): Promise<StreamInfo>;
  isConnected(): boolean;
  /**
   * Asks, and rejects as soon as the connection is lost, or at once without one: what was asked
   * then is answered by nobody, and the client would wait until it times out.
   */
  whileConnected<T>(ask: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

export interface BrokerOptions {
  /** `nats://host:port` or `tls://…`, with `user:password@` where the server wants them. */
  url: string;
  /** Shown in the server's list of connections. */
  name: string;
  log: Logger;
  /** Servers that keep each event; 1 by default. Streams that have fewer get more. */
  replicas?: number;
  /** Put before every stream, subject and durable name, so that tests can share a server. */
  namespace?: string;
}

/** Connects, and stays connected: it reconnects for as long as the process lives. */
export async function connectBroker(options: BrokerOptions): Promise<Broker> {
  const { log, namespace = '', replicas = 1 } = options;
  // The client itself takes no name and password in an address.
  const { protocol, host, username, password } = new URL(options.url);
  const connection = await connect({
    servers: host,
    // Without this, the client would be content with a server that offers no TLS.
    ...(protocol === 'tls:' && { tls: {} }),
    ...(username && { user: decodeURIComponent(username), pass: decodeURIComponent(password) }),
    name: options.name,
    maxReconnectAttempts: -1,
    reconnectTimeWait: 200,
    reconnectJitter: 100,
    pingInterval: 10_000,
    maxPingOut: 2,
    // Taking a stack trace at every publication would be a tenth of its cost.
    noAsyncTraces: true,
  });
  let connected = true;
  const unanswered = new Set<(reason: Error) => void>();
  watchConnection(connection, log, (now) => {
    connected = now;
    if (connected) return;
    for (const reject of unanswered) reject(new Error(NOT_CONNECTED));
  });
  const whileConnected = <T>(ask: () => Promise<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      if (!connected) throw new Error(NOT_CONNECTED);
      const answer = ask();
      unanswered.add(reject);
      answer.then(resolve, reject).finally(() => unanswered.delete(reject));
    });

  const client = jetstream(connection, { timeout: REQUEST_TIMEOUT_MS });
  const manager = await jetstreamManager(connection, { timeout: REQUEST_TIMEOUT_MS });
  const prefix = namespace && `${namespace}_`;
  const streams = { events: `${prefix}EVENTS`, deadLetters: `${prefix}DEAD_LETTERS` };
  const subjectPrefix = namespace && `${namespace}.`;

  const ensureStream = async (
    name: string,
    subjects: string[],
    maxAgeMs: number,
  ): Promise<StreamInfo> => {
    const config = {
      name,
      subjects,
      retention: RetentionPolicy.Limits,
      storage: StorageType.File,
      max_age: nanos(maxAgeMs),
      duplicate_window: nanos(120_000),
      num_replicas: replicas,
    };
    try {
      const info = await manager.streams.info(name);
      if (info.config.num_replicas >= replicas) return info;
      log.info({ stream: name, replicas }, 'keeping the stream on more servers');
      return await manager.streams.update(name, { num_replicas: replicas });
    } catch (error) {
      if (!(error instanceof JetStreamApiError) || error.code !== STREAM_NOT_FOUND) throw error;
    }
    log.info({ stream: name }, 'creating stream');
    return await manager.streams.add(config);
  };

  let ensuring: Promise<StreamInfo> | undefined;
  const ensureBoth = async (): Promise<StreamInfo> => {
    await ensureStream(
      streams.deadLetters,
      [
        `${subjectPrefix}dead.>`,
        // What killed its consumer at every delivery: only the server can tell.
        `$JS.EVENT.ADVISORY.CONSUMER.MAX_DELIVERIES.${streams.events}.>`,
      ],
      30 * DAY_MS,
    );
    return ensureStream(streams.events, [`${subjectPrefix}events.>`], 7 * DAY_MS);
  };

  return {
    connection,
    jetstream: client,
    manager,
    streams,
    subjectOf: ({ source, name, version }) =>
      `${subjectPrefix}events.${source}.${name}.v${version}`,
    deadLetterSubject: (durable) => `${subjectPrefix}dead.${durable}`,
    ensureStreams() {
      // Every consumer and the relay ask at the start: once is enough.
      ensuring ??= whileConnected(ensureBoth).finally(() => {
        ensuring = undefined;
      });
      return ensuring;
    },
    isConnected: () => connected && !connection.isClosed(),
    whileConnected,
    close: () => connection.drain(),
  };
}

const NOT_CONNECTED = 'no connection to NATS';

/** JetStream's own number for it, unlike the 404 that several conditions share. */
const STREAM_NOT_FOUND = 10059;

async function watchConnection(
  connection: NatsConnection,
  log: Logger,
  changed: (connected: boolean) => void,
): Promise<void> {
  for await (const { type } of connection.status()) {
    if (type === 'disconnect') {
      changed(false);
      log.warn('lost the connection to NATS, reconnecting');
    } else if (type === 'reconnect') {
      changed(true);
      log.info('connected to NATS again');
    }
  }
}
