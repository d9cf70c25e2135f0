import { once } from 'node:events';
import {
  type handleBidiStreamingCall,
  type handleClientStreamingCall,
  type handleServerStreamingCall,
  type handleUnaryCall,
  type Metadata,
  type MethodDefinition,
  Server,
  type ServerErrorResponse,
  type ServerWritableStream,
  type ServiceDefinition,
  status,
  type UntypedServiceImplementation,
} from '@grpc/grpc-js';
import type { Answer, Call, CarryRequest, CarryResponse } from '@repaso/proto/gen/rpc/v1/calls';
import { carryMethod } from '@repaso/proto/rpc/carry';
import { HealthImplementation } from 'grpc-health-check';
import { createClock, newId } from '../clock.ts';
import { runInContext, type WorkContext } from '../context.ts';
import { DomainError } from '../errors.ts';
import type { Logger } from '../log.ts';
import { logSecurityEvent } from '../security-event.ts';
import { createDuration, recordSince } from '../telemetry/meter.ts';
import { callAttributes } from './call-attributes.ts';
import { createCarriedCalls } from './carried-calls.ts';
import { type Refusal, toDomainError, toRefusal, toServiceError } from './errors.ts';
import { createTokenCheck } from './service-tokens.ts';
import { type RpcTls, serverCredentials } from './tls.ts';
import { traceServed } from './trace-call.ts';

/**
 * How a service's methods are written: a promise for the response, or an iterable of responses
 * where they are a stream; a DomainError for the rest.
 */
export type Handlers<Service> = {
  [Name in keyof Service]: Service[Name] extends MethodDefinition<infer Request, infer Response>
    ? Service[Name] extends { requestStream: true }
      ? (requests: AsyncIterable<Request>) => Promise<Response>
      : Service[Name] extends { responseStream: true }
        ? (request: Request) => AsyncIterable<Response>
        : (request: Request) => Promise<Response>
    : never;
};

const callDuration = createDuration(
  'rpc.server.call.duration',
  'How long calls took to answer, by method and status.',
);

const NOTHING = Buffer.alloc(0);

export interface RpcServer {
  /** The port it listens on. */
  readonly port: number;
  /** What grpc.health.v1 answers for the whole server. */
  setServing(serving: boolean): void;
  /** Refuses new calls, lets running ones finish. */
  stop(): Promise<void>;
}

export interface RpcServerOptions {
  /** host:port; port 0 takes a free one. */
  address: string;
  /** SERVICE_TOKEN: any of its tokens is accepted. */
  serviceToken: string;
  /** In clear without. */
  tls?: RpcTls | undefined;
  log: Logger;
  /** Calls running at once; what comes beyond is answered SERVICE_BUSY. */
  maxConcurrentCalls?: number;
}

