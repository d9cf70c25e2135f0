import { TAKE_RELAY_TURN } from '@repaso/shared/events/relay';
import pg from 'pg';
import { DATABASES, type DatabaseName } from '../stack/database-names.ts';

/** A connection to every database, in a transaction that sees it as it was at one moment. */
export interface Snapshots {
  of: Record<DatabaseName, pg.Client>;
  close(): Promise<void>;
}

/** Identity comes last: of whoever acts in another service, it then knows the account. */
const ORDER = [...DATABASES.filter((name) => name !== 'identity'), 'identity'] as const;

/**
 * Snapshots that fit together although the services go on: no service has handled an event that
 * the service which told it does not know of. Services learn of each other by events alone, and
 * while all outboxes' turns are taken none is published. So whatever anybody has handled by the
 * time of their snapshot was recorded before the first of them. The other way round, an event that
 * was told and not yet handled lies in its outbox. Publishing waits for some milliseconds.
 */
export async function openSnapshots(urls: Record<DatabaseName, string>): Promise<Snapshots> {
  const connections: pg.Client[] = [];
  const connectAll = async (): Promise<Record<DatabaseName, pg.Client>> => {
    const clients: Partial<Record<DatabaseName, pg.Client>> = {};
    for (const name of DATABASES) clients[name] = await connect(urls[name], connections);
    return clients as Record<DatabaseName, pg.Client>;
  };
  const close = async (): Promise<void> => {
    await Promise.all(connections.splice(0).map((client) => client.end()));
  };
  try {
    const turns = await connectAll();
    const snapshots = await connectAll();
    for (const name of DATABASES) {
      await turns[name].query('BEGIN');
      await turns[name].query(TAKE_RELAY_TURN);
    }
    for (const name of ORDER) {
      await snapshots[name].query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
      // The first statement decides what all see.
      await snapshots[name].query('SELECT 1');
    }
    for (const name of DATABASES) await turns[name].query('COMMIT');
    return { of: snapshots, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function connect(url: string, connections: pg.Client[]): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: 'backup' });
  connections.push(client);
  // A connection that breaks is told by the next statement on it.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}
