import { execFile } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { PROJECT_ROOT } from '../stack/config.ts';
import { dataPaths } from '../stack/data-directory.ts';
import { freePort } from '../stack/ports.ts';
import { drawSecrets } from '../stack/secrets.ts';
import { isRunning } from './is-running.ts';
import { queryDatabase } from './query-database.ts';
import { startStack } from './run-stack.ts';

const execute = promisify(execFile);
const directories: string[] = [];
afterAll(() => {
  for (const directory of directories) rmSync(directory, { recursive: true, force: true });
});

function newDataDir(): string {
  const directory = mkdtempSync(join(tmpdir(), 'repaso-launcher-'));
  chmodSync(directory, 0o711);
  directories.push(directory);
  return directory;
}

async function runScript(script: string, env: Record<string, string>) {
  const ports = { PORT: String(await freePort()), MAIL_PORT: String(await freePort()) };
  return execute(process.execPath, [join(PROJECT_ROOT, 'scripts', script)], {
    env: { PATH: process.env.PATH, ...ports, ...env },
  });
}

/** What a start that must fail prints, on one line. */
async function refusal(env: Record<string, string>): Promise<string> {
  try {
    await runScript('stack.ts', env);
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    expect(stderr).toBe('');
    expect(code).toBe(1);
    return stdout;
  }
  throw new Error('The stack started.');
}

describe('a start that cannot work is refused with a sentence', () => {
  it.each(['PORT', 'MAIL_PORT'])('when %s is taken', async (variable) => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const { port } = other.address() as AddressInfo;
    const said = await refusal({ DATA_DIR: newDataDir(), [variable]: String(port) });
    other.close();
    expect(said).toContain(`Port ${port} is taken`);
    expect(said).toContain(`${variable}=`);
  });

  it('when a variable does not fit', async () => {
    expect(await refusal({ DATA_DIR: newDataDir(), PORT: 'eighty' })).toContain('PORT');
  });

  it('when DATA_DIR cannot be a directory', async () => {
    const file = join(newDataDir(), 'file');
    writeFileSync(file, '');
    expect(await refusal({ DATA_DIR: file })).toContain('set DATA_DIR');
  });

  it('when the database is not complete', async () => {
    const dataDir = newDataDir();
    const { postgres, secrets } = dataPaths(dataDir);
    mkdirSync(postgres);
    writeFileSync(join(postgres, 'PG_VERSION'), '18\n');
    writeFileSync(secrets, JSON.stringify(drawSecrets()), { mode: 0o600 });
    const said = await refusal({ DATA_DIR: dataDir });
    expect(said).toContain(`${postgres} is no complete database`);
    expect(said).toContain('global/pg_control');
  });

  it('when the secrets that open the database are lost or damaged', async () => {
    const dataDir = newDataDir();
    mkdirSync(dataPaths(dataDir).postgres);
    expect(await refusal({ DATA_DIR: dataDir })).toContain('secrets.json is missing');
    writeFileSync(dataPaths(dataDir).secrets, '{"serviceToken":');
    expect(await refusal({ DATA_DIR: dataDir })).toContain('damaged');
  });
});

describe('a running stack', () => {
  it('survives crashes of its parts and of itself, and ends without a trace', async () => {
    const dataDir = newDataDir();
    // What an initdb that was interrupted leaves behind.
    const { postgres } = dataPaths(dataDir);
    mkdirSync(`${postgres}.unfinished-abcdef/data`, { recursive: true });

    const first = await startStack({ dataDir });
    expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
    expect(await refusal({ DATA_DIR: dataDir })).toContain('already running');
    await queryDatabase(first, 'feedback', 'CREATE TABLE kept AS SELECT 42 AS answer');

    const { practice } = first.pids;
    first.kill('practice');
    await expect
      .poll(() => first.pids.practice, { timeout: 20_000 })
      .toSatisfy((pid) => pid !== undefined && pid !== practice);
    expect(first.output()).toContain('practice ended (SIGKILL)');

    const before = Object.values(first.pids);
    expect(before.length).toBeGreaterThanOrEqual(10);
    await first.killLauncher();
    await expect.poll(() => before.filter(isRunning), { timeout: 20_000 }).toEqual([]);

    const second = await startStack({ dataDir });
    expect(await queryDatabase(second, 'feedback', 'SELECT answer FROM kept')).toEqual([
      { answer: 42 },
    ]);
    // Everything at once, so that Postgres cannot even take its lock file away.
    for (const name of Object.keys(second.pids)) second.kill(name);
    await second.killLauncher();

    const third = await startStack({ dataDir });
    expect(await queryDatabase(third, 'feedback', 'SELECT answer FROM kept')).toEqual([
      { answer: 42 },
    ]);
    const last = Object.values(third.pids);
    const { stdout } = await runScript('stop.ts', { DATA_DIR: dataDir });
    expect(stdout).toContain('Repaso has stopped.');
    expect(last.filter(isRunning)).toEqual([]);
    await third.stop();
  }, 180_000);
});

describe('without a running stack', () => {
  it('stop says so', async () => {
    const { stdout } = await runScript('stop.ts', { DATA_DIR: newDataDir() });
    expect(stdout).toContain('is not running');
  });

  it.each(['admin.ts', 'dead-letters.ts'])('%s says so and fails', async (script) => {
    const run = execute(
      process.execPath,
      [join(PROJECT_ROOT, 'scripts', script), ...(script === 'admin.ts' ? ['a@example.org'] : [])],
      { env: { PATH: process.env.PATH, DATA_DIR: newDataDir() } },
    );
    await expect(run).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('start it with `make run`'),
    });
  });
});