/** Starts a gRPC server with one service and grpc.health.v1, which needs no token. */
export async function startRpcServer<Service extends ServiceDefinition>(
  service: Service,
  handlers: Handlers<Service>,
  options: RpcServerOptions,
): Promise<RpcServer> {
  const { log, maxConcurrentCalls = 500 } = options;
  const server = new Server({
    // Clients reconnect now and then, so that new replicas get their share.
    'grpc.max_connection_age_ms': 10 * 60_000,
    'grpc.max_connection_age_grace_ms': 120_000,
    // Bytes. Many calls may come in one message.
    'grpc.max_receive_message_length': 32 * 1024 * 1024,
  });
  const health = new HealthImplementation({ '': 'NOT_SERVING' });
  health.addToServer(server);
  const isAuthentic = createTokenCheck(options.serviceToken);
  const clock = createClock();
  let running = 0;

  /** Never rejects. */
  const perform = <T>(
    path: string,
    context: WorkContext,
    handle: () => Promise<T>,
  ): Promise<{ value: T } | { refusal: Refusal }> =>
    runInContext(context, async () => {
      const started = performance.now();
      let outcome: status | undefined = status.OK;
      running += 1;
      try {
        if (running > maxConcurrentCalls) throw new DomainError('SERVICE_BUSY');
        return { value: await handle() };
      } catch (thrown) {
        const error = toDomainError(thrown);
        if (error.code === 'INTERNAL') log.error({ err: thrown, rpc: path }, 'call failed');
        else log.debug({ code: error.code, rpc: path }, 'call refused');
        const refusal = toRefusal(error);
        outcome = refusal.status;
        return { refusal };
      } finally {
        running -= 1;
        recordSince(callDuration, started, callAttributes(path, outcome));
      }
    });

  const requireToken = (metadata: Metadata, path: string): void => {
    if (isAuthentic(String(metadata.get('authorization')[0]))) return;
    logSecurityEvent(log, 'unknown-caller', { rpc: path });
    throw new DomainError('FORBIDDEN');
  };
  const answer = async (
    call: { metadata: Metadata; getDeadline(): Date | number; getPath(): string },
    respond: (error: Partial<ServerErrorResponse> | null, value?: unknown) => void,
    handle: () => Promise<unknown>,
  ): Promise<void> => {
    const requestId = String(call.metadata.get('x-request-id')[0] ?? newId(clock));
    const deadline = Number(call.getDeadline());
    const context = {
      requestId,
      deadline: Number.isFinite(deadline) ? deadline : undefined,
      client: call.metadata.get('x-client')[0]?.toString(),
    };
    const done = await perform(call.getPath(), context, async () => {
      requireToken(call.metadata, call.getPath());
      return handle();
    });
    if ('value' in done) respond(null, done.value);
    else respond(toServiceError(done.refusal.status, done.refusal.detail));
  };

  const unaryMethods = new Map<string, (request: Buffer) => Promise<Buffer>>();
  const answerCarried = async (call: Call): Promise<Omit<Answer, 'id'>> => {
    const requestId = call.requestId || newId(clock);
    const context = {
      requestId,
      deadline: Date.now() + call.timeoutMs,
      client: call.client || undefined,
    };
    const done = await perform(call.path, context, async () => {
      const method = unaryMethods.get(call.path);
      if (!method) throw new DomainError('METHOD_NOT_ALLOWED');
      return method(call.request);
    });
    return 'value' in done
      ? { status: status.OK, response: done.value, error: NOTHING }
      : { status: done.refusal.status, response: NOTHING, error: done.refusal.detail };
  };
  const carriedCalls = createCarriedCalls((call) => traceServed(call, () => answerCarried(call)));
  const carry: handleBidiStreamingCall<CarryRequest, CarryResponse> = (stream) => {
    try {
      requireToken(stream.metadata, stream.getPath());
      carriedCalls.serve(stream);
    } catch (thrown) {
      const { status: code, detail } = toRefusal(toDomainError(thrown));
      stream.emit('error', toServiceError(code, detail));
    }
  };

  const implementation: UntypedServiceImplementation = {};
  for (const name of Object.keys(service) as (keyof Service & string)[]) {
    const handle = handlers[name] as (input: unknown) => Promise<unknown>;
    const handleStream = handlers[name] as unknown as (input: unknown) => AsyncIterable<unknown>;
    const unary: handleUnaryCall<unknown, unknown> = (call, callback) =>
      void answer(call, callback, () => handle(call.request));
    const clientStream: handleClientStreamingCall<unknown, unknown> = (call, callback) =>
      void answer(call, callback, () => handle(call));
    const serverStream: handleServerStreamingCall<unknown, unknown> = (call) => {
      const respond = (error: Partial<ServerErrorResponse> | null): void => {
        if (error) call.emit('error', error);
        else call.end();
      };
      void answer(call, respond, () => writeAll(handleStream(call.request), call));
    };
    const { requestStream, responseStream, ...method } = service[name] as MethodDefinition<
      unknown,
      unknown
    >;
    if (requestStream) implementation[name] = clientStream;
    else if (responseStream) implementation[name] = serverStream;
    else {
      implementation[name] = unary;
      unaryMethods.set(method.path, async (request) =>
        method.responseSerialize(await handle(method.requestDeserialize(request))),
      );
    }
  }
  // A worker serves nothing but its health.
  if (Object.keys(service).length > 0) {
    server.addService(service, implementation);
    server.addService({ carry: carryMethod }, { carry });
  }

  const port = await new Promise<number>((resolve, reject) => {
    server.bindAsync(options.address, serverCredentials(options.tls), (error, bound) =>
      error ? reject(error) : resolve(bound),
    );
  });
  log.info({ port }, 'listening for gRPC');
  return {
    port,
    setServing: (serving) => health.setStatus('', serving ? 'SERVING' : 'NOT_SERVING'),
    stop: () =>
      new Promise((resolve, reject) => {
        health.setStatus('', 'NOT_SERVING');
        carriedCalls.drain();
        server.tryShutdown((error) => (error ? reject(error) : resolve()));
      }),
  };
}

/** Waits for a reader who is slow, and stops for one who is gone. */
async function writeAll(
  responses: AsyncIterable<unknown>,
  call: ServerWritableStream<unknown, unknown>,
): Promise<void> {
  const gone = new AbortController();
  call.once('cancelled', () => gone.abort());
  for await (const response of responses) {
    if (call.cancelled) return;
    if (call.write(response)) continue;
    try {
      await once(call, 'drain', { signal: gone.signal });
    } catch (error) {
      if (gone.signal.aborted) return;
      throw error;
    }
  }
}
