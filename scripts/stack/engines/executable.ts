import { execFile } from 'node:child_process';
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { PROJECT_ROOT } from '../config.ts';
import { LaunchError } from '../launch-error.ts';

const run = promisify(execFile);

/** What was fetched: one folder a package, shared by every data directory of this checkout. */
const FETCHED = join(PROJECT_ROOT, '.engines');
const SYSTEM_PATHS = ['/usr/local/sbin', '/usr/sbin', '/usr/local/bin', '/usr/bin'];
const FETCH_LIMIT_MS = 120_000;

export interface Executable {
  path: string;
  /** With the library path that a fetched program needs. */
  env: NodeJS.ProcessEnv;
}

/**
 * The first of `names` that this machine has, or that was fetched earlier, or that the
 * distribution's archive gives. Fetching installs nothing: packages are unpacked into `.engines`.
 * Throws LaunchError naming what to install and `variable`, the setting that makes it needless.
 */
export async function findOrFetchExecutable(
  names: string[],
  variable: string,
): Promise<Executable> {
  const installed = names.map(findInstalled).find((path) => path !== undefined);
  if (installed) return { path: installed, env: process.env };
  for (const name of names) {
    const fetched = findFetched(name);
    if (fetched) return fetched;
  }
  const failures: string[] = [];
  for (const name of names) {
    try {
      await fetchFromArchive(name);
      const fetched = findFetched(name);
      if (!fetched) throw new Error(`the package ${name} holds no program of that name`);
      await run(fetched.path, ['--version'], { env: fetched.env });
      return fetched;
    } catch (error) {
      failures.push(firstLines(error));
    }
  }
  throw new LaunchError(
    `${names[0]} is not on this machine and could not be fetched from the distribution's archive ` +
      `(${failures.join('; ')}): install ${names.join(' or ')}, or set ${variable} to a running server.`,
  );
}

function findInstalled(name: string): string | undefined {
  const directories = [...(process.env.PATH ?? '').split(delimiter), ...SYSTEM_PATHS];
  return directories.map((directory) => join(directory, name)).find(isExecutable);
}

function findFetched(name: string): Executable | undefined {
  const root = join(FETCHED, name);
  const path = [join(root, 'usr/sbin', name), join(root, 'usr/bin', name)].find(isExecutable);
  if (!path) return undefined;
  const libraries = LIBRARY_FOLDERS.map((folder) => join(root, folder)).filter(existsSync);
  const inherited = process.env.LD_LIBRARY_PATH;
  const searched = [...libraries, ...(inherited ? [inherited] : [])].join(delimiter);
  return { path, env: { ...process.env, LD_LIBRARY_PATH: searched } };
}

/** Where Debian's multiarch layout puts libraries. */
const MULTIARCH = process.arch === 'arm64' ? 'aarch64-linux-gnu' : 'x86_64-linux-gnu';
const LIBRARY_FOLDERS = [`usr/lib/${MULTIARCH}`, `lib/${MULTIARCH}`, 'usr/lib', 'lib'];

/**
 * Unpacks a package and those that it needs and this machine lacks. The machine's own lists
 * are tried first; where they are missing or old, fresh ones are fetched into a folder of ours,
 * since only root may change the machine's.
 */
async function fetchFromArchive(name: string): Promise<void> {
  mkdirSync(FETCHED, { recursive: true });
  const workshop = mkdtempSync(join(FETCHED, 'fetching-'));
  try {
    try {
      await downloadAndUnpack(name, workshop, []);
    } catch {
      await downloadAndUnpack(name, workshop, await fetchLists(workshop));
    }
    try {
      renameSync(join(workshop, 'root'), join(FETCHED, name));
    } catch (error) {
      // Another launcher was faster: what it fetched is as good.
      if ((error as NodeJS.ErrnoException).code !== 'ENOTEMPTY') throw error;
    }
  } finally {
    rmSync(workshop, { recursive: true, force: true });
  }
}

async function downloadAndUnpack(name: string, workshop: string, options: string[]): Promise<void> {
  const limits = { cwd: workshop, timeout: FETCH_LIMIT_MS };
  const plan = ['--simulate', '--no-install-recommends', 'install', name];
  const { stdout } = await run('apt-get', [...options, ...plan], limits);
  const missing = [...stdout.matchAll(/^Inst (\S+)/gm)].map(([, found]) => found!);
  const packages = [...new Set([name, ...missing])];
  // Without a sandbox user of its own, apt can write into folders that only we can enter.
  const download = ['-o', 'APT::Sandbox::User=root', 'download', ...packages];
  await run('apt-get', [...options, ...download], limits);
  for (const archive of readdirSync(workshop).filter((file) => file.endsWith('.deb'))) {
    await run('dpkg', ['-x', archive, 'root'], limits);
  }
}

/** The apt options that use freshly fetched lists. */
async function fetchLists(workshop: string): Promise<string[]> {
  const lists = join(workshop, 'lists');
  const cache = join(workshop, 'cache');
  mkdirSync(join(lists, 'partial'), { recursive: true });
  mkdirSync(join(cache, 'archives/partial'), { recursive: true });
  const options = ['-o', `Dir::State::lists=${lists}`, '-o', `Dir::Cache=${cache}`];
  const update = ['-o', 'APT::Sandbox::User=root', '-qq', 'update'];
  // One source out of reach among several is no reason to give up: the download decides.
  await run('apt-get', [...options, ...update], { timeout: FETCH_LIMIT_MS }).catch(() => undefined);
  return options;
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** apt says what is wrong in lines that begin with E:. */
function firstLines(error: unknown): string {
  const { stderr = '', message } = error as Error & { stderr?: string };
  const reasons = stderr.split('\n').filter((line) => line.startsWith('E:'));
  return (reasons.length > 0 ? reasons : message.split('\n')).slice(0, 2).join(' ');
}
