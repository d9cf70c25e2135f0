import { once } from 'node:events';
import net from 'node:net';
import { Client, credentials, Metadata } from '@grpc/grpc-js';
import {
  type CreateLessonRequest,
  LessonServiceClient,
  LessonServiceService,
} from '@repaso/proto/gen/lesson/v1/lesson';
import { carryMethod } from '@repaso/proto/rpc/carry';
import { afterEach, describe, expect, it } from 'vitest';
import { currentContext, runInContext } from '../src/context.ts';
import { DomainError } from '../src/errors.ts';
import { createRpcClient } from '../src/rpc/client.ts';
import { type Handlers, startRpcServer } from '../src/rpc/server.ts';
import { testLog } from '../testing/engines.ts';

const serviceToken = 'these-services-know-each-other-by-this';
type LessonHandlers = Handlers<typeof LessonServiceService>;

const stops: (() => unknown)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
});

async function serve(
  handlers: Partial<LessonHandlers>,
  options: { address?: string; maxConcurrentCalls?: number; serviceToken?: string } = {},
) {
  const unused = async (): Promise<never> => {
    throw new DomainError('NOT_FOUND');
  };
  const all = {
    ...Object.fromEntries(Object.keys(LessonServiceService).map((name) => [name, unused])),
    ...handlers,
  } as LessonHandlers;
  const server = await startRpcServer(LessonServiceService, all, {
    address: '127.0.0.1:0',
    serviceToken,
    log: testLog,
    ...options,
  });
  stops.push(() => server.stop());
  return server;
}

function connect(port: number, token = serviceToken) {
  const client = createRpcClient(LessonServiceService, {
    address: `127.0.0.1:${port}`,
    serviceToken: token,
    name: 'lesson',
    log: testLog,
    idempotent: ['countLessons'],
  });
  stops.push(() => client.close());
  return client;
}

