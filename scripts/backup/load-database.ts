import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { type Migration, runMigrations } from '@repaso/shared/database';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { BackupError } from './backup-error.ts';
import { listTables } from './dump-database.ts';
import type { DatabaseManifest } from './manifest.ts';

/** Which stream an outbox last published to: a fresh installation writes it without any data. */
const NO_DATA = new Set(['outbox_stream']);

/** Runs `work` with a connection of its own. */
async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: 'restore' });
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Throws BackupError while somebody else is connected, or where there is data and no `force`. */
export function requireTarget(url: string, { force }: { force: boolean }): Promise<void> {
  return withClient(url, async (client) => {
    const database = new URL(url).pathname.slice(1);
    const { rowCount: others } = await client.query(
      `SELECT 1 FROM pg_stat_activity WHERE datname = current_database()
       AND pid <> pg_backend_pid() AND backend_type = 'client backend'`,
    );
    if (others) {
      throw new BackupError(`Something is connected to ${database}: stop all services first.`);
    }
    if (force) return;
    for (const { name } of await listTables(client)) {
      if (NO_DATA.has(name)) continue;
      const { rowCount } = await client.query(
        `SELECT 1 FROM ${client.escapeIdentifier(name)} LIMIT 1`,
      );
      if (rowCount) {
        throw new BackupError(
          `${database} is not empty (${name}): FORCE=1 drops what is there before it restores.`,
        );
      }
    }
  });
}

/** Migrations of the backup that this version does not know. */
export function unknownMigrations(backup: DatabaseManifest, migrations: Migration[]): string[] {
  const known = new Set(migrations.map(nameOf));
  return backup.migrations.filter((name) => !known.has(name));
}

/**
 * Replaces everything in a database by the backup's: its schema, its rows, then the migrations
 * that came since.
 */
export async function loadDatabase(
  url: string,
  backup: DatabaseManifest,
  { directory, migrations }: { directory: string; migrations: Migration[] },
): Promise<void> {
  await withClient(url, (client) =>
    client.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public'),
  );
  const ran = new Set(backup.migrations);
  await runMigrations(
    url,
    migrations.filter((migration) => ran.has(nameOf(migration))),
  );
  await withClient(url, async (client) => {
    await client.query('BEGIN');
    for (const { name, parent, bound } of backup.partitions) {
      const [child, of] = [name, parent].map((table) => client.escapeIdentifier(table));
      await client.query(`CREATE TABLE IF NOT EXISTS ${child} PARTITION OF ${of} ${bound}`);
    }
    for (const table of await inOrderOfReferences(client, backup.tables)) {
      await loadTable(client, table, directory);
    }
    for (const { name, value } of backup.sequences) {
      await client.query('SELECT setval($1::regclass, $2)', [client.escapeIdentifier(name), value]);
    }
    await tellEventsAgain(client);
    await client.query('COMMIT');
  });
  await runMigrations(url, migrations);
}

/**
 * The broker that held the messages is not the one of the backup: every event that can be told
 * again is, and whoever handled it before knows it by the inbox.
 */
async function tellEventsAgain(client: pg.Client): Promise<void> {
  await client.query(
    `UPDATE outbox SET published_at = NULL, stream_position = NULL
     WHERE payload IS NOT NULL AND erased_at IS NULL`,
  );
  await client.query('DELETE FROM outbox_stream');
}

async function loadTable(
  client: pg.Client,
  { name, columns, rows, file }: DatabaseManifest['tables'][number],
  directory: string,
): Promise<void> {
  const list = columns.map((column) => client.escapeIdentifier(column)).join(', ');
  const copy = client.query(copyFrom(`COPY ${client.escapeIdentifier(name)} (${list}) FROM STDIN`));
  await pipeline(createReadStream(join(directory, file)), createGunzip(), copy);
  if (copy.rowCount !== rows) {
    throw new BackupError(`${file} has ${copy.rowCount} rows instead of ${rows}.`);
  }
}

/** Referenced tables before those that refer to them. */
async function inOrderOfReferences<Table extends { name: string }>(
  client: pg.Client,
  tables: Table[],
): Promise<Table[]> {
  const { rows: references } = await client.query<{ from: string; to: string }>(
    `SELECT source.relname AS from, target.relname AS to FROM pg_constraint
     JOIN pg_class source ON source.oid = conrelid JOIN pg_class target ON target.oid = confrelid
     WHERE contype = 'f' AND conrelid <> confrelid`,
  );
  const ordered = new Set<Table>();
  const place = (table: Table): void => {
    for (const { to } of references.filter(({ from }) => from === table.name)) {
      const target = tables.find(({ name }) => name === to);
      if (target && !ordered.has(target)) place(target);
    }
    ordered.add(table);
  };
  tables.forEach(place);
  return [...ordered];
}

function nameOf(migration: Migration): string {
  const { name } = new migration();
  if (!name) throw new Error('a migration has no name');
  return name;
}
