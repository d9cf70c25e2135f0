import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type LauncherConfig, PROJECT_ROOT } from './config.ts';
import { DATABASES, type DatabaseName } from './database-names.ts';
import { LaunchError } from './launch-error.ts';
import { nodeArguments, serviceEnvironment } from './services.ts';
import type { Terminal } from './terminal.ts';

/** Brings every database to the version that its service expects. Throws LaunchError. */
export async function migrateDatabases(
  config: LauncherConfig,
  databaseUrls: Record<DatabaseName, string>,
  serviceToken: string,
  terminal: Terminal,
): Promise<void> {
  await Promise.all(
    DATABASES.map(async (service) => {
      const entry = `services/${service}/src/migrate.ts`;
      if (!existsSync(join(PROJECT_ROOT, entry))) return;
      const own = { DATABASE_URL: databaseUrls[service], SERVICE_TOKEN: serviceToken };
      const migration = spawn(
        'setpriv',
        ['--pdeathsig=KILL', '--', process.execPath, ...nodeArguments(config, entry)],
        {
          env: serviceEnvironment(config, `${service}-migrate`, own),
          stdio: ['ignore', 'pipe', 'pipe'],
          detached: true,
        },
      );
      for (const stream of [migration.stdout, migration.stderr]) {
        createInterface({ input: stream }).on('line', (line) => terminal.relay(service, line));
      }
      const [code, signal] = await once(migration, 'close');
      if (code === 0) return;
      throw new LaunchError(
        `The database of ${service} could not be migrated (${signal ?? `code ${code}`}); ` +
          'its reason stands above.',
      );
    }),
  );
}
