import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/**
 * The browser of the journeys: CHROMIUM_PATH, else one on this machine, else Debian's, installed
 * with apt. Throws, saying what to do, where none is to be had.
 */
export function requireChromium(): string {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (isExecutable(given)) return given;
    throw new Error(`CHROMIUM_PATH names ${given}, which is no program.`);
  }
  const present = findChromium();
  if (present) return present;
  process.stdout.write('Installing Chromium with apt for the browser journeys\n');
  installChromium();
  const installed = findChromium();
  if (installed) return installed;
  throw new Error(
    'The browser journeys need Chromium, and apt could not install it: install it yourself, or ' +
      'set CHROMIUM_PATH to a Chromium or Chrome.',
  );
}

function findChromium(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

function installChromium(): void {
  const root = process.getuid?.() === 0;
  const apt = (args: string[]): number | null => {
    const [program, ...rest] = root ? ['apt-get', ...args] : ['sudo', '-n', 'apt-get', ...args];
    return spawnSync(program!, rest, {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status;
  };
  const install = ['install', '-y', '-qq', '--no-install-recommends', 'chromium'];
  if (apt(install) !== 0) {
    // The lists may be missing or old; one source out of reach does not matter if this one is not.
    apt(['update', '-qq']);
    apt(install);
  }
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
