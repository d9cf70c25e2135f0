import { pipeline } from 'node:stream/promises';
import {
  Client,
  Metadata,
  type MethodDefinition,
  type ServiceDefinition,
  type ServiceError,
  status,
} from '@grpc/grpc-js';
import CircuitBreaker from 'opossum';
import { currentContext } from '../context.ts';
import { DomainError } from '../errors.ts';
import type { Logger } from '../log.ts';
import { createDuration, recordSince } from '../telemetry/meter.ts';
import { callAttributes } from './call-attributes.ts';
import { createCallStreams } from './call-streams.ts';
import { fromGrpcError, toDomainError, toRefusal } from './errors.ts';
import { serviceTokens } from './service-tokens.ts';
import { channelCredentials, type RpcTls } from './tls.ts';
import { traceSent } from './trace-call.ts';

export interface CallOptions {
  /** Milliseconds; the caller's own remaining time counts too, whichever is less. */
  timeoutMs?: number;
}

/**
 * A remote service as functions that resolve with the response or throw a DomainError. A stream
 * of responses ends with one too when it breaks; whoever stops reading cancels the call.
 */
export type RpcClient<Service> = {
  [Name in keyof Service]: Service[Name] extends MethodDefinition<infer Request, infer Response>
    ? Service[Name] extends { requestStream: true }
      ? (requests: AsyncIterable<Request>, options?: CallOptions) => Promise<Response>
      : Service[Name] extends { responseStream: true }
        ? (request: Request, options?: CallOptions) => AsyncIterable<Response>
        : (request: Request, options?: CallOptions) => Promise<Response>
    : never;
} & { close(): void; ping(timeoutMs: number): Promise<void> };

export interface RpcClientOptions<Service> {
  /** host:port, or any gRPC target such as dns:///name:port. */
  address: string;
  /** SERVICE_TOKEN: calls carry the first of its tokens. */
  serviceToken: string;
  /** In clear without. */
  tls?: RpcTls | undefined;
  /** The remote service, for the log. */
  name: string;
  log: Logger;
  /** Methods that may be called again when the first try did not get through. */
  idempotent: (keyof Service)[];
}

type Method = MethodDefinition<unknown, unknown>;

/** What goes along with a call. */
interface Envelope {
  requestId: string;
  /** As in WorkContext; empty where it is not known. */
  client: string;
  /** Milliseconds since the epoch. */
  deadline: number;
}

const callDuration = createDuration(
  'rpc.client.call.duration',
  'How long calls took with all their tries, by method and status.',
);

const DEFAULT_TIMEOUT_MS = 5_000;
const MAX_ATTEMPTS = 3;
/** Retries may add this share to the load of a service that struggles. */
const RETRY_BUDGET_RATIO = 0.1;
const RETRY_BUDGET_MAX = 20;

const grpcOptions = {
  // A service that comes back is found again within a second.
  'grpc.initial_reconnect_backoff_ms': 100,
  'grpc.min_reconnect_backoff_ms': 100,
  'grpc.max_reconnect_backoff_ms': 1_000,
  // Bytes. An answer of a few kilobytes shall not need a message back that makes room for more,
  // and the list of somebody who has learned for many years fits into one.
  'grpc-node.flow_control_window': 1024 * 1024,
  'grpc.max_receive_message_length': 32 * 1024 * 1024,
  'grpc.keepalive_time_ms': 15_000,
  'grpc.keepalive_timeout_ms': 5_000,
  'grpc.service_config': JSON.stringify({ loadBalancingConfig: [{ round_robin: {} }] }),
};

/**
 * Connects lazily. Every call has a deadline; calls that are idempotent are retried while the
 * service is unavailable, within a budget; a circuit breaker answers SERVICE_UNAVAILABLE at once
 * while most calls fail.
 */
