/**
 * `repaso migrate`: brings every service's database to the version that this image expects, and
 * makes the databases first where POSTGRES_URL lets it. Running it again changes nothing.
 */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { DATABASES } from '@repaso/scripts/stack/database-names';
import { ensureDatabases } from '@repaso/scripts/stack/databases';
import { LaunchError } from '@repaso/scripts/stack/launch-error';
import { ConfigError, readConfig } from '@repaso/shared/config';
import { migrateConfig } from './migrate-config.ts';

try {
  await run();
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof LaunchError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

async function run(): Promise<void> {
  const config = readConfig(migrateConfig);
  const databases = {
    identity: config.IDENTITY_DATABASE_URL,
    lesson: config.LESSON_DATABASE_URL,
    practice: config.PRACTICE_DATABASE_URL,
    feedback: config.FEEDBACK_DATABASE_URL,
    admin: config.ADMIN_DATABASE_URL,
  };
  if (config.POSTGRES_URL) await ensureDatabases(config.POSTGRES_URL, Object.values(databases));
  for (const service of DATABASES) {
    const entry = join(import.meta.dirname, `../../services/${service}/src/migrate.ts`);
    try {
      execFileSync(process.execPath, [entry], {
        env: { LOG_LEVEL: config.LOG_LEVEL, DATABASE_URL: databases[service] },
        stdio: 'inherit',
      });
    } catch {
      throw new LaunchError(
        `The database of ${service} could not be migrated; its reason stands above.`,
      );
    }
  }
}
