import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@repaso/scripts/stack/ports';
import { startProgram } from '@repaso/scripts/test/start-program';
import { afterAll, expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';

const folder = mkdtempSync(join(tmpdir(), 'repaso-nats-'));
const stops: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const stop of stops) await stop();
  rmSync(folder, { recursive: true });
});

/** The broker's configuration in production, as the ConfigMap has it. */
function productionConfig(): string {
  const manifest = readFileSync(join(import.meta.dirname, 'overlays/prod/nats.yaml'), 'utf8');
  return parseAllDocuments(manifest)[0]?.toJS().data['nats.conf'];
}

/** What the README has an operator put into the Secret, for replicas on this machine. */
function clusterConfig(password: string | undefined, clusterPorts: number[]): string {
  const login = password === undefined ? '' : `replica:${password}@`;
  return [
    password === undefined ? '' : `authorization { user: replica, password: "${password}" }`,
    `routes: [ ${clusterPorts.map((port) => `"nats://${login}127.0.0.1:${port}"`).join(', ')} ]`,
  ].join('\n');
}

let replicas = 0;

/** Starts one on ports of its own. Resolves with the address of its monitor. */
async function startReplica(cluster: string, clusterPort: number): Promise<string> {
  replicas += 1;
  const name = `nats-${replicas}`;
  const [port, monitor] = [await freePort(), await freePort()];
  writeFileSync(join(folder, 'users.conf'), 'authorization { user: repaso, password: "secret" }');
  writeFileSync(join(folder, `${name}-cluster.conf`), cluster);
  const config = productionConfig()
    .replace('port: 4222', `listen: 127.0.0.1:${port}`)
    .replace('http: 8222', `http: 127.0.0.1:${monitor}`)
    .replace('port: 6222', `listen: 127.0.0.1:${clusterPort}`)
    .replace('../run/secrets/users.conf', 'users.conf')
    .replace('../run/secrets/cluster.conf', `${name}-cluster.conf`)
    .replace('/data', join(folder, name))
    // Debian's server of 2022 knows no word for it.
    .replace('sync_interval: always', '');
  const path = join(folder, `${name}.conf`);
  writeFileSync(path, config);
  const env = { POD_NAME: name };
  const listens = /Listening for route connections/;
  stops.push(await startProgram(['nats-server'], ['--config', path], listens, env));
  return `http://127.0.0.1:${monitor}`;
}

async function ask<Answer>(monitor: string, path: string): Promise<Answer> {
  return (await (await fetch(monitor + path)).json()) as Answer;
}

/** The ids of the replicas that it has let join. */
async function joined(monitor: string): Promise<string[]> {
  const { routes } = await ask<{ routes: { remote_id: string }[] }>(monitor, '/routez');
  return [...new Set(routes.map(({ remote_id }) => remote_id))];
}

it('lets replicas with the password join, and nobody else', async () => {
  const [one, two, foreign] = [await freePort(), await freePort(), await freePort()];
  const first = await startReplica(clusterConfig('secret', [one, two]), one);
  const stranger = await startReplica(clusterConfig(undefined, [one]), foreign);
  const second = await startReplica(clusterConfig('secret', [one, two]), two);
  const { server_id } = await ask<{ server_id: string }>(second, '/varz');
  await expect.poll(() => joined(first), { timeout: 10_000 }).toEqual([server_id]);
  expect(await joined(stranger)).toEqual([]);
});
