import { processConfig, serviceConfig } from '@repaso/shared/config';

const { LOG_LEVEL } = processConfig;
const { DATABASE_URL } = serviceConfig;

/** What `repaso migrate` reads: where every service's database is. */
export const migrateConfig = {
  LOG_LEVEL,
  /** A role that may create roles and databases; without it, they have to be there already. */
  POSTGRES_URL: DATABASE_URL.optional(),
  IDENTITY_DATABASE_URL: DATABASE_URL,
  LESSON_DATABASE_URL: DATABASE_URL,
  PRACTICE_DATABASE_URL: DATABASE_URL,
  FEEDBACK_DATABASE_URL: DATABASE_URL,
  ADMIN_DATABASE_URL: DATABASE_URL,
};
