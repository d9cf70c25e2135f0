import { once } from 'node:events';
import { Duplex } from 'node:stream';
import type { ServerDuplexStream } from '@grpc/grpc-js';
import type { CarryRequest, CarryResponse } from '@repaso/proto/gen/rpc/v1/calls';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createCarriedCalls } from './carried-calls.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

it('are not answered any more once their stream was ended, which breaks nothing', async () => {
  const sent: CarryResponse[] = [];
  const errors: Error[] = [];
  const stream = new Duplex({
    objectMode: true,
    read() {},
    write(message: CarryResponse, _encoding, done) {
      sent.push(message);
      done();
    },
  });
  stream.on('error', (error) => errors.push(error));
  const answered = Promise.withResolvers<void>();
  const nothing = Buffer.alloc(0);
  const calls = createCarriedCalls(async () => {
    // Those who wait for it go on after its answer was written.
    setImmediate(() => setImmediate(answered.resolve));
    return { status: 0, response: nothing, error: nothing };
  });
  calls.serve(stream as unknown as ServerDuplexStream<CarryRequest, CarryResponse>);

  calls.drain();
  const finished = once(stream, 'finish');
  vi.runAllTimers();
  await finished;
  const call = { path: '/x', request: nothing, timeoutMs: 1_000, requestId: '', client: '' };
  stream.push({ calls: [{ id: 1, trace: {}, ...call }] } satisfies CarryRequest);
  await answered.promise;

  expect(errors).toEqual([]);
  expect(sent).toEqual([{ answers: [], draining: true }]);
});
