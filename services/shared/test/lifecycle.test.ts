import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const program = fileURLToPath(new URL('./waiting-program.ts', import.meta.url));
const preload = fileURLToPath(new URL('../src/telemetry/register.ts', import.meta.url));

function start(environment: Record<string, string>): {
  child: ChildProcess;
  lines: string[];
  said(text: string): Promise<void>;
} {
  const child = spawn(process.execPath, [program], {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  const reader = createInterface({ input: child.stdout as NodeJS.ReadableStream });
  reader.on('line', (line) => lines.push(JSON.parse(line).msg));
  return {
    child,
    lines,
    async said(text) {
      while (!lines.includes(text)) await once(reader, 'line');
    },
  };
}

describe('a process', () => {
  it('finishes its work when it is told to stop, last started first', async () => {
    const { child, lines, said } = start({ SERVICE_TOKEN: 'x'.repeat(32) });
    await said('started');
    child.kill('SIGTERM');
    const [code] = await once(child, 'close');
    expect(code).toBe(0);
    expect(lines).toEqual([
      'started',
      'stopping',
      'work is finished',
      'first is stopped last',
      'stopped',
    ]);
  });

  it('ends although the collector of its telemetry never answers', async () => {
    const collector = createServer().listen(0, '127.0.0.1');
    await once(collector, 'listening');
    const { port } = collector.address() as AddressInfo;
    const { child, lines, said } = start({
      SERVICE_TOKEN: 'x'.repeat(32),
      NODE_OPTIONS: `--import ${preload}`,
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
    });
    await said('started');
    child.kill('SIGTERM');
    const [code] = await once(child, 'close');
    collector.closeAllConnections();
    collector.close();
    expect(code).toBe(0);
    expect(lines.slice(-2)).toEqual(['the last spans and metrics were not sent', 'stopped']);
  });

  it('says which variable it lacks, and does not start', async () => {
    const { child, lines } = start({});
    const [code] = await once(child, 'close');
    expect(code).toBe(1);
    expect(lines).toEqual([expect.stringContaining('SERVICE_TOKEN: is required')]);
  });
});
