import type { Clock } from '@repaso/shared/clock';
import type { Database } from '@repaso/shared/database';
import { deleteSilentBrowsers } from './store/analytics.ts';
import { createPartitions, dropPartitions } from './store/event-partitions.ts';
import { forgetDeletedLessons } from './store/tasks.ts';

const DAY_MS = 86_400_000;
/** Longer than any event can come back: the dead letters keep 30 days. */
const KEEP_DELETED_LESSONS_MS = 60 * DAY_MS;

/** Makes room for the events to come, and deletes what has been kept long enough. */
export async function keepHouse({
  database,
  clock,
  retentionDays,
}: {
  database: Database;
  clock: Clock;
  retentionDays: number;
}): Promise<void> {
  const before = (ms: number): Date => new Date(clock.now().getTime() - ms);
  await createPartitions(database, clock.now());
  await dropPartitions(database, before(retentionDays * DAY_MS));
  await deleteSilentBrowsers(database, before(retentionDays * DAY_MS));
  await forgetDeletedLessons(database, before(KEEP_DELETED_LESSONS_MS));
}
