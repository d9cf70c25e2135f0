import type { Database } from '@repaso/shared/database';

/**
 * Events are kept in partitions by month (UTC), so that those that are too old go in one stroke.
 */
const MONTHS_AHEAD = 2;

/** Makes the partitions of the month of `now` and those after it. Replicas take turns. */
export async function createPartitions(database: Database, now: Date): Promise<void> {
  await database.transaction(async (tx) => {
    await tx.query("SELECT pg_advisory_xact_lock(hashtext('event-partitions'))");
    for (let ahead = 0; ahead <= MONTHS_AHEAD; ahead += 1) {
      const from = monthStart(now, ahead);
      await tx.query(
        `CREATE TABLE IF NOT EXISTS ${partitionName(from)} PARTITION OF analytics_event
         FOR VALUES FROM ('${from.toISOString()}') TO ('${monthStart(now, ahead + 1).toISOString()}')`,
      );
    }
  });
}

/** Drops the partitions that hold nothing younger than `before`. Returns how many. */
export async function dropPartitions(database: Database, before: Date): Promise<number> {
  return database.transaction(async (tx) => {
    await tx.query("SELECT pg_advisory_xact_lock(hashtext('event-partitions'))");
    const partitions: { name: string }[] = await tx.query(
      `SELECT inhrelid::regclass::text AS name FROM pg_inherits
       WHERE inhparent = 'analytics_event'::regclass`,
    );
    // Named by their month: the one of `before` and all later ones stay.
    const oldest = partitionName(monthStart(before, 0));
    const old = partitions.filter(({ name }) => name < oldest);
    for (const { name } of old) await tx.query(`DROP TABLE ${name}`);
    return old.length;
  });
}

function monthStart(date: Date, ahead: number): Date {
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + ahead, 1));
}

/** `analytics_event_2026_11` */
function partitionName(month: Date): string {
  return `analytics_event_${month.toISOString().slice(0, 7).replace('-', '_')}`;
}
