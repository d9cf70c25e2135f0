import type { Task } from '@repaso/proto/http/tasks';

const MINUTE_MS = 60_000;

/** Sorted by day; within a day in the order given, which is the server's. */
export function byDay(tasks: readonly Task[]): Task[] {
  return tasks.toSorted((a, b) => a.dayOffset - b.dayOffset);
}

/** Index of the first locked task that follows a non-locked one; -1 where there is none. */
export function bannerPosition(tasks: readonly Task[]): number {
  return tasks.findIndex(
    (task, index) => task.status === 'locked' && index > 0 && tasks[index - 1]!.status !== 'locked',
  );
}

/** '{Xh Ym or Ym}', rounded up to the minute: what has not unlocked yet never shows 0m. */
export function formatCountdown(remainingMs: number): string {
  const minutes = Math.max(1, Math.ceil(remainingMs / MINUTE_MS));
  const hours = Math.floor(minutes / 60);
  return hours > 0 ? `${hours}h ${minutes % 60}m` : `${minutes}m`;
}

/** Milliseconds until `formatCountdown` reads differently. */
export function nextTick(remainingMs: number): number {
  return remainingMs % MINUTE_MS || MINUTE_MS;
}

/** The day of `unlocksAt` as the learner calls it: 'Today', 'Tomorrow', 'Saturday', 'Nov 30'. */
export function dayName(unlocksAt: string, now: Date): string {
  const date = new Date(unlocksAt);
  const days = Math.round((startOfDay(date) - startOfDay(now)) / (24 * 60 * MINUTE_MS));
  if (days === 0) return 'Today';
  if (days === 1) return 'Tomorrow';
  if (days === -1) return 'Yesterday';
  if (days > 1 && days < 7) return date.toLocaleDateString('en', { weekday: 'long' });
  return date.toLocaleDateString('en', { month: 'short', day: 'numeric' });
}

function startOfDay(date: Date): number {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
}

export interface Day {
  dayOffset: number;
  unlocksAt: string;
  tasks: Task[];
}

/** Neighbouring tasks of one day together; expects them `byDay`. */
export function groupByDay(tasks: readonly Task[]): Day[] {
  const days: Day[] = [];
  for (const task of tasks) {
    const last = days.at(-1);
    if (last?.dayOffset === task.dayOffset) last.tasks.push(task);
    else days.push({ dayOffset: task.dayOffset, unlocksAt: task.unlocksAt, tasks: [task] });
  }
  return days;
}
