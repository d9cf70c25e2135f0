import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  appendFileSync,
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import type { Lesson } from '@repaso/proto/http/lessons';
import type { Task } from '@repaso/proto/http/tasks';
import pg from 'pg';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { withStoppedStack } from '../backup/stopped-stack.ts';
import { PROJECT_ROOT, readLauncherConfig } from '../stack/config.ts';
import { dataPaths } from '../stack/data-directory.ts';
import { DATABASES, type DatabaseName } from '../stack/database-names.ts';
import { createLearner, type Learner } from './learner.ts';
import { createPast, expectStatus, newWord, notes, type Past, photoForm } from './learner-past.ts';
import { queryDatabase } from './query-database.ts';
import { type RunningStack, startStack } from './run-stack.ts';

const run = promisify(execFile);

/** Time for every event that is told again to be handled, in milliseconds. */
const SETTLED_LIMIT_MS = 60_000;

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'repaso-backup-'));
  // Postgres may have to run as another user, who must get to its folder.
  chmodSync(root, 0o711);
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

function newDataDir(name: string): string {
  const dataDir = join(root, name);
  mkdirSync(dataDir, { mode: 0o711 });
  return dataDir;
}

type Script = 'backup' | 'restore' | 'dead-letters';

/** Runs an operator's command; gives what it says, or throws with it. */
async function runScript(script: Script, env: NodeJS.ProcessEnv, args: string[]): Promise<string> {
  const path = join(PROJECT_ROOT, `scripts/${script}.ts`);
  const environment = { PATH: process.env.PATH, ...env };
  const { stdout } = await run(process.execPath, [path, ...args], { env: environment });
  return stdout;
}

/** For the stack of a data directory. */
function command(script: Script, dataDir: string, ...args: string[]): Promise<string> {
  return runScript(script, { DATA_DIR: dataDir }, args);
}

/** Tables that a restore changes on purpose, by what of them stays. */
const kept: Record<string, string> = {
  outbox: 'position, event_id, subject, headers, payload, data_subject, created_at, erased_at',
  outbox_stream: 'NULL LIMIT 0',
  // When it ran is not what a schema is.
  migrations: 'timestamp, name',
};

type Hashes = Record<string, string>;

/** A hash of every table's rows, whatever their order. */
async function hashRows(urls: Record<DatabaseName, string>): Promise<Hashes> {
  const hashes: Hashes = {};
  for (const name of DATABASES) {
    const client = new pg.Client({ connectionString: urls[name] });
    await client.connect();
    const { rows: tables } = await client.query<{ table: string }>(
      `SELECT relname AS table FROM pg_class
       WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace ORDER BY 1`,
    );
    for (const { table } of tables) {
      const columns = kept[table] ?? '*';
      const { rows } = await client.query<{ row: string }>(
        `SELECT row::text FROM (SELECT ${columns.replace(' LIMIT 0', '')} FROM ${table}
           ${columns.endsWith('LIMIT 0') ? 'LIMIT 0' : ''}) AS row ORDER BY 1`,
      );
      const hash = createHash('sha256').update(rows.map(({ row }) => row).join('\n'));
      hashes[`${name}.${table} (${rows.length})`] = hash.digest('hex');
    }
    await client.end();
  }
  return hashes;
}

function hashFiles(directory: string): Hashes {
  const files = readdirSync(directory, { withFileTypes: true, recursive: true });
  return Object.fromEntries(
    files
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .sort()
      .map((path) => [
        relative(directory, path),
        createHash('sha256').update(readFileSync(path)).digest('hex'),
      ]),
  );
}

/** The same, of a stack that does not run. */
function rowsIn(dataDir: string): Promise<Hashes> {
  return withStoppedStack(readLauncherConfig({ DATA_DIR: dataDir }), ({ databaseUrls }) =>
    hashRows(databaseUrls),
  );
}

/** Waits until every event is published and every lesson is made. */
async function settled(stack: RunningStack): Promise<void> {
  const waiting = 'SELECT 1 FROM outbox WHERE published_at IS NULL AND erased_at IS NULL';
  const unmade = "SELECT 1 FROM lesson WHERE status = 'processing'";
  await vi.waitFor(
    async () => {
      const told = DATABASES.map((name) => queryDatabase(stack, name, waiting));
      const rows = await Promise.all([...told, queryDatabase(stack, 'lesson', unmade)]);
      expect(rows.flat()).toEqual([]);
    },
    { timeout: SETTLED_LIMIT_MS, interval: 100 },
  );
}

