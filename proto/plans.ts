/** What the Free plan allows (specification, section 9). */
export const FREE_PLAN = {
  uploadsPerWeek: 1,
  /** Lessons before the newest one that can still be opened. */
  previousLessons: 2,
} as const;

/** A plan's week: the last 7 days, in milliseconds. */
export const PLAN_WEEK_MS = 7 * 86_400_000;
