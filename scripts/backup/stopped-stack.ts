import { pathToFileURL } from 'node:url';
import type { LauncherConfig } from '../stack/config.ts';
import { dataPaths, lockDataDirectory, prepareDataDirectory } from '../stack/data-directory.ts';
import { createDatabases } from '../stack/databases.ts';
import type { EngineContext } from '../stack/engines/engine.ts';
import { startNats } from '../stack/engines/nats.ts';
import { startPostgres } from '../stack/engines/postgres.ts';
import { loadSecrets } from '../stack/secrets.ts';
import type { SupervisedProcess } from '../stack/supervised-process.ts';
import type { Installation } from './installation.ts';

/**
 * Runs `work` on the data directory of a stack that does not run: with its databases and its
 * broker, and without a service. Throws LaunchError while the stack runs.
 */
export async function withStoppedStack<T>(
  config: LauncherConfig,
  work: (installation: Installation) => Promise<T>,
): Promise<T> {
  prepareDataDirectory(config.dataDir);
  const unlock = lockDataDirectory(config.dataDir);
  const paths = dataPaths(config.dataDir);
  const engines: SupervisedProcess[] = [];
  const context: EngineContext = {
    logDirectory: paths.logs,
    onChange: () => undefined,
    register: (engine) => engines.push(engine),
    signal: new AbortController().signal,
  };
  try {
    const secrets = loadSecrets(config.dataDir);
    const adminUrl =
      config.postgresUrl ??
      (await startPostgres(context, {
        directory: paths.postgres,
        password: secrets.postgresPassword,
        durable: true,
      }));
    return await work({
      databaseUrls: await createDatabases(adminUrl, secrets.databasePasswords),
      objectStoreUrl: objectStoreUrl(config),
      natsUrl: config.natsUrl ?? (await startNats(context, paths.nats)),
    });
  } finally {
    await Promise.all(engines.map((engine) => engine.stop()));
    unlock();
  }
}

/** Where the stack of a data directory keeps note files. */
export function objectStoreUrl({ inherited, dataDir }: LauncherConfig): string {
  return inherited.OBJECT_STORE_URL || pathToFileURL(dataPaths(dataDir).objects).href;
}
