/**
 * Backs up databases and note files into a folder, while everything runs: `make backup TO=…` for
 * the stack of `make run`, `repaso backup FOLDER` for whatever installation the environment names.
 */
import { resolve } from 'node:path';
import { BackupError } from './backup/backup-error.ts';
import { type Installation, installationFromEnvironment } from './backup/installation.ts';
import { runCommand } from './backup/run-command.ts';
import { objectStoreUrl } from './backup/stopped-stack.ts';
import { takeBackup } from './backup/take-backup.ts';
import { readLauncherConfig } from './stack/config.ts';
import { requireRunningStack } from './stack/stack-state.ts';

await runCommand(async () => {
  const [folder] = process.argv.slice(2);
  if (!folder) throw new BackupError('Where to? Use `make backup TO=folder`.');
  const directory = resolve(folder);
  const { databases, objects } = await takeBackup(
    installationFromEnvironment() ?? runningStack(),
    directory,
  );
  const rows = Object.values(databases)
    .flatMap(({ tables }) => tables)
    .reduce((sum, table) => sum + table.rows, 0);
  return `${directory} holds ${rows} rows and ${objects} note files.`;
});

function runningStack(): Installation {
  const config = readLauncherConfig();
  const { databaseUrls, natsUrl } = requireRunningStack(config.dataDir, (sentence) => {
    throw new BackupError(sentence);
  });
  return { databaseUrls, natsUrl, objectStoreUrl: objectStoreUrl(config) };
}
