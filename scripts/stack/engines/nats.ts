import { mkdirSync } from 'node:fs';
import { jetstreamManager } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import { freePort, isListening } from '../ports.ts';
import { type EngineContext, startEngine } from './engine.ts';
import { findOrFetchExecutable } from './executable.ts';

const ANSWER_LIMIT_MS = 2_000;

/**
 * Starts nats-server with JetStream on a private port of 127.0.0.1, its streams in `directory`,
 * and gives its URL. Options of 2.9 only. Throws LaunchError.
 */
export async function startNats(context: EngineContext, directory: string): Promise<string> {
  const server = await findOrFetchExecutable(['nats-server'], 'NATS_URL');
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const port = await freePort();
  const url = `nats://127.0.0.1:${port}`;
  const engine = await startEngine(
    context,
    {
      name: 'nats',
      command: server.path,
      args: ['-js', '-sd', directory, '-a', '127.0.0.1', '-p', String(port)],
      env: server.env,
    },
    () => isListening(port),
  );
  // A full disk can leave its streams locked for good (seen with 2.9.10), though it still listens.
  // Until it listens it reads its streams, which takes as long as they are large.
  engine.watch(async () => !(await isListening(port)) || answersForStreams(url));
  return url;
}

/** Whether every stream answers within a time that even a busy server keeps. */
export async function answersForStreams(url: string): Promise<boolean> {
  try {
    const connection = await connect({ servers: url, timeout: ANSWER_LIMIT_MS, reconnect: false });
    try {
      const manager = await jetstreamManager(connection, { timeout: ANSWER_LIMIT_MS });
      for await (const { state } of manager.streams.list()) void state;
      return true;
    } finally {
      await connection.close();
    }
  } catch {
    return false;
  }
}