export function createRpcClient<Service extends ServiceDefinition>(
  service: Service,
  options: RpcClientOptions<Service>,
): RpcClient<Service> {
  const channel = new Client(options.address, channelCredentials(options.tls), grpcOptions);
  const [token] = serviceTokens(options.serviceToken);
  let retryBudget = RETRY_BUDGET_MAX;

  const breaker = new CircuitBreaker((attempt: () => Promise<unknown>) => attempt(), {
    timeout: false,
    volumeThreshold: 20,
    errorThresholdPercentage: 50,
    rollingCountTimeout: 5_000,
    rollingPercentilesEnabled: false,
    resetTimeout: 1_000,
    errorFilter: (error: ServiceError) => !isTransportFailure(error),
  });
  breaker.on('open', () => options.log.warn({ to: options.name }, 'circuit opened'));
  breaker.on('close', () => options.log.info({ to: options.name }, 'circuit closed'));

  const authorization = `Bearer ${token}`;
  const streams = createCallStreams(channel, authorization);

  const envelope = (timeoutMs = DEFAULT_TIMEOUT_MS): Envelope => {
    const context = currentContext();
    const limit = context?.deadline ?? Number.POSITIVE_INFINITY;
    return {
      requestId: context?.requestId ?? '',
      client: context?.client ?? '',
      deadline: Math.min(Date.now() + timeoutMs, limit),
    };
  };
  const metadataOf = ({ requestId, client }: Envelope): Metadata => {
    const metadata = new Metadata();
    metadata.set('authorization', authorization);
    if (requestId) metadata.set('x-request-id', requestId);
    if (client) metadata.set('x-client', client);
    return metadata;
  };

  const sendUnary = async (
    { path, requestSerialize, responseDeserialize }: Method,
    input: unknown,
    { deadline, ...context }: Envelope,
  ): Promise<unknown> => {
    const request = requestSerialize(input);
    const response = await traceSent(path, (trace) => {
      const timeoutMs = Math.max(0, deadline - Date.now());
      return streams.send({ path, request, timeoutMs, trace, ...context });
    });
    return responseDeserialize(response);
  };
  const send = (method: Method, input: unknown, sent: Envelope): Promise<unknown> =>
    method.requestStream
      ? sendStream(
          channel,
          method,
          input as AsyncIterable<unknown>,
          metadataOf(sent),
          sent.deadline,
        )
      : sendUnary(method, input, sent);

  const call = async (
    method: Method,
    input: unknown,
    retryable: boolean,
    timeoutMs?: number,
  ): Promise<unknown> => {
    const sent = envelope(timeoutMs);
    retryBudget = Math.min(RETRY_BUDGET_MAX, retryBudget + RETRY_BUDGET_RATIO);
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await breaker.fire(() => send(method, input, sent));
      } catch (error) {
        const delay = 20 * 2 ** attempt * (0.5 + Math.random());
        const mayRetry =
          retryable &&
          attempt < MAX_ATTEMPTS &&
          retryBudget >= 1 &&
          (error as ServiceError).code === status.UNAVAILABLE &&
          Date.now() + delay < sent.deadline;
        if (!mayRetry) throw asDomainError(error);
        retryBudget -= 1;
        await new Promise((resolve) => setTimeout(resolve, delay));
      }
    }
  };

  const methods = Object.fromEntries(
    Object.entries(service).map(([name, method]) => [
      name,
      (input: unknown, { timeoutMs }: CallOptions = {}) => {
        if (method.responseStream) {
          const sent = envelope(timeoutMs);
          return receiveStream(channel, method, input, metadataOf(sent), sent.deadline);
        }
        const isRetryable = options.idempotent.includes(name);
        return measured(method.path, call(method, input, isRetryable, timeoutMs));
      },
    ]),
  );
  return Object.assign(methods, {
    close: () => {
      breaker.shutdown();
      streams.close();
      channel.close();
    },
    ping: (timeoutMs: number) => checkHealth(channel, Date.now() + timeoutMs),
  }) as RpcClient<Service>;
}

async function measured<T>(path: string, call: Promise<T>): Promise<T> {
  const started = performance.now();
  let outcome: status | undefined = status.OK;
  try {
    return await call;
  } catch (error) {
    outcome = toRefusal(toDomainError(error)).status;
    throw error;
  } finally {
    recordSince(callDuration, started, callAttributes(path, outcome));
  }
}

function sendStream(
  channel: Client,
  { path, requestSerialize, responseDeserialize }: Method,
  requests: AsyncIterable<unknown>,
  metadata: Metadata,
  deadline: number,
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const settled = new AbortController();
    const stream = channel.makeClientStreamRequest(
      path,
      requestSerialize,
      responseDeserialize,
      metadata,
      { deadline },
      (error, value) => {
        if (error) reject(error);
        else resolve(value);
        // The service may answer before it has read everything: the rest is not wanted any more.
        settled.abort();
      },
    );
    pipeline(requests, stream, { signal: settled.signal }).catch((error) => {
      // The caller's own source failed: that error is the outcome, not the cancellation.
      reject(error);
      stream.cancel();
    });
  });
}

async function* receiveStream(
  channel: Client,
  { path, requestSerialize, responseDeserialize }: Method,
  input: unknown,
  metadata: Metadata,
  deadline: number,
): AsyncGenerator<unknown> {
  const stream = channel.makeServerStreamRequest(
    path,
    requestSerialize,
    responseDeserialize,
    input,
    metadata,
    { deadline },
  );
  try {
    yield* stream;
  } catch (error) {
    throw asDomainError(error);
  } finally {
    stream.cancel();
  }
}

function isTransportFailure(error: ServiceError): boolean {
  return error.code === status.UNAVAILABLE || error.code === status.DEADLINE_EXCEEDED;
}

function asDomainError(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  if (error instanceof Error && 'metadata' in error) return fromGrpcError(error as ServiceError);
  if (CircuitBreaker.isOurError(error as Error)) return new DomainError('SERVICE_UNAVAILABLE');
  throw error;
}

/** grpc.health.v1 by hand: one empty request, one response whose field 1 is 1 when serving. */
function checkHealth(channel: Client, deadline: number): Promise<void> {
  return new Promise((resolve, reject) => {
    channel.makeUnaryRequest(
      '/grpc.health.v1.Health/Check',
      () => Buffer.alloc(0),
      (bytes: Buffer) => bytes[0] === 0x08 && bytes[1] === 1,
      null,
      new Metadata(),
      { deadline },
      (error, serving) => {
        if (error) reject(fromGrpcError(error));
        else if (serving) resolve();
        else reject(new DomainError('SERVICE_UNAVAILABLE'));
      },
    );
  });
}
