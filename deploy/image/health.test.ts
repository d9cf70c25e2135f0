import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createLogger } from '@repaso/shared/log';
import { startRpcServer } from '@repaso/shared/rpc/server';
import { testTls } from '@repaso/shared/testing/certificates';
import { afterAll, expect, it } from 'vitest';

const run = promisify(execFile);
const stops: (() => unknown)[] = [];
afterAll(async () => {
  for (const stop of stops) await stop();
});

/** `repaso …` as a container runs it. Resolves with its exit code and what it complained of. */
function repaso(command: string, env: Record<string, string> = {}) {
  return run(join(import.meta.dirname, 'repaso'), [command], {
    env: { PATH: process.env.PATH, ...env },
  }).then(
    () => ({ code: 0, stderr: '' }),
    ({ code, stderr }: { code: number; stderr: string }) => ({ code, stderr: stderr.trim() }),
  );
}

it('asks a gRPC service whether it serves', async () => {
  const server = await startRpcServer(
    {},
    {},
    {
      address: '127.0.0.1:0',
      serviceToken: 'a token that only this test knows',
      log: createLogger('test', 'silent'),
    },
  );
  stops.push(() => server.stop());
  const env = { GRPC_ADDRESS: `0.0.0.0:${server.port}` };
  expect(await repaso('health', env)).toEqual({ code: 1, stderr: 'not serving' });
  server.setServing(true);
  expect(await repaso('health', env)).toEqual({ code: 0, stderr: '' });
});

it('asks a service that speaks to those with certificates alone', async () => {
  const server = await startRpcServer(
    {},
    {},
    {
      address: '127.0.0.1:0',
      serviceToken: 'a token that only this test knows',
      tls: testTls,
      log: createLogger('test', 'silent'),
    },
  );
  stops.push(() => server.stop());
  server.setServing(true);
  const folder = mkdtempSync(join(tmpdir(), 'repaso-health-'));
  stops.push(() => rmSync(folder, { recursive: true }));
  const file = (name: string, content: string): string => {
    writeFileSync(join(folder, name), content);
    return join(folder, name);
  };
  const env = { GRPC_ADDRESS: `0.0.0.0:${server.port}` };
  const certificates = {
    RPC_TLS_CA_FILE: file('ca.crt', testTls.ca),
    RPC_TLS_CERT_FILE: file('tls.crt', testTls.certificate),
    RPC_TLS_KEY_FILE: file('tls.key', testTls.key),
  };
  expect(await repaso('health', { ...env, ...certificates })).toEqual({ code: 0, stderr: '' });
  expect((await repaso('health', env)).code).toBe(1);
});

it('asks an HTTP server whether it is ready', async () => {
  let status = 503;
  const server = createServer((request, response) => {
    response.writeHead(request.url === '/readyz' ? status : 404).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  stops.push(() => server.close());
  const env = { PORT: String((server.address() as AddressInfo).port) };
  expect(await repaso('health', env)).toEqual({ code: 1, stderr: '/readyz answers 503' });
  status = 200;
  expect(await repaso('health', env)).toEqual({ code: 0, stderr: '' });
});

it('finds that nobody listens, or that nobody said where', async () => {
  const dead = await repaso('health', { GRPC_ADDRESS: '0.0.0.0:9' });
  expect(dead).toMatchObject({ code: 1, stderr: expect.stringContaining('ECONNREFUSED') });
  expect((await repaso('health')).code).toBe(1);
});

it('names its commands to who asks for another', async () => {
  const { code, stderr } = await repaso('sleep');
  expect(code).toBe(64);
  expect(stderr).toContain('lesson-worker');
});
