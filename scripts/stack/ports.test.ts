import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { freePort } from './ports.ts';

describe('free ports', () => {
  it('are given out once, also when many are asked for at the same time', async () => {
    const ports = await Promise.all(Array.from({ length: 100 }, freePort));
    expect(new Set(ports).size).toBe(100);
  });

  it('can be listened on', async () => {
    const server = createServer().listen(await freePort(), '127.0.0.1');
    await once(server, 'listening');
    server.close();
  });

  it('belong to one process while it runs, though it does not listen on them yet', async () => {
    const program = `import { freePort } from '${import.meta.dirname}/ports.ts';
      process.send(await Promise.all(Array.from({ length: 400 }, freePort)));
      process.on('message', () => process.exit());`;
    const children = [0, 1, 2].map(() =>
      fork('-', { execArgv: ['--input-type=module', '--eval', program], silent: true }),
    );
    const answers = await Promise.all(children.map((child) => once(child, 'message')));
    for (const child of children) child.send('end');
    await Promise.all(children.map((child) => once(child, 'exit')));
    const ports = answers.flatMap(([list]) => list as number[]);
    expect(new Set(ports).size).toBe(1200);
  });
});
