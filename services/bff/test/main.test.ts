import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';

let webDir: string;
beforeAll(async () => {
  webDir = await mkdtemp(join(tmpdir(), 'bff-main-'));
  await writeFile(join(webDir, 'index.html'), '<!doctype html>');
});
afterAll(() => rm(webDir, { recursive: true }));

function start(
  more: Record<string, string> = {},
): ChildProcess & { stdout: NodeJS.ReadableStream } {
  return spawn(process.execPath, [join(import.meta.dirname, '../src/main.ts')], {
    env: {
      PORT: '0',
      PUBLIC_URL: 'http://localhost:8080',
      SERVICE_TOKEN: 'a token that only this test knows',
      NATS_URL: inject('natsUrl'),
      REDIS_URL: inject('redisUrl'),
      IDENTITY_ADDRESS: '127.0.0.1:9',
      LESSON_ADDRESS: '127.0.0.1:9',
      PRACTICE_ADDRESS: '127.0.0.1:9',
      FEEDBACK_ADDRESS: '127.0.0.1:9',
      ADMIN_ADDRESS: '127.0.0.1:9',
      WEB_DIR: webDir,
      HUMAN_CHECK: 'off',
      ...more,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

async function lineWith(child: { stdout: NodeJS.ReadableStream }, text: string) {
  for await (const line of createInterface(child.stdout)) {
    if (line.includes(text)) return JSON.parse(line);
  }
  throw new Error(`the process ended without saying ${text}`);
}

it('serves, and ends cleanly on SIGTERM', async () => {
  const child = start();
  const { port } = await lineWith(child, 'listening for HTTP');
  const url = `http://127.0.0.1:${port}`;
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  expect((await fetch(`${url}/readyz`)).status).toBe(503);
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
});

it('says what is wrong with its configuration and does not start', async () => {
  const child = start({ NODE_ENV: 'production' });
  const { msg } = await lineWith(child, 'HUMAN_CHECK');
  expect(msg).toContain('HUMAN_CHECK_OFF_CONFIRMED');
  expect(await once(child, 'exit')).toEqual([1, null]);
});
