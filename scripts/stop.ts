/** Ends the stack that runs on DATA_DIR and waits until it is gone: `make stop`. */
import { setTimeout as delay } from 'node:timers/promises';
import { readLauncherConfig } from './stack/config.ts';
import { runningLauncher } from './stack/data-directory.ts';

/** Longer than every part of the stack may take. */
const LIMIT_MS = 60_000;
const INTERVAL_MS = 100;

const { dataDir } = readLauncherConfig();
// Whoever holds the lock is a launcher: nothing else is ever signalled.
const pid = runningLauncher(dataDir);
if (pid === undefined) {
  process.stdout.write(`Repaso is not running on ${dataDir}.\n`);
} else {
  process.kill(pid, 'SIGTERM');
  const deadline = Date.now() + LIMIT_MS;
  while (runningLauncher(dataDir) === pid) {
    if (Date.now() > deadline) {
      process.stderr.write(`Repaso (process ${pid}) does not stop: see its output.\n`);
      process.exit(1);
    }
    await delay(INTERVAL_MS);
  }
  process.stdout.write('Repaso has stopped.\n');
}