describe('a call to another service', () => {
  it('resolves with the response', async () => {
    const server = await serve({ countLessons: async ({ userId }) => ({ total: userId.length }) });
    expect(await connect(server.port).countLessons({ userId: 'abc' })).toEqual({ total: 3 });
  });

  it('carries the request id and the remaining time', async () => {
    let seen: ReturnType<typeof currentContext>;
    const server = await serve({
      countLessons: async () => {
        seen = currentContext();
        return { total: 0 };
      },
    });
    const client = connect(server.port);
    const deadline = Date.now() + 1_500;
    await runInContext({ requestId: 'request-12345', deadline }, () =>
      client.countLessons({ userId: '' }),
    );
    expect(seen?.requestId).toBe('request-12345');
    expect(Math.abs((seen?.deadline ?? 0) - deadline)).toBeLessThan(1_000);
  });

  it('throws the error that the service named, with its fields', async () => {
    const server = await serve({
      countLessons: async () => {
        throw new DomainError('VALIDATION_FAILED', 'Bad.', { fields: { title: 'Too long.' } });
      },
    });
    await expect(connect(server.port).countLessons({ userId: '' })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      message: 'Bad.',
      fields: { title: 'Too long.' },
    });
  });

  it('does not tell what a defect says', async () => {
    const server = await serve({
      countLessons: async () => {
        throw new Error('relation "secret" does not exist');
      },
    });
    const error = await connect(server.port)
      .countLessons({ userId: '' })
      .catch((thrown) => thrown);
    expect(error).toMatchObject({ code: 'INTERNAL' });
    expect(error.message).not.toContain('secret');
  });

  it('is let through with the new token and the old one while it is being changed', async () => {
    const renewed = `the-next-token-of-these-services-is-this, ${serviceToken}`;
    const server = await serve(
      { countLessons: async () => ({ total: 0 }) },
      { serviceToken: renewed },
    );
    await connect(server.port).countLessons({ userId: 'abc' });
    await connect(server.port, renewed).countLessons({ userId: 'abc' });
    // Calls carry the first alone.
    const before = await serve({});
    await expect(
      connect(before.port, renewed).countLessons({ userId: 'abc' }),
    ).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  it('is answered as soon as it is done, whatever was asked before', async () => {
    const slow = Promise.withResolvers<void>();
    const server = await serve({
      async countLessons({ userId }) {
        if (userId === 'slow') await slow.promise;
        return { total: userId.length };
      },
    });
    const client = connect(server.port);
    const first = client.countLessons({ userId: 'slow' });
    const others = Array.from({ length: 300 }, (_, length) =>
      client.countLessons({ userId: 'x'.repeat(length) }),
    );
    const totals = (await Promise.all(others)).map(({ total }) => total);
    expect(totals).toEqual(totals.map((_, index) => index));
    slow.resolve();
    expect(await first).toEqual({ total: 4 });
  });

  it('carries answers that are larger than what is sent at once', async () => {
    const lessonsJson = Buffer.alloc(5_000_000, 'ñ');
    const server = await serve({ listLessons: async () => ({ lessonsJson }) });
    const client = connect(server.port);
    const answers = await Promise.all([1, 2, 3].map(() => client.listLessons({ userId: '' })));
    for (const answer of answers) expect(answer.lessonsJson.equals(lessonsJson)).toBe(true);
  });

  it('carries requests that are larger than what is sent at once', async () => {
    const server = await serve({ countLessons: async ({ userId }) => ({ total: userId.length }) });
    const client = connect(server.port);
    const userId = 'x'.repeat(900_000);
    const answers = await Promise.all(
      Array.from({ length: 9 }, () => client.countLessons({ userId })),
    );
    expect(answers).toEqual(answers.map(() => ({ total: 900_000 })));
  });

  it('fails at once when the client is closed', async () => {
    const server = await serve({ getLesson: () => new Promise(() => {}) });
    const client = connect(server.port);
    await expect(client.countLessons({ userId: '' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const call = client.getLesson({ userId: '', lessonId: '' }, { timeoutMs: 60_000 });
    client.close();
    await expect(call).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
  });

  it('fails when the service dies before it is answered', async () => {
    const asked = Promise.withResolvers<void>();
    const server = await serve({
      getLesson() {
        asked.resolve();
        return new Promise(() => {});
      },
    });
    const sockets: net.Socket[] = [];
    const relay = net.createServer((socket) => {
      const onward = net.connect(server.port, '127.0.0.1');
      sockets.push(socket, onward);
      for (const each of [socket, onward]) each.on('error', () => {});
      socket.pipe(onward).pipe(socket);
    });
    await once(relay.listen(0, '127.0.0.1'), 'listening');
    stops.push(() => relay.close());
    const client = connect((relay.address() as net.AddressInfo).port);
    const call = client.getLesson({ userId: '', lessonId: '' }, { timeoutMs: 60_000 });
    await asked.promise;
    relay.close();
    for (const socket of sockets) socket.destroy();
    await expect(call).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
  });

  it('is refused without the right token', async () => {
    const server = await serve({ countLessons: async () => ({ total: 1 }) });
    const stranger = connect(server.port, 'another-token-of-the-same-length-here');
    await expect(stranger.countLessons({ userId: '' })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
  });

  it('ends at its deadline when the service hangs', async () => {
    const server = await serve({
      getLesson: () => new Promise(() => {}),
    });
    const client = connect(server.port);
    const call = client.getLesson({ userId: '', lessonId: '' }, { timeoutMs: 100 });
    await expect(call).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    client.close();
  });

  it('streams to the service, message by message', async () => {
    const server = await serve({
      async createLesson(requests) {
        let bytes = 0;
        for await (const { part } of requests) {
          if (part?.$case === 'chunk') bytes += part.value.length;
        }
        throw new DomainError('CONTENT_TOO_SHORT', `${bytes} bytes`);
      },
    });
    async function* chunks(): AsyncGenerator<CreateLessonRequest> {
      for (let index = 0; index < 200; index += 1) {
        yield { part: { $case: 'chunk', value: Buffer.alloc(50_000) } };
      }
    }
    const call = connect(server.port).createLesson(chunks());
    await expect(call).rejects.toMatchObject({ message: '10000000 bytes' });
  });

  it('streams from the service, as fast as it is read', async () => {
    let made = 0;
    const server = await serve({
      async *readNotes() {
        for (; made < 200; made += 1) {
          yield { part: { $case: 'chunk' as const, value: Buffer.alloc(65_536, made) } };
        }
      },
    });
    let read = 0;
    for await (const { part } of connect(server.port).readNotes({ userId: 'a', lessonId: 'b' })) {
      if (part?.$case === 'chunk') expect(part.value[0]).toBe(read % 256);
      read += 1;
      if (read === 1) expect(made).toBeLessThan(200);
    }
    expect(read).toBe(200);
  });

  it('ends a stream with the error that the service named', async () => {
    const server = await serve({
      async *exportLessons() {
        yield { json: Buffer.from('[') };
        throw new DomainError('NOT_FOUND', 'It is gone.');
      },
    });
    const pieces: string[] = [];
    const reading = async (): Promise<void> => {
      for await (const { json } of connect(server.port).exportLessons({ userId: 'a' })) {
        pieces.push(json.toString());
      }
    };
    await expect(reading()).rejects.toMatchObject({ code: 'NOT_FOUND', message: 'It is gone.' });
    expect(pieces).toEqual(['[']);
  });

  it('tells the service when nobody reads its stream any more', async () => {
    const stopped = Promise.withResolvers<void>();
    const server = await serve({
      async *readNotes() {
        try {
          for (;;) yield { part: { $case: 'chunk' as const, value: Buffer.alloc(65_536) } };
        } finally {
          stopped.resolve();
        }
      },
    });
    for await (const _ of connect(server.port).readNotes({ userId: 'a', lessonId: 'b' })) break;
    await stopped.promise;
  });

  it('fails with the error of the source it streams from', async () => {
    const server = await serve({
      async createLesson(requests) {
        for await (const _ of requests);
        throw new DomainError('CONTENT_TOO_SHORT');
      },
    });
    // biome-ignore lint/correctness/useYield: the source fails before its first message.
    async function* broken(): AsyncGenerator<CreateLessonRequest> {
      throw new DomainError('FILE_TOO_LARGE');
    }
    const call = connect(server.port).createLesson(broken());
    await expect(call).rejects.toMatchObject({ code: 'FILE_TOO_LARGE' });
  });

  it('is tried again when it is idempotent and the service was unavailable', async () => {
    const calls = { countLessons: 0, listLessons: 0 };
    const unavailableOnce = (name: keyof typeof calls): void => {
      calls[name] += 1;
      if (calls[name] === 1) throw new DomainError('SERVICE_UNAVAILABLE');
    };
    const server = await serve({
      async countLessons() {
        unavailableOnce('countLessons');
        return { total: 7 };
      },
      async listLessons() {
        unavailableOnce('listLessons');
        return { lessonsJson: Buffer.from('[]') };
      },
    });
    const client = connect(server.port);
    expect(await client.countLessons({ userId: '' })).toEqual({ total: 7 });
    await expect(client.listLessons({ userId: '' })).rejects.toMatchObject({
      code: 'SERVICE_UNAVAILABLE',
    });
    expect(calls).toEqual({ countLessons: 2, listLessons: 1 });
  });

  it('finds a service that comes back', async () => {
    const first = await serve({ countLessons: async () => ({ total: 1 }) });
    const client = connect(first.port);
    await client.countLessons({ userId: '' });
    await first.stop();
    const address = `127.0.0.1:${first.port}`;
    await expect(client.countLessons({ userId: '' })).rejects.toMatchObject({
      code: 'SERVICE_UNAVAILABLE',
    });
    await serve({ countLessons: async () => ({ total: 2 }) }, { address });
    await expect
      .poll(() => client.countLessons({ userId: '' }).catch(({ code }) => code), {
        timeout: 10_000,
      })
      .toEqual({ total: 2 });
  });

  it('is refused at once while the service does not answer at all', async () => {
    const hanging = net.createServer(() => {}).listen(0, '127.0.0.1');
    await once(hanging, 'listening');
    stops.push(() => hanging.close());
    const client = connect((hanging.address() as net.AddressInfo).port);
    const calls = Array.from({ length: 40 }, () =>
      client.getLesson({ userId: '', lessonId: '' }, { timeoutMs: 50 }).catch(() => {}),
    );
    await Promise.all(calls);
    const started = performance.now();
    await expect(
      client.getLesson({ userId: '', lessonId: '' }, { timeoutMs: 60_000 }),
    ).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    expect(performance.now() - started).toBeLessThan(10_000);
  });
});

describe('a service', () => {
  it('sheds what exceeds its limit', async () => {
    const release = Promise.withResolvers<void>();
    const server = await serve(
      {
        async countLessons() {
          await release.promise;
          return { total: 1 };
        },
      },
      { maxConcurrentCalls: 2 },
    );
    const client = connect(server.port);
    const calls = Array.from({ length: 5 }, () =>
      client.countLessons({ userId: '' }).then(
        () => 'done',
        (error) => error.code,
      ),
    );
    const busy = await Promise.any(
      calls.map(async (call) => {
        if ((await call) !== 'SERVICE_BUSY') throw new Error('not shed');
        return 'SERVICE_BUSY';
      }),
    );
    expect(busy).toBe('SERVICE_BUSY');
    release.resolve();
    expect((await Promise.all(calls)).filter((outcome) => outcome === 'done')).toHaveLength(2);
  });

  it('tells its health, and finishes running calls when it stops', async () => {
    const started = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    const server = await serve({
      async countLessons() {
        started.resolve();
        await release.promise;
        return { total: 5 };
      },
    });
    const client = connect(server.port);
    await expect(client.ping(1_000)).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    server.setServing(true);
    await client.ping(1_000);

    const call = client.countLessons({ userId: '' });
    await started.promise;
    const stopped = server.stop();
    stops.splice(0, 1);
    release.resolve();
    expect(await call).toEqual({ total: 5 });
    await stopped;
  });

  it('does not wait for ever for clients that keep their streams', async () => {
    const server = await serve({ countLessons: async () => ({ total: 5 }) });
    const stream = new Client(`127.0.0.1:${server.port}`, credentials.createInsecure());
    stops.push(() => stream.close());
    const metadata = new Metadata();
    metadata.set('authorization', `Bearer ${serviceToken}`);
    const { path, requestSerialize, responseDeserialize } = carryMethod;
    const carried = stream.makeBidiStreamRequest(
      path,
      requestSerialize,
      responseDeserialize,
      metadata,
    );
    const request = Buffer.alloc(0);
    const call = { path: LessonServiceService.countLessons.path, request, trace: {} };
    carried.write({ calls: [{ id: 1, timeoutMs: 1_000, requestId: '', client: '', ...call }] });
    const [{ answers }] = await once(carried, 'data');
    expect(answers).toMatchObject([{ id: 1, status: 0 }]);
    carried.resume();
    const ended = once(carried, 'status');
    await server.stop();
    stops.splice(0, 1);
    expect(await ended).toMatchObject([{ code: 0 }]);
  });

  it('answers plain calls of gRPC, too', async () => {
    const server = await serve({ countLessons: async () => ({ total: 5 }) });
    const metadata = new Metadata();
    metadata.set('authorization', `Bearer ${serviceToken}`);
    const plain = new LessonServiceClient(`127.0.0.1:${server.port}`, credentials.createInsecure());
    stops.push(() => plain.close());
    const total = await new Promise((resolve, reject) => {
      plain.countLessons({ userId: '' }, metadata, (error, answer) =>
        error ? reject(error) : resolve(answer),
      );
    });
    expect(total).toEqual({ total: 5 });
  });
});
