import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { IdentityServiceService } from '@repaso/proto/gen/identity/v1/identity';
import { createRpcClient } from '@repaso/shared/rpc/client';
import { createTestDatabase, testLog } from '@repaso/shared/testing/engines';
import { afterAll, expect, inject, it } from 'vitest';
import { startMailCatcher, tokenIn } from './mail-catcher.ts';

const SERVICE_TOKEN = 'the-process-test-knows-this-service-token';
const mail = await startMailCatcher();
const environment = {
  PATH: process.env.PATH,
  LOG_LEVEL: 'trace',
  SERVICE_TOKEN,
  GRPC_ADDRESS: '127.0.0.1:0',
  DATABASE_URL: await createTestDatabase([]),
  NATS_URL: inject('natsUrl'),
  REDIS_URL: inject('redisUrl'),
  SMTP_URL: mail.url,
  PUBLIC_URL: 'http://repaso.test',
  PRACTICE_ADDRESS: '127.0.0.1:9',
};
const started: ChildProcess[] = [];
afterAll(() => {
  for (const child of started) if (child.exitCode === null) child.kill('SIGKILL');
});

/** Runs an entry file of the service. `line` waits for a line of its log with that message. */
function run(entry: string, env: NodeJS.ProcessEnv = environment) {
  const path = fileURLToPath(new URL(`../src/${entry}`, import.meta.url));
  const child = spawn(process.execPath, [path], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  started.push(child);
  const lines: string[] = [];
  const reader = createInterface({ input: child.stdout });
  reader.on('line', (line) => lines.push(line));
  const closed = once(child, 'close').then(([code]) => code as number);
  return {
    child,
    log: () => lines.join('\n'),
    closed,
    async line(message: string): Promise<Record<string, unknown>> {
      for (;;) {
        const found = lines.map((line) => JSON.parse(line)).find(({ msg }) => msg === message);
        if (found) return found;
        await Promise.race([
          once(reader, 'line'),
          closed.then(() => Promise.reject(new Error(`ended without: ${message}`))),
        ]);
      }
    },
  };
}

it('migrates, serves, writes nothing confidential to its log, and stops when told to', async () => {
  const migration = run('migrate.ts');
  expect(await migration.closed).toBe(0);
  expect(migration.log()).toContain('CreateAccounts1790000100000');

  const service = run('main.ts');
  const { port } = await service.line('listening for gRPC');
  await service.line('started');
  const client = createRpcClient(IdentityServiceService, {
    address: `127.0.0.1:${port}`,
    serviceToken: SERVICE_TOKEN,
    name: 'identity',
    log: testLog,
    idempotent: [],
  });
  const email = 'process@example.org';
  const password = 'correct horse battery';
  mail.refuseNext(1);
  await client.signUp({ email, firstName: 'Ana', lastName: undefined, password });
  await service.line('mail not sent, trying again');
  const token = tokenIn(await mail.mailTo(email), 'verify');
  await client.verifyEmail({ token });
  const { sessionToken } = await client.logIn({ email, password, userAgent: 'a browser' });
  await client.getSession({ sessionToken });
  client.close();

  service.child.kill('SIGTERM');
  expect(await service.closed).toBe(0);
  for (const secret of [email, password, token, sessionToken, SERVICE_TOKEN]) {
    expect(service.log()).not.toContain(secret);
  }
});

it('says which variables are missing', async () => {
  const { SMTP_URL: _, ...incomplete } = environment;
  const service = run('main.ts', incomplete);
  expect(await service.closed).toBe(1);
  expect(service.log()).toContain('SMTP_URL: is required');
});
