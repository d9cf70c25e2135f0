import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** A process of the bench, run from a file of this folder. */
export interface BenchProcess {
  pid: number;
  /** What it sent when it was ready. */
  ready: unknown;
  /** Sends something and waits for the answer. */
  ask(message: object | number): Promise<unknown>;
  stop(): Promise<void>;
}

export async function startBenchProcess(
  file: string,
  env: Record<string, string>,
): Promise<BenchProcess> {
  const child = fork(join(import.meta.dirname, file), {
    env: { ...process.env, NODE_ENV: 'production', ...env },
  });
  const ended = once(child, 'exit');
  const ready = await nextMessage(child, file);
  return {
    pid: child.pid!,
    ready,
    ask(message) {
      const answer = nextMessage(child, file);
      child.send(message);
      return answer;
    },
    async stop() {
      if (child.connected) child.disconnect();
      await ended;
    },
  };
}

async function nextMessage(child: ChildProcess, file: string): Promise<unknown> {
  const done = new AbortController();
  const { signal } = done;
  const ended = once(child, 'exit', { signal }).then(() => {
    throw new Error(`${file} ended too early`);
  });
  try {
    const [message] = await Promise.race([once(child, 'message', { signal }), ended]);
    return message;
  } finally {
    ended.catch(() => undefined);
    done.abort();
  }
}
