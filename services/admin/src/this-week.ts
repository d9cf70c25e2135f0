import type { Clock } from '@repaso/shared/clock';

const WEEK_MS = 7 * 86_400_000;

/** Since when an upload counts as one of this week: the last 7 days. */
export function startOfThisWeek(clock: Clock): Date {
  return new Date(clock.now().getTime() - WEEK_MS);
}
