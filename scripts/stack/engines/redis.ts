import { freePort, isListening } from '../ports.ts';
import { type EngineContext, startEngine } from './engine.ts';
import { findOrFetchExecutable } from './executable.ts';

/**
 * Starts Redis, or Valkey, on a private port of 127.0.0.1 and gives its URL. It keeps nothing
 * on disk: whatever lies in it can be made again. Throws LaunchError.
 */
export async function startRedis(context: EngineContext, password: string): Promise<string> {
  const server = await findOrFetchExecutable(['redis-server', 'valkey-server'], 'REDIS_URL');
  const port = await freePort();
  // By standard input, so that the list of processes does not show the password.
  const configuration = [
    `port ${port}`,
    'bind 127.0.0.1',
    `requirepass ${password}`,
    'save ""',
    'appendonly no',
    'maxmemory 128mb',
    'maxmemory-policy allkeys-lru',
  ];
  await startEngine(
    context,
    {
      name: 'redis',
      command: server.path,
      args: ['-'],
      env: server.env,
      cwd: context.logDirectory,
      input: `${configuration.join('\n')}\n`,
    },
    () => isListening(port),
  );
  return `redis://:${password}@127.0.0.1:${port}`;
}
