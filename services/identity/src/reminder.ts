import { DateTime, IANAZone } from 'luxon';

const DAY_MS = 86_400_000;

/** A learner is reminded after this long without any activity … */
export const INACTIVE_MS = 2 * DAY_MS;
/** … and again after this long at the earliest … */
export const BETWEEN_REMINDERS_MS = 3 * DAY_MS;
/** … until so many in a row led to nothing. */
export const MAX_UNANSWERED = 3;
/** Hours of the learner's own day between which reminders go out. */
const FROM_HOUR = 9;
const UNTIL_HOUR = 20;

export interface ReminderState {
  /** The sign-up, for whoever did nothing since. */
  lastActivityAt: Date;
  lastReminderAt: Date | null;
  /** Reminders without an activity between them. */
  unansweredReminders: number;
}

/** How many reminders have led to nothing so far. */
export function unanswered({
  lastActivityAt,
  lastReminderAt,
  unansweredReminders,
}: ReminderState): number {
  return lastReminderAt && lastReminderAt >= lastActivityAt ? unansweredReminders : 0;
}

/** From when on the learner may be reminded. Undefined until they come back by themselves. */
export function reminderDueAt(state: ReminderState): Date | undefined {
  if (unanswered(state) >= MAX_UNANSWERED) return undefined;
  const { lastActivityAt, lastReminderAt } = state;
  const afterReminder = lastReminderAt ? lastReminderAt.getTime() + BETWEEN_REMINDERS_MS : 0;
  return new Date(Math.max(lastActivityAt.getTime() + INACTIVE_MS, afterReminder));
}

/** The hours for reminders that `now` lies in, else the next ones. An unknown zone counts as UTC. */
export function reminderHours(now: Date, timeZone: string): { from: Date; until: Date } {
  const zone = IANAZone.isValidZone(timeZone) ? timeZone : 'UTC';
  const local = DateTime.fromJSDate(now, { zone });
  const day =
    local.hour < UNTIL_HOUR ? local.startOf('day') : local.startOf('day').plus({ days: 1 });
  return {
    from: day.set({ hour: FROM_HOUR }).toJSDate(),
    until: day.set({ hour: UNTIL_HOUR }).toJSDate(),
  };
}
