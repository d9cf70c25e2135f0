import { type Clock, newId } from '@repaso/shared/clock';
import type { Database, Transaction } from '@repaso/shared/database';
import { admitDataSubject } from '@repaso/shared/erasure';
import {
  type AnalyticsEvent,
  insertEvents,
  linkBrowsers,
  listErased,
  mergeBrowser,
} from './store/analytics.ts';

interface Parts {
  database: Database;
  clock: Clock;
}

/**
 * Keeps what happened in a browser; what it says is kept is in the database. Nothing is kept
 * about somebody who was erased. Returns how many events are kept.
 */
export async function recordEvents(
  { database, clock }: Parts,
  { userId, events }: { userId: string | undefined; events: Omit<AnalyticsEvent, 'id'>[] },
): Promise<number> {
  return database.transaction(async (tx) => {
    const distinctIds = await admitBrowsers(
      tx,
      userId,
      events.map(({ distinctId }) => distinctId),
    );
    const kept = events
      .filter(({ distinctId }) => distinctIds.has(distinctId))
      .map((event) => ({ ...event, id: newId(clock) }));
    if (kept.length > 0) await insertEvents(tx, { events: kept, userId, receivedAt: clock.now() });
    return kept.length;
  });
}

/** Adds to what is known of a browser's user. */
export async function identify(
  { database, clock }: Parts,
  browser: { userId: string | undefined; distinctId: string; propertiesJson: string },
): Promise<void> {
  await database.transaction(async (tx) => {
    const admitted = await admitBrowsers(tx, browser.userId, [browser.distinctId]);
    if (admitted.size > 0) await mergeBrowser(tx, { ...browser, now: clock.now() });
  });
}

/** Those browsers about which something may be kept; links them to who is logged in. */
async function admitBrowsers(
  tx: Transaction,
  userId: string | undefined,
  distinctIds: string[],
): Promise<Set<string>> {
  const browsers = new Set(distinctIds);
  if (userId !== undefined && !(await admitDataSubject(tx, userId))) return new Set();
  for (const erased of await listErased(tx, [...browsers])) browsers.delete(erased);
  if (userId !== undefined && browsers.size > 0) await linkBrowsers(tx, [...browsers], userId);
  return browsers;
}
