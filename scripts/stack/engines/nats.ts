import { mkdirSync } from 'node:fs';
import { freePort, isListening } from '../ports.ts';
import { type EngineContext, startEngine } from './engine.ts';
import { findOrFetchExecutable } from './executable.ts';

/**
 * Starts nats-server with JetStream on a private port of 127.0.0.1, its streams in `directory`,
 * and gives its URL. Options of 2.9 only. Throws LaunchError.
 */
export async function startNats(context: EngineContext, directory: string): Promise<string> {
  const server = await findOrFetchExecutable(['nats-server'], 'NATS_URL');
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const port = await freePort();
  await startEngine(
    context,
    {
      name: 'nats',
      command: server.path,
      args: ['-js', '-sd', directory, '-a', '127.0.0.1', '-p', String(port)],
      env: server.env,
    },
    () => isListening(port),
  );
  return `nats://127.0.0.1:${port}`;
}
