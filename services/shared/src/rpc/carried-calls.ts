import type { ServerDuplexStream } from '@grpc/grpc-js';
import type { Answer, Call, CarryRequest, CarryResponse } from '@repaso/proto/gen/rpc/v1/calls';

/** Milliseconds that a client has to end its streams after it was told to. */
const LEAVE_LIMIT_MS = 2_000;
/** Bytes of answers after which a message is sent without waiting for more. */
const MESSAGE_BYTES = 1024 * 1024;

type Stream = ServerDuplexStream<CarryRequest, CarryResponse>;
type AnswerCall = (call: Call) => Promise<Omit<Answer, 'id'>>;

export interface CarriedCalls {
  /** Answers the calls that arrive on the stream until the client ends it. */
  serve(stream: Stream): void;
  /** Tells the clients to go elsewhere; what they send until then is answered, too. */
  drain(): void;
}

/** The service's side of proto/rpc/v1/calls.proto. `answer` never rejects. */
export function createCarriedCalls(answer: AnswerCall): CarriedCalls {
  const open = new Set<{ drain(): void }>();
  let draining = false;

  return {
    serve(stream) {
      const served = serveStream(stream, answer, () => open.delete(served));
      open.add(served);
      if (draining) served.drain();
    },
    drain() {
      draining = true;
      for (const served of open) served.drain();
    },
  };
}

function serveStream(stream: Stream, answer: AnswerCall, onEnd: () => void): { drain(): void } {
  let running = 0;
  let ended = false;
  let answers: Answer[] = [];
  let bytes = 0;

  const write = (message: CarryResponse): void => {
    // What came after the end, to a client that was told to leave, is answered by that end.
    if (stream.cancelled || stream.writableEnded || stream.write(message)) return;
    // Whoever does not read the answers gets no further calls done.
    stream.pause();
    stream.once('drain', () => stream.resume());
  };
  const flush = (): void => {
    if (answers.length > 0) {
      const message = { answers, draining: false };
      answers = [];
      bytes = 0;
      write(message);
    }
    if (ended && running === 0) stream.end();
  };
  const run = async (call: Call): Promise<void> => {
    running += 1;
    const done = await answer(call);
    running -= 1;
    // What is done while the same events are handled goes in one message.
    if (answers.length === 0) setImmediate(flush);
    answers.push({ id: call.id, ...done });
    bytes += done.response.length;
    if (bytes > MESSAGE_BYTES) flush();
  };
  const end = (): void => {
    ended = true;
    if (running === 0 && answers.length === 0) stream.end();
  };

  stream.on('data', ({ calls }: CarryRequest) => {
    for (const call of calls) void run(call);
  });
  stream.once('end', end);
  stream.once('cancelled', onEnd);
  stream.once('finish', onEnd);
  return {
    drain() {
      write({ answers: [], draining: true });
      setTimeout(end, LEAVE_LIMIT_MS).unref();
    },
  };
}
