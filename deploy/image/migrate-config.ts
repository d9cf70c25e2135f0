import { processConfig, serviceConfig } from '@repaso/shared/config';

const { LOG_LEVEL } = processConfig;
const { DATABASE_URL } = serviceConfig;

/** What `repaso migrate` reads: where every service's database is. */
export const migrateConfig = {
  LOG_LEVEL,
  /** A role that may create roles and databases; without it, they have to be there already. */
  POSTGRES_URL: DATABASE_URL.optional(),
  /** The `DATABASE_URL` of identity. */
  IDENTITY_DATABASE_URL: DATABASE_URL,
  /** The `DATABASE_URL` of lesson. */
  LESSON_DATABASE_URL: DATABASE_URL,
  /** The `DATABASE_URL` of practice. */
  PRACTICE_DATABASE_URL: DATABASE_URL,
  /** The `DATABASE_URL` of feedback. */
  FEEDBACK_DATABASE_URL: DATABASE_URL,
  /** The `DATABASE_URL` of admin. */
  ADMIN_DATABASE_URL: DATABASE_URL,
};
