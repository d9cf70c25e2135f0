/**
 * The engines of a test run, started once and shared by all test files: those whose URLs are
 * given (TEST_POSTGRES_URL, TEST_REDIS_URL, TEST_NATS_URL), else containers where
 * TEST_ENGINES=containers asks for them, else the launcher's own on a directory that is thrown
 * away. A test takes a URL with `inject('postgresUrl')` and makes a database of its own there.
 */
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import type { EngineContext } from '../stack/engines/engine.ts';
import { startNats } from '../stack/engines/nats.ts';
import { startPostgres } from '../stack/engines/postgres.ts';
import { startRedis } from '../stack/engines/redis.ts';
import { drawSecrets } from '../stack/secrets.ts';
import type { SupervisedProcess } from '../stack/supervised-process.ts';
import type { Engine } from './engine.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The URL of a role that may create databases and roles. */
    postgresUrl: string;
    redisUrl: string;
    natsUrl: string;
  }
}

export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const {
    TEST_POSTGRES_URL: postgresUrl,
    TEST_REDIS_URL: redisUrl,
    TEST_NATS_URL: natsUrl,
  } = process.env;
  const own =
    process.env.TEST_ENGINES === 'containers'
      ? (await import('./containers.ts')).containers
      : processes();
  const given = (url: string): Engine => ({ url, stop: async () => undefined });
  const starts = await Promise.allSettled([
    postgresUrl ? given(postgresUrl) : own.postgres(),
    redisUrl ? given(redisUrl) : own.redis(),
    natsUrl ? given(natsUrl) : own.nats(),
  ]);
  const tearDown = async (): Promise<void> => {
    await Promise.all(starts.map((start) => start.status === 'fulfilled' && start.value.stop()));
    own.cleanUp();
  };
  const [postgres, redis, nats] = starts;
  if (postgres.status === 'rejected' || redis.status === 'rejected' || nats.status === 'rejected') {
    await tearDown();
    throw starts.find((start) => start.status === 'rejected')?.reason;
  }
  project.provide('postgresUrl', postgres.value.url);
  project.provide('redisUrl', redis.value.url);
  project.provide('natsUrl', nats.value.url);
  return tearDown;
}

/** The launcher's engines. The kernel ends them even if this process is killed. */
function processes() {
  const directory = mkdtempSync(join(tmpdir(), 'repaso-test-'));
  // Postgres may have to run as another user, who must get to its folder.
  chmodSync(directory, 0o711);
  const logDirectory = join(directory, 'logs');
  mkdirSync(logDirectory);
  const secrets = drawSecrets();
  const start = async (run: (context: EngineContext) => Promise<string>): Promise<Engine> => {
    let engine: SupervisedProcess | undefined;
    const url = await run({
      logDirectory,
      onChange: () => undefined,
      register: (registered) => {
        engine = registered;
      },
      signal: new AbortController().signal,
    });
    return { url, stop: async () => engine?.stop() };
  };
  return {
    postgres: () =>
      start((context) =>
        startPostgres(context, {
          directory: join(directory, 'postgres'),
          password: secrets.postgresPassword,
          durable: false,
        }),
      ),
    redis: () => start((context) => startRedis(context, secrets.redisPassword)),
    nats: () => start((context) => startNats(context, join(directory, 'nats'))),
    cleanUp: () => rmSync(directory, { recursive: true, force: true }),
  };
}
