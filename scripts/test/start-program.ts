import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { findOrFetchExecutable } from '../stack/engines/executable.ts';

/**
 * Starts an engine of this machine, the first of `names` that is there, and waits until a line of
 * its output fits `ready`. Resolves with what stops it.
 */
export async function startProgram(
  names: string[],
  args: string[],
  ready: RegExp,
  env: Record<string, string> = {},
): Promise<() => Promise<unknown>> {
  const found = await findOrFetchExecutable(names, 'TEST_NATS_URL');
  const engine = spawn('setpriv', ['--pdeathsig=KILL', '--', found.path, ...args], {
    env: { ...found.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(engine, 'exit');
  const output: string[] = [];
  const isReady = Promise.withResolvers<void>();
  for (const stream of [engine.stdout, engine.stderr]) {
    createInterface(stream).on('line', (line) => {
      output.push(line);
      if (ready.test(line)) isReady.resolve();
    });
  }
  await Promise.race([
    isReady.promise,
    ended.then(() => Promise.reject(new Error(`It has ended:\n${output.join('\n')}`))),
  ]);
  return () => {
    engine.kill('SIGTERM');
    return ended;
  };
}
