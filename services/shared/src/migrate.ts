import { processConfig, readConfig, serviceConfig } from './config.ts';
import { type Migration, runMigrations } from './database.ts';
import { createLogger } from './log.ts';

/** The whole of a service's `migrate.ts`: brings its database up to date and ends. */
export async function migrate(service: string, migrations: Migration[]): Promise<void> {
  const { LOG_LEVEL } = processConfig;
  const { DATABASE_URL } = serviceConfig;
  const config = readConfig({ LOG_LEVEL, DATABASE_URL });
  const log = createLogger(`${service}-migrate`, config.LOG_LEVEL);
  const done = await runMigrations(config.DATABASE_URL, migrations);
  log.info({ migrations: done }, done.length === 0 ? 'schema is up to date' : 'schema migrated');
}
