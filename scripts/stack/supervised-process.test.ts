import { existsSync, readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isRunning } from '../test/is-running.ts';
import {
  type ProcessChange,
  type ProcessOptions,
  SupervisedProcess,
} from './supervised-process.ts';

const started: SupervisedProcess[] = [];
afterEach(() => {
  for (const each of started.splice(0)) each.kill();
});

function supervise(program: string, options: Partial<ProcessOptions> = {}) {
  const lines: string[] = [];
  const changes: ProcessChange[] = [];
  const supervised = new SupervisedProcess({
    name: 'sample',
    command: process.execPath,
    args: ['--eval', program],
    env: { PATH: process.env.PATH },
    stopSignal: 'SIGTERM',
    deathSignal: 'KILL',
    stopLimitMs: 5_000,
    output: (line) => lines.push(line),
    onChange: (change) => changes.push(change),
    ...options,
  });
  started.push(supervised);
  supervised.start();
  return { supervised, lines, changes };
}

const printed = (lines: string[]) => async () => lines.length > 0;
const never = new AbortController().signal;

describe('a supervised process', () => {
  it('is started again when it dies, and stays ended when it is stopped', async () => {
    const { supervised, lines, changes } = supervise(
      'console.log("up"); setInterval(() => undefined, 1000)',
    );
    await supervised.ready(printed(lines), 10_000, never);
    const first = supervised.pid!;
    process.kill(first, 'SIGKILL');
    await vi.waitFor(() => expect(lines).toEqual(['up', 'up']), { timeout: 10_000 });
    expect(supervised.pid).not.toBe(first);
    expect(changes).toContainEqual({
      name: 'sample',
      kind: 'died',
      how: 'SIGKILL',
      restartInMs: 200,
    });
    expect(await supervised.stop()).toBe(true);
    expect(supervised.pid).toBeUndefined();
  });

  it('is killed and started again when it hangs, and left alone when it misses one look', async () => {
    const { supervised, lines } = supervise(
      'console.log("up"); setInterval(() => undefined, 1000)',
    );
    await supervised.ready(printed(lines), 10_000, never);
    const first = supervised.pid;
    const looks = vi.fn(async () => true);
    // One that is missed, one that is answered, then none any more until it runs anew.
    for (const answer of [false, true, false, false, false]) looks.mockResolvedValueOnce(answer);
    supervised.watch(looks);
    await vi.waitFor(() => expect(lines).toEqual(['up', 'up']), { timeout: 25_000 });
    expect(looks.mock.calls.length).toBeGreaterThanOrEqual(5);
    expect(supervised.pid).not.toBe(first);
    expect(await supervised.stop()).toBe(true);
  });

  it('is given up when it keeps ending before it was ready', async () => {
    const { supervised } = supervise('process.exit(7)');
    await expect(supervised.ready(async () => false, 10_000, never)).rejects.toThrow(
      'sample does not start (it ended 3 times, last with code 7).',
    );
  });

  it('is killed, with its children, when it ignores the request to end', async () => {
    const { supervised, lines } = supervise(
      `process.on('SIGTERM', () => undefined);
       const child = require('node:child_process').spawn('sleep', ['600']);
       console.log(child.pid);`,
      { stopLimitMs: 200 },
    );
    await supervised.ready(printed(lines), 10_000, never);
    expect(await supervised.stop()).toBe(false);
    const child = Number(lines[0]);
    await vi.waitFor(() => expect(isRunning(child)).toBe(false));
  });

  it('gives way as much as it should, with all others of its session', async () => {
    const { supervised, lines } = supervise(
      'console.log(os.getPriority()); setInterval(() => undefined, 1000)',
      { niceness: 10 },
    );
    await vi.waitFor(() => expect(lines[0]).toBe('10'), { timeout: 10_000 });
    const autogroup = `/proc/${supervised.pid}/autogroup`;
    if (!existsSync(autogroup)) return;
    await vi.waitFor(() => expect(readFileSync(autogroup, 'utf8')).toContain('nice 10'));
  });

  it('reads its input anew at every start', async () => {
    const { lines } = supervise('process.stdin.pipe(process.stdout)', { input: 'secret\n' });
    await vi.waitFor(() => expect(lines).toEqual(['secret', 'secret']), { timeout: 10_000 });
  });
});
