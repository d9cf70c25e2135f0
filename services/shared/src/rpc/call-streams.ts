import {
  type Client,
  type ClientDuplexStream,
  Metadata,
  type ServiceError,
  status,
} from '@grpc/grpc-js';
import type { Call, CarryRequest, CarryResponse } from '@repaso/proto/gen/rpc/v1/calls';
import { carryMethod } from '@repaso/proto/rpc/carry';
import { toServiceError } from './errors.ts';

/** Calls take turns on this many streams, so that several replicas get their share. */
const STREAMS = 4;
/** Bytes of requests after which a message is sent without waiting for more. */
const MESSAGE_BYTES = 1024 * 1024;
/** Milliseconds until a stream gives way to a new one, which finds replicas that are new. */
const STREAM_AGE_MS = 30_000;

/** The unary calls of a client, which share a few long-lived streams (proto/rpc/v1/calls.proto). */
export interface CallStreams {
  /** Resolves with the bytes of the response; rejects with a ServiceError. */
  send(call: Omit<Call, 'id'>): Promise<Buffer>;
  close(): void;
}

export function createCallStreams(channel: Client, authorization: string): CallStreams {
  const streams: (CallStream | undefined)[] = Array.from({ length: STREAMS });
  const all = new Set<CallStream>();
  let turn = 0;
  let closed = false;

  const streamOf = (place: number): CallStream => {
    const known = streams[place];
    if (known?.isOpen() && Date.now() - known.openedAt < STREAM_AGE_MS) return known;
    known?.retire();
    const opened = openCallStream(channel, authorization, () => all.delete(opened));
    all.add(opened);
    streams[place] = opened;
    return opened;
  };

  let waiting: { call: Omit<Call, 'id'>; settle: Settle }[] = [];
  const sendWaiting = (): void => {
    const batch = waiting;
    waiting = [];
    if (closed) {
      for (const { settle } of batch) settle.reject(toServiceError(status.UNAVAILABLE));
      return;
    }
    turn = (turn + 1) % STREAMS;
    const stream = streamOf(turn);
    for (const { call, settle } of batch) stream.add(call, settle);
    stream.flush();
  };

  return {
    send: (call) =>
      new Promise((resolve, reject) => {
        // What is asked for while the same events are handled goes in one message.
        if (waiting.length === 0) setImmediate(sendWaiting);
        waiting.push({ call, settle: { resolve, reject } });
      }),
    close() {
      closed = true;
      for (const stream of all) stream.cancel();
    },
  };
}

interface Settle {
  resolve(response: Buffer): void;
  reject(error: ServiceError): void;
}

interface CallStream {
  readonly openedAt: number;
  isOpen(): boolean;
  /** Takes a call for the next message. */
  add(call: Omit<Call, 'id'>, settle: Settle): void;
  flush(): void;
  /** Ends when the calls that are under way have been answered. */
  retire(): void;
  cancel(): void;
}

function openCallStream(channel: Client, authorization: string, onEnd: () => void): CallStream {
  const { path, requestSerialize, responseDeserialize } = carryMethod;
  const metadata = new Metadata();
  metadata.set('authorization', authorization);
  const stream: ClientDuplexStream<CarryRequest, CarryResponse> = channel.makeBidiStreamRequest(
    path,
    requestSerialize,
    responseDeserialize,
    metadata,
  );
  const underWay = new Map<number, Settle & { timer: NodeJS.Timeout }>();
  let calls: Call[] = [];
  let bytes = 0;
  let lastId = 0;
  let open = true;

  const take = (id: number): Settle | undefined => {
    const call = underWay.get(id);
    if (!call) return undefined;
    clearTimeout(call.timer);
    underWay.delete(id);
    return call;
  };
  const flush = (): void => {
    const message = { calls };
    calls = [];
    bytes = 0;
    stream.write(message);
  };
  const retire = (): void => {
    if (!open) return;
    open = false;
    stream.end();
  };

  stream.on('data', ({ answers, draining }: CarryResponse) => {
    for (const { id, status: code, response, error } of answers) {
      // One that came too late belongs to nobody any more.
      const call = take(id);
      if (code === status.OK) call?.resolve(response);
      else call?.reject(toServiceError(code, error));
    }
    if (draining) retire();
  });
  // What is wrong is told with the status, which always comes.
  stream.on('error', () => {});
  stream.on('status', (end) => {
    open = false;
    onEnd();
    // Only the service's own refusal says something of the calls; else the connection broke.
    const code = end.code === status.PERMISSION_DENIED ? end.code : status.UNAVAILABLE;
    for (const id of [...underWay.keys()]) {
      take(id)?.reject(Object.assign(new Error(end.details), { ...end, code }));
    }
  });

  return {
    openedAt: Date.now(),
    isOpen: () => open,
    add(call, settle) {
      lastId += 1;
      const id = lastId;
      const timer = setTimeout(
        () => take(id)?.reject(toServiceError(status.DEADLINE_EXCEEDED)),
        call.timeoutMs,
      );
      underWay.set(id, { ...settle, timer });
      calls.push({ id, ...call });
      bytes += call.request.length;
      if (bytes > MESSAGE_BYTES) flush();
    },
    flush,
    retire,
    cancel() {
      open = false;
      stream.cancel();
    },
  };
}
