import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@repaso/scripts/stack/ports';
import { startProgram } from '@repaso/scripts/test/start-program';
import { connectBroker } from '@repaso/shared/events/broker';
import { createLogger } from '@repaso/shared/log';
import { connectRedis } from '@repaso/shared/redis';
import { afterAll, beforeAll, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'repaso-secrets-'));
const log = createLogger('test', 'silent');
const stops: (() => Promise<unknown>)[] = [];

beforeAll(makeSecrets);
afterAll(async () => {
  for (const stop of stops) await stop();
  rmSync(folder, { recursive: true });
});

function makeSecrets(): void {
  execFileSync(process.execPath, [join(import.meta.dirname, 'make-secrets.ts')], {
    env: { SECRETS_DIR: folder },
  });
}

function read(path: string): string {
  return readFileSync(join(folder, path), 'utf8').trim();
}

it('draws once: what was handed out stays the same', () => {
  const all = (): string[] =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => `${entry.name}=${readFileSync(join(entry.parentPath, entry.name), 'utf8')}`)
      .sort();
  const first = all();
  makeSecrets();
  expect(all()).toEqual(first);
  expect(new Set(Object.values(JSON.parse(read('drawn.json')))).size).toBeGreaterThan(10);
});

it('gives no container another’s password, and keeps what it drew to itself', () => {
  const practice = readdirSync(join(folder, 'practice')).map((name) => read(`practice/${name}`));
  for (const other of ['identity/database-url', 'bff/redis-url', 'postgres/password']) {
    expect(practice.join('\n')).not.toContain(read(other));
  }
  expect(statSync(join(folder, 'drawn.json')).mode & 0o777).toBe(0o600);
});

it('lets the services into the broker, and nobody else', async () => {
  const port = await freePort();
  const configuration = join(folder, 'nats.conf');
  writeFileSync(configuration, `include "nats/users.conf"\nlisten: 127.0.0.1:${port}\n`);
  const args = ['-js', '-sd', folder, '-c', configuration];
  stops.push(await startProgram(['nats-server'], args, /Server is ready/));
  const url = read('lesson/nats-url').replace('nats:4222', `127.0.0.1:${port}`);
  const broker = await connectBroker({ url, name: 'test', log });
  expect(broker.isConnected()).toBe(true);
  await broker.close();
  const stranger = connectBroker({ url: `nats://127.0.0.1:${port}`, name: 'stranger', log });
  await expect(stranger).rejects.toThrow(/authorization/i);
});

it('lets the services into Redis, and nobody else', async () => {
  const port = await freePort();
  const args = [join(folder, 'redis/redis.conf'), '--port', String(port), '--bind', '127.0.0.1'];
  const names = ['redis-server', 'valkey-server'];
  stops.push(await startProgram(names, [...args, '--save', ''], /Ready to accept/));
  const url = read('bff/redis-url').replace('redis:6379', `127.0.0.1:${port}`);
  const redis = connectRedis(url, log);
  stops.unshift(async () => redis.destroy());
  await once(redis, 'ready');
  expect(await redis.ping()).toBe('PONG');
  const stranger = connectRedis(`redis://127.0.0.1:${port}`, log);
  stops.unshift(async () => stranger.destroy());
  const refused = once(stranger, 'error').then(([error]) => error as Error);
  const answered = once(stranger, 'ready').then(() => stranger.ping());
  await expect(
    Promise.race([answered, refused.then((error) => Promise.reject(error))]),
  ).rejects.toThrow(/NOAUTH/);
});
