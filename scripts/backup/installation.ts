import { lessonConfig } from '@repaso/lesson/config';
import { readConfig, serviceConfig } from '@repaso/shared/config';
import type { DatabaseName } from '../stack/database-names.ts';

/** Where everything is that a backup holds. */
export interface Installation {
  databaseUrls: Record<DatabaseName, string>;
  objectStoreUrl: string;
  natsUrl: string;
}

const { DATABASE_URL, NATS_URL } = serviceConfig;

/** What names an installation; `NAME_FILE` is the path of a file with the value. */
export const installationConfig = {
  IDENTITY_DATABASE_URL: DATABASE_URL,
  LESSON_DATABASE_URL: DATABASE_URL,
  PRACTICE_DATABASE_URL: DATABASE_URL,
  FEEDBACK_DATABASE_URL: DATABASE_URL,
  ADMIN_DATABASE_URL: DATABASE_URL,
  OBJECT_STORE_URL: lessonConfig.OBJECT_STORE_URL,
  NATS_URL,
};

/** Undefined where the environment names no database. Throws ConfigError where it names some. */
export function installationFromEnvironment(
  environment: NodeJS.ProcessEnv = process.env,
): Installation | undefined {
  const isNamed = Object.keys(environment).some((name) =>
    /^[A-Z]+_DATABASE_URL(_FILE)?$/.test(name),
  );
  if (!isNamed) return undefined;
  const config = readConfig(installationConfig, environment);
  return {
    databaseUrls: {
      identity: config.IDENTITY_DATABASE_URL,
      lesson: config.LESSON_DATABASE_URL,
      practice: config.PRACTICE_DATABASE_URL,
      feedback: config.FEEDBACK_DATABASE_URL,
      admin: config.ADMIN_DATABASE_URL,
    },
    objectStoreUrl: config.OBJECT_STORE_URL,
    natsUrl: config.NATS_URL,
  };
}