describe('a backup of a stack that is used', () => {
  let dataDir: string;
  let backup: string;
  let past: Past;
  let before: { rows: Hashes; files: Hashes };

  beforeAll(async () => {
    dataDir = newDataDir('quiet');
    backup = join(root, 'quiet-backup');
    const stack = await startStack({ dataDir });
    try {
      past = await createPast(stack);
      await settled(stack);
      await command('backup', dataDir, backup);
      await expect(command('backup', dataDir, backup)).rejects.toThrow('is not empty');
      await expect(command('restore', dataDir, backup)).rejects.toThrow('already running');
      before = {
        rows: await hashRows(stack.state.databaseUrls),
        files: hashFiles(dataPaths(dataDir).objects),
      };
    } finally {
      await stack.stop();
    }
  }, 180_000);

  it('can be checked with sha256sum, and is readable by nobody else', async () => {
    await run('sha256sum', ['--check', '--strict', '--quiet', 'SHA256SUMS'], { cwd: backup });
    const { stdout } = await run('find', [backup, '-perm', '/077']);
    expect(stdout).toBe('');
  });

  it('restores every row and every note file, after everything was dropped', async () => {
    rmSync(dataDir, { recursive: true });
    await command('restore', dataDir, backup);
    expect(Object.keys(before.files)).toHaveLength(1);
    expect(await rowsIn(dataDir)).toEqual(before.rows);
    expect(hashFiles(dataPaths(dataDir).objects)).toEqual(before.files);
  }, 120_000);

  it('replaces nothing that is there unless it is forced to', async () => {
    await expect(command('restore', dataDir, backup)).rejects.toThrow('is not empty');
    await command('restore', dataDir, backup, '--force');
    expect(hashFiles(dataPaths(dataDir).objects)).toEqual(before.files);
  }, 120_000);

  it('is refused when a byte of it is wrong, or its end is missing', async () => {
    const damaged = join(root, 'damaged');
    cpSync(backup, damaged, { recursive: true });
    appendFileSync(join(damaged, 'databases/lesson/lesson.copy.gz'), ' ');
    await expect(command('restore', dataDir, damaged, '--force')).rejects.toThrow('is damaged');
    rmSync(join(damaged, 'SHA256SUMS'));
    await expect(command('restore', dataDir, damaged, '--force')).rejects.toThrow('is no backup');
  }, 60_000);

  it('moves to an installation that the environment names, with its files in S3, and back', async () => {
    const server = new S3rver({
      address: '127.0.0.1',
      port: 0,
      silent: true,
      directory: join(root, 's3'),
    });
    const { port } = await server.run();
    const again = join(root, 'backup-of-s3');
    try {
      const config = readLauncherConfig({ DATA_DIR: newDataDir('elsewhere') });
      await withStoppedStack(config, async ({ databaseUrls, natsUrl }) => {
        const secret = join(root, 'object-store-url');
        writeFileSync(secret, `s3://S3RVER:S3RVER@127.0.0.1:${port}/notes\n`);
        const urls = Object.entries(databaseUrls).map(([name, url]) => [
          `${name.toUpperCase()}_DATABASE_URL`,
          url,
        ]);
        const env = {
          ...Object.fromEntries(urls),
          NATS_URL: natsUrl,
          OBJECT_STORE_URL_FILE: secret,
        };
        await runScript('restore', env, [backup]);
        expect(await hashRows(databaseUrls)).toEqual(before.rows);
        await runScript('backup', env, [again]);
      });
    } finally {
      await server.close();
    }
    expect(hashFiles(join(again, 'objects'))).toEqual(hashFiles(join(backup, 'objects')));
    const changing = /outbox|manifest|SHA256SUMS/;
    const unchanged = (hashes: Hashes) =>
      Object.entries(hashes).filter(([path]) => !changing.test(path));
    expect(unchanged(hashFiles(again))).toEqual(unchanged(hashFiles(backup)));
  }, 120_000);

  it('is a product that goes on: the learner logs in, and practises what was there', async () => {
    const stack = await startStack({ dataDir });
    try {
      await settled(stack);
      const { learner } = past;
      const session = await fetch(new URL('/api/lessons', stack.url), {
        headers: { cookie: learner.cookie },
      });
      expect(session.status).toBe(200);
      expect(await session.json()).toHaveLength(2);
      expect(await command('dead-letters', dataDir, 'list')).toBe('There are no dead letters.\n');
      const other = await createLearner(stack);
      await expectStatus(201, other.upload(notes(newWord)));
    } finally {
      await stack.stop();
    }
  }, 120_000);
});

