/** The thread behind storm.ts: plays one storm and posts what became of it. */
import { setPriority } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { type Dispatcher, Pool } from 'undici';
import { type MixedRequest, mixedRequest } from './mixed-requests.ts';
import type { Storm, StormResult } from './storm.ts';

const { url, learners, seconds, load } = workerData as Storm;
/** Longer than the product lets anything take. */
const TIMEOUT_MS = 150_000;
const MOST_CONNECTIONS = 4_000;
/** Milliseconds that one of a number of callers rests after it was turned away. */
const REST_MS = 100;
/** The last few ways in which requests went wrong are enough to tell. */
const MOST_WRONG_TOLD = 20;

// Callers have machines of their own: one that waits for a core here would measure itself. Of this
// thread alone, and only root may.
if (process.getuid?.() === 0) setPriority(-10);

const pool = new Pool(url, {
  connections: MOST_CONNECTIONS,
  pipelining: 1,
  headersTimeout: TIMEOUT_MS,
  bodyTimeout: TIMEOUT_MS,
});
const result: StormResult = {
  seconds: 0,
  begun: 0,
  accepted: [],
  shed: [],
  wrong: [],
  completions: new Map(),
};
const started = performance.now();
const end = started + seconds * 1000;

await ('concurrency' in load ? inTurn(load.concurrency) : atRate(load.perSecond));
result.seconds = (performance.now() - started) / 1000;
await pool.close();
parentPort?.postMessage(result);

async function inTurn(concurrency: number): Promise<void> {
  const caller = async (): Promise<void> => {
    while (performance.now() < end) {
      const accepted = await send(mixedRequest(learners, Math.random), performance.now());
      if (!accepted) await wait(REST_MS);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, caller));
}

/** As strangers come: independently of each other, so that the gaps are exponential. */
async function atRate(perSecond: number): Promise<void> {
  const sent: Promise<boolean>[] = [];
  let due = started;
  for (;;) {
    due += (-Math.log(1 - Math.random()) * 1000) / perSecond;
    if (due >= end) break;
    while (performance.now() < due) await wait(1);
    sent.push(send(mixedRequest(learners, Math.random), due));
  }
  await Promise.all(sent);
}

/** Whether it was accepted. Counts from when it was due, however busy this thread was. */
function send(request: MixedRequest, due: number): Promise<boolean> {
  result.begun += 1;
  const { promise, resolve } = Promise.withResolvers<boolean>();
  let status = 0;
  let retryAfter: unknown;
  const wrong = (what: string): void => {
    if (result.wrong.length < MOST_WRONG_TOLD) {
      result.wrong.push(`${request.method} ${request.path}: ${what}`);
    }
    resolve(false);
  };
  const handler: Dispatcher.DispatchHandler = {
    onRequestStart() {},
    onResponseStart(_controller, statusCode, headers) {
      status = statusCode;
      retryAfter = headers['retry-after'];
    },
    onResponseData() {},
    onResponseEnd() {
      const now = performance.now();
      const time = { dueMs: due - started, tookMs: now - due };
      if (status === request.status) {
        result.accepted.push({ kind: request.kind, ...time });
        const { taskId } = request;
        if (taskId) result.completions.set(taskId, (result.completions.get(taskId) ?? 0) + 1);
        resolve(true);
      } else if ((status === 503 || status === 429) && Number(retryAfter) > 0) {
        result.shed.push(time);
        resolve(false);
      } else {
        wrong(`answered ${status}`);
      }
    },
    onResponseError: (_controller, error) => wrong(error.message),
  };
  const { method, path, headers, body } = request;
  pool.dispatch({ method, path, headers, body }, handler);
  return promise;
}
