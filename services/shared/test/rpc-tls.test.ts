import { LessonServiceService } from '@repaso/proto/gen/lesson/v1/lesson';
import { afterAll, describe, expect, it } from 'vitest';
import { createRpcClient } from '../src/rpc/client.ts';
import { type Handlers, type RpcServer, startRpcServer } from '../src/rpc/server.ts';
import { type RpcTls, rpcTls } from '../src/rpc/tls.ts';
import { strangersTls, testTls } from '../testing/certificates.ts';
import { testLog } from '../testing/engines.ts';

const serviceToken = 'these-services-know-each-other-by-this';
const stops: (() => unknown)[] = [];
afterAll(async () => {
  for (const stop of stops.reverse()) await stop();
});

const handlers = { countLessons: async () => ({ total: 3 }) };

async function serve(host: string): Promise<RpcServer> {
  const server = await startRpcServer(
    LessonServiceService,
    handlers as unknown as Handlers<typeof LessonServiceService>,
    { address: `${host}:0`, serviceToken, tls: testTls, log: testLog },
  );
  stops.push(() => server.stop());
  server.setServing(true);
  return server;
}

function connect(tls: RpcTls | undefined, address: string) {
  const client = createRpcClient(LessonServiceService, {
    address,
    serviceToken,
    tls,
    name: 'lesson',
    log: testLog,
    idempotent: [],
  });
  stops.push(() => client.close());
  return client;
}

const server = await serve('127.0.0.1');
const address = `localhost:${server.port}`;

describe('with certificates', () => {
  it('calls go through between those of one authority', async () => {
    const client = connect(testTls, address);
    await client.ping(5_000);
    expect(await client.countLessons({ userId: 'abc' })).toEqual({ total: 3 });
  });

  it.each([
    ['speaks in clear', undefined],
    [
      'trusts us, but shows the certificate of another authority',
      { ...strangersTls, ca: testTls.ca },
    ],
  ])('nobody is let in who %s', async (_, tls) => {
    await expect(connect(tls, address).countLessons({ userId: 'abc' })).rejects.toMatchObject({
      code: 'SERVICE_UNAVAILABLE',
    });
  });

  it('nobody is called whom another authority vouches for, or who has another name', async () => {
    const unavailable = { code: 'SERVICE_UNAVAILABLE' };
    const misled = connect({ ...testTls, ca: strangersTls.ca }, address);
    await expect(misled.countLessons({ userId: 'abc' })).rejects.toMatchObject(unavailable);
    // This machine too, by an address that the certificate does not name.
    const elsewhere = connect(testTls, `127.0.0.2:${(await serve('127.0.0.2')).port}`);
    await expect(elsewhere.countLessons({ userId: 'abc' })).rejects.toMatchObject(unavailable);
  });
});

it('is configured as a whole or not at all', () => {
  expect(rpcTls({})).toBeUndefined();
  expect(rpcTls({ RPC_TLS_CA: 'a', RPC_TLS_CERT: 'b', RPC_TLS_KEY: 'c' })).toEqual({
    ca: 'a',
    certificate: 'b',
    key: 'c',
  });
  expect(() => rpcTls({ RPC_TLS_CA: 'a' })).toThrow('belong together');
});
