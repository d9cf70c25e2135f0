/**
 * Restores what scripts/backup.ts wrote: `make restore FROM=…` into the data directory of a stack
 * that does not run, `repaso restore FOLDER [--force]` into whatever installation the environment
 * names.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { BackupError } from './backup/backup-error.ts';
import { installationFromEnvironment } from './backup/installation.ts';
import { requireBackup } from './backup/manifest.ts';
import { restoreBackup } from './backup/restore-backup.ts';
import { runCommand } from './backup/run-command.ts';
import { withStoppedStack } from './backup/stopped-stack.ts';
import { readLauncherConfig } from './stack/config.ts';

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    options: { force: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [folder] = positionals;
  if (!folder) throw new BackupError('What? Use `make restore FROM=folder`.');
  const directory = resolve(folder);
  requireBackup(directory);
  const installation = installationFromEnvironment();
  const { takenAt } = installation
    ? await restoreBackup(installation, directory, values)
    : await withStoppedStack(readLauncherConfig(), (stack) =>
        restoreBackup(stack, directory, values),
      );
  return `Everything is as it was at ${takenAt}; start the services now.`;
});
