import { spawnSync } from 'node:child_process';
import { closeSync, ftruncateSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { LaunchError } from './launch-error.ts';

/** What `flock` answers when somebody else holds the lock. */
const LOCK_HELD = 75;

/** The files and folders of a data directory. */
export function dataPaths(dataDir: string) {
  return {
    root: dataDir,
    lock: join(dataDir, 'stack.lock'),
    state: join(dataDir, 'stack.json'),
    secrets: join(dataDir, 'secrets.json'),
    postgres: join(dataDir, 'postgres'),
    nats: join(dataDir, 'nats'),
    objects: join(dataDir, 'objects'),
    mail: join(dataDir, 'mail'),
    logs: join(dataDir, 'logs'),
  };
}

/**
 * Makes the data directory if it is missing. Others may pass through it, not read it: Postgres
 * runs as an unprivileged user when the launcher runs as root, and must get to its own folder.
 */
export function prepareDataDirectory(dataDir: string): void {
  const paths = dataPaths(dataDir);
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o711 });
    mkdirSync(paths.logs, { recursive: true, mode: 0o700 });
    mkdirSync(paths.mail, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new LaunchError(
      `The data directory ${dataDir} cannot be made (${(error as Error).message}): ` +
        'set DATA_DIR to a directory that you may write to.',
    );
  }
}

/**
 * Takes the exclusive lock of the data directory, which ends with this process however it ends:
 * the kernel holds it on the open file, not on what the file says. Nothing to clean up after a
 * crash. Returns how to let go of it before that. Throws LaunchError while another launcher holds it.
 */
export function lockDataDirectory(dataDir: string): () => void {
  const { lock } = dataPaths(dataDir);
  const file = openLock(lock);
  if (!tryLock(file)) {
    closeSync(file);
    throw new LaunchError(
      `Repaso is already running on ${dataDir} (process ${readFileSync(lock, 'utf8').trim()}): ` +
        'stop it with `make stop`, or choose another DATA_DIR.',
    );
  }
  ftruncateSync(file);
  writeSync(file, `${process.pid}\n`, 0);
  return () => closeSync(file);
}

/** The launcher that holds the data directory's lock, or undefined when none runs. */
export function runningLauncher(dataDir: string): number | undefined {
  const { lock } = dataPaths(dataDir);
  let file: number;
  try {
    file = openSync(lock, 'r');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  try {
    return tryLock(file) ? undefined : Number(readFileSync(lock, 'utf8'));
  } finally {
    closeSync(file);
  }
}

function openLock(path: string): number {
  try {
    return openSync(path, 'a+', 0o600);
  } catch (error) {
    throw new LaunchError(
      `The lock ${path} cannot be opened (${(error as Error).message}): ` +
        'set DATA_DIR to a directory that you may write to.',
    );
  }
}

/** `flock` locks the open file that it inherits as descriptor 3; the lock stays when it exits. */
function tryLock(file: number): boolean {
  const { status, error } = spawnSync('flock', ['--nonblock', '-E', String(LOCK_HELD), '3'], {
    stdio: ['ignore', 'inherit', 'inherit', file],
  });
  if (status === 0) return true;
  if (status === LOCK_HELD) return false;
  throw new LaunchError(
    `The data directory cannot be locked (${error?.message ?? `flock ended with ${status}`}): ` +
      'install util-linux, and keep DATA_DIR on a local disk.',
  );
}