describe('a backup that is taken while learners upload, practise and delete', () => {
  it('restores to lessons that all have their file, their tasks and nobody unknown', async () => {
    const dataDir = newDataDir('busy');
    const backup = join(root, 'busy-backup');
    const stack = await startStack({ dataDir });
    let busy = true;
    let actions = 0;
    try {
      const learners = await Promise.all([1, 2].map(() => createLearner(stack)));
      const work = learners.map(async (learner) => {
        while (busy) {
          await useOnce(learner);
          actions += 1;
        }
      });
      await expect.poll(() => actions, { timeout: 60_000 }).toBeGreaterThan(0);
      await command('backup', dataDir, backup);
      busy = false;
      await Promise.all(work);
    } finally {
      busy = false;
      await stack.stop();
    }
    await expectWhole(backup);
  }, 300_000);

  /** Uploads a photo and notes, practises, and deletes the photo's lesson before it is made. */
  async function useOnce(learner: Learner): Promise<void> {
    const headers = { prefer: 'respond-async' };
    const photo = learner.call('POST', '/api/lessons', { body: photoForm(), headers });
    const { id } = (await expectStatus(202, photo)) as Lesson;
    const lesson = (await expectStatus(201, learner.upload(notes(newWord)))) as Lesson;
    const tasks = (await expectStatus(
      200,
      learner.call('GET', `/api/tasks?lessonId=${lesson.id}`),
    )) as Task[];
    const open = tasks.find(({ status }) => status === 'available') as Task;
    const done = { body: { score: 80 }, headers: { 'idempotency-key': newWord() } };
    await expectStatus(200, learner.call('POST', `/api/tasks/${open.id}/complete`, done));
    await expectStatus(200, learner.call('DELETE', `/api/lessons/${id}`));
  }

  async function expectWhole(backup: string): Promise<void> {
    const dataDir = `${backup}-restored`;
    await command('restore', dataDir, backup);
    const stack = await startStack({ dataDir });
    try {
      await settled(stack);
      const ids = async (database: DatabaseName, text: string): Promise<string[]> =>
        ((await queryDatabase(stack, database, text)) as { id: string }[]).map(({ id }) => id);
      const objects = Object.keys(hashFiles(dataPaths(dataDir).objects));
      const files = await ids(
        'lesson',
        'SELECT file_key AS id FROM notes WHERE file_key IS NOT NULL',
      );
      expect(files.filter((key) => !objects.includes(key))).toEqual([]);

      const ready = () => ids('lesson', "SELECT id FROM lesson WHERE status = 'ready' ORDER BY id");
      const lessons = await ids('lesson', 'SELECT id FROM lesson ORDER BY id');
      expect(await ready()).toEqual(lessons);
      // Deletions that were told and not yet handled are handled now.
      const practised = () =>
        ids('practice', 'SELECT DISTINCT lesson_id AS id FROM task ORDER BY 1');
      await expect.poll(practised, { timeout: SETTLED_LIMIT_MS }).toEqual(lessons);
      const done = await ids('practice', 'SELECT DISTINCT task_id AS id FROM attempt ORDER BY 1');
      const marked = () =>
        ids(
          'lesson',
          'SELECT task_id AS id FROM lesson_task WHERE completed_at IS NOT NULL ORDER BY 1',
        );
      await expect.poll(marked, { timeout: SETTLED_LIMIT_MS }).toEqual(done);
      const owners = await ids('lesson', 'SELECT DISTINCT user_id AS id FROM lesson');
      const accounts = await ids('identity', 'SELECT id FROM account');
      expect(owners.filter((id) => !accounts.includes(id))).toEqual([]);
    } finally {
      await stack.stop();
    }
  }
});
