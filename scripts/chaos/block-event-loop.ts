import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { RunningStack } from '../test/run-stack.ts';

const LOOK_MS = 20;
/** Where the debuggers of processes listen that were asked for one before. */
const debuggers = new Map<number, string>();

/**
 * Lets a Node process of the stack do nothing but count for so many milliseconds. It is told by its
 * debugger, for which NODE_OPTIONS=--inspect-port=0 must have been given.
 */
export async function blockEventLoop(stack: RunningStack, pid: number, ms: number): Promise<void> {
  const url = debuggers.get(pid) ?? (await openDebugger(stack, pid));
  debuggers.set(pid, url);
  const socket = new WebSocket(url);
  await once(socket, 'open');
  const expression = `{ const end = Date.now() + ${ms}; while (Date.now() < end); }`;
  socket.send(JSON.stringify({ id: 1, method: 'Runtime.evaluate', params: { expression } }));
  await once(socket, 'message');
  socket.close();
}

async function openDebugger(stack: RunningStack, pid: number): Promise<string> {
  const before = stack.output().length;
  process.kill(pid, 'SIGUSR1');
  for (;;) {
    const [, url] = /Debugger listening on (ws:\S+)/.exec(stack.output().slice(before)) ?? [];
    if (url) return url;
    await wait(LOOK_MS);
  }
}
