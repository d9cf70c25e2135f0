import { createHash } from 'node:crypto';
import { createWriteStream, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { DatabaseManifest } from './manifest.ts';

/** Made by the migrations themselves. */
const MIGRATIONS_TABLE = 'migrations';

/**
 * Writes every table below `directory/folder`, as the transaction of `client` sees it. The schema
 * is not written: migrations make it again. `written` is told each file and its SHA-256.
 */
export async function dumpDatabase(
  client: pg.Client,
  { directory, folder }: { directory: string; folder: string },
  written: (file: string, sha256: string) => void,
): Promise<DatabaseManifest> {
  const tables = await listTables(client);
  // So that no table is dropped or changed before its turn.
  const all = tables.map(({ name }) => client.escapeIdentifier(name)).join(', ');
  await client.query(`LOCK TABLE ${all} IN ACCESS SHARE MODE`);

  const copied: DatabaseManifest['tables'] = [];
  for (const { name, columns } of tables) {
    const file = `${folder}/${name}.copy.gz`;
    const { rows, sha256 } = await copyTable(client, name, columns, join(directory, file));
    written(file, sha256);
    copied.push({ name, columns, rows, file });
  }
  return {
    migrations: await listMigrations(client),
    partitions: await listPartitions(client),
    sequences: await listSequences(client),
    tables: copied,
  };
}

export async function listMigrations(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT name FROM ${MIGRATIONS_TABLE} ORDER BY id`,
  );
  return rows.map(({ name }) => name);
}

/** Every table that holds rows of its own, with the columns that can be written. */
export async function listTables(
  client: pg.Client,
): Promise<{ name: string; columns: string[] }[]> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(
    `SELECT relname AS name, array_agg(attname::text ORDER BY attnum) AS columns
     FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid
     WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relname <> $1
       AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
     GROUP BY relname ORDER BY relname`,
    [MIGRATIONS_TABLE],
  );
  return rows;
}

async function listPartitions(client: pg.Client): Promise<DatabaseManifest['partitions']> {
  const { rows } = await client.query<DatabaseManifest['partitions'][number]>(
    `SELECT child.relname AS name, parent.relname AS parent,
       pg_get_expr(child.relpartbound, child.oid) AS bound
     FROM pg_inherits JOIN pg_class child ON child.oid = inhrelid
     JOIN pg_class parent ON parent.oid = inhparent
     WHERE child.relispartition AND child.relkind = 'r' ORDER BY child.relname`,
  );
  return rows;
}

/** Those that were used; a value is never behind the rows. */
async function listSequences(client: pg.Client): Promise<DatabaseManifest['sequences']> {
  const { rows } = await client.query<DatabaseManifest['sequences'][number]>(
    `SELECT sequencename AS name, last_value::text AS value FROM pg_sequences
     WHERE schemaname = 'public' AND sequencename <> $1 AND last_value IS NOT NULL ORDER BY 1`,
    [`${MIGRATIONS_TABLE}_id_seq`],
  );
  return rows;
}

async function copyTable(
  client: pg.Client,
  name: string,
  columns: string[],
  path: string,
): Promise<{ rows: number; sha256: string }> {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const list = columns.map((column) => client.escapeIdentifier(column)).join(', ');
  const copy = client.query(copyTo(`COPY ${client.escapeIdentifier(name)} (${list}) TO STDOUT`));
  const hash = createHash('sha256');
  await pipeline(
    copy,
    createGzip(),
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        hash.update(chunk);
        yield chunk;
      }
    },
    createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }),
  );
  return { rows: copy.rowCount, sha256: hash.digest('hex') };
}
