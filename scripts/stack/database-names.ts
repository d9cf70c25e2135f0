/** Services with a database and a role of their own. */
export const DATABASES = ['identity', 'lesson', 'practice', 'feedback', 'admin'] as const;
export type DatabaseName = (typeof DATABASES)[number];
