import type { Database, Transaction } from '@repaso/shared/database';

export interface AnalyticsEvent {
  id: string;
  event: string;
  /** The browser's own name for its user. */
  distinctId: string;
  /** A JSON object. */
  propertiesJson: string;
}

export interface StoredEvent extends Omit<AnalyticsEvent, 'propertiesJson'> {
  properties: unknown;
  receivedAt: Date;
}

export interface Browser {
  distinctId: string;
  properties: unknown;
}

/** All of them in one statement, and who was logged in with them. */
export async function insertEvents(
  tx: Transaction,
  {
    events,
    userId,
    receivedAt,
  }: { events: AnalyticsEvent[]; userId: string | undefined; receivedAt: Date },
): Promise<void> {
  await tx.query(
    `INSERT INTO analytics_event (id, received_at, user_id, distinct_id, event, properties)
     SELECT id, $2, $3, distinct_id, event, properties
     FROM unnest($1::uuid[], $4::text[], $5::text[], $6::jsonb[])
       AS e (id, distinct_id, event, properties)`,
    [
      events.map(({ id }) => id),
      receivedAt,
      userId ?? null,
      events.map(({ distinctId }) => distinctId),
      events.map(({ event }) => event),
      events.map(({ propertiesJson }) => propertiesJson),
    ],
  );
}

/** Remembers that a learner was logged in on these browsers. */
export async function linkBrowsers(
  tx: Transaction,
  distinctIds: string[],
  userId: string,
): Promise<void> {
  // In one order for everybody, so that no two transactions wait for each other.
  await tx.query(
    `INSERT INTO analytics_browser_user (distinct_id, user_id)
     SELECT DISTINCT unnest($1::text[]) AS distinct_id, $2::uuid ORDER BY distinct_id
     ON CONFLICT DO NOTHING`,
    [distinctIds, userId],
  );
}

/** Adds to what is known of a browser's user; what is told again replaces what was known. */
export async function mergeBrowser(
  tx: Transaction,
  { distinctId, propertiesJson, now }: { distinctId: string; propertiesJson: string; now: Date },
): Promise<void> {
  await tx.query(
    `INSERT INTO analytics_browser (distinct_id, properties, updated_at) VALUES ($1, $2, $3)
     ON CONFLICT (distinct_id) DO UPDATE
     SET properties = analytics_browser.properties || excluded.properties,
       updated_at = excluded.updated_at
     WHERE pg_column_size(analytics_browser.properties || excluded.properties) <= 65536`,
    [distinctId, propertiesJson, now],
  );
}

/** Those of these names that are a person's own id who was erased. */
export async function listErased(tx: Transaction, distinctIds: string[]): Promise<string[]> {
  const rows: { id: string }[] = await tx.query(
    'SELECT id FROM data_subject WHERE id::text = ANY ($1) AND erased_at IS NOT NULL',
    [distinctIds],
  );
  return rows.map(({ id }) => id);
}

/**
 * Deletes what a learner did, logged in or not: the visitor's events of every browser that nobody
 * else has logged in on. What a shared browser told about its user cannot be told apart, and goes.
 */
export async function deleteAnalytics(tx: Transaction, userId: string): Promise<void> {
  const browsers: { distinct_id: string; shared: boolean }[] = await tx.query(
    `SELECT distinct_id, EXISTS (
       SELECT 1 FROM analytics_browser_user other
       WHERE other.distinct_id = own.distinct_id AND other.user_id <> $1) AS shared
     FROM analytics_browser_user own WHERE user_id = $1`,
    [userId],
  );
  const own = browsers.filter(({ shared }) => !shared).map(({ distinct_id }) => distinct_id);
  const all = browsers.map(({ distinct_id }) => distinct_id);
  await tx.query('DELETE FROM analytics_event WHERE user_id = $1', [userId]);
  await tx.query(
    'DELETE FROM analytics_event WHERE distinct_id = ANY ($1) AND user_id IS NULL',
    // A client may have named its user by the id.
    [[...own, userId]],
  );
  await tx.query('DELETE FROM analytics_browser WHERE distinct_id = ANY ($1)', [[...all, userId]]);
  await tx.query('DELETE FROM analytics_browser_user WHERE user_id = $1', [userId]);
}

export async function listEvents(
  { pool }: Database,
  userId: string,
  after: StoredEvent | undefined,
  limit: number,
): Promise<StoredEvent[]> {
  const { rows } = await pool.query(
    `SELECT id, event, distinct_id AS "distinctId", properties, received_at AS "receivedAt"
     FROM analytics_event
     WHERE user_id = $1 AND ($2::uuid IS NULL OR id > $2) ORDER BY id LIMIT $3`,
    [userId, after?.id ?? null, limit],
  );
  return rows;
}

export async function listBrowsers(
  { pool }: Database,
  userId: string,
  after: Browser | undefined,
  limit: number,
): Promise<Browser[]> {
  const { rows } = await pool.query(
    `SELECT distinct_id AS "distinctId", properties
     FROM analytics_browser_user JOIN analytics_browser USING (distinct_id)
     WHERE user_id = $1 AND distinct_id > $2 ORDER BY distinct_id LIMIT $3`,
    [userId, after?.distinctId ?? '', limit],
  );
  return rows;
}

/** Deletes what browsers told that have not been heard of since. */
export async function deleteSilentBrowsers(database: Database, since: Date): Promise<void> {
  await database.pool.query(
    `WITH silent AS (DELETE FROM analytics_browser WHERE updated_at < $1 RETURNING distinct_id)
     DELETE FROM analytics_browser_user link USING silent
     WHERE link.distinct_id = silent.distinct_id`,
    [since],
  );
}
