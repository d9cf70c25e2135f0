import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type Broker, connectBroker } from '@repaso/shared/events/broker';
import { getMessage } from '@repaso/shared/events/stored-message';
import { createLogger } from '@repaso/shared/log';
import { connectRedis } from '@repaso/shared/redis';
import pg from 'pg';
import { dataPaths } from '../stack/data-directory.ts';
import { DATABASES } from '../stack/database-names.ts';
import type { RunningStack } from './run-stack.ts';

/** Something that the stack keeps, as text in lower case. */
export interface Kept {
  /** Such as `lesson.notes`, `EVENTS events.lesson.upload-received.v1`, `redis`, `objects`. */
  place: string;
  text: string;
}

const log = createLogger('test', 'silent');

/**
 * All that can be read in the stack: every row of every database, both sides of every Redis key,
 * every message of every stream with its headers, also what stands of it in the broker's files,
 * every object with its name, every log.
 */
export async function readKeptData(stack: RunningStack): Promise<Kept[]> {
  const parts = await Promise.all([
    ...DATABASES.map((name) => readDatabase(name, stack.state.databaseUrls[name])),
    readRedis(stack.state.redisUrl),
    readStreams(stack.state.natsUrl),
    readFiles('objects', dataPaths(stack.dataDir).objects),
    readFiles('files of NATS', dataPaths(stack.dataDir).nats),
    readLogs(stack),
  ]);
  return parts.flat().map(({ place, text }) => ({ place, text: text.toLowerCase() }));
}

/** Everything that any process of the stack has written about what it does. */
export function readLogs(stack: RunningStack): Kept[] {
  return [
    { place: 'log of the services', text: stack.output() },
    ...readFiles('log of an engine', dataPaths(stack.dataDir).logs),
  ];
}

async function readDatabase(name: string, url: string): Promise<Kept[]> {
  const client = new pg.Client({
    connectionString: url,
    // As the server writes it, which is how it would be found there.
    types: { getTypeParser: () => (value: string) => value },
  });
  await client.connect();
  try {
    const { rows: tables } = await client.query<{
      schema: string;
      table: string;
      known_as: string;
    }>(
      `SELECT nspname AS schema, relname AS table,
         coalesce(inhparent::regclass::text, relname) AS known_as
       FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
       LEFT JOIN pg_inherits ON inhrelid = pg_class.oid
       WHERE relkind IN ('r', 'm') AND nspname NOT IN ('pg_catalog', 'information_schema')
         AND nspname NOT LIKE 'pg_toast%'`,
    );
    const kept: Kept[] = [];
    for (const { schema, table, known_as } of tables) {
      const { rows } = await client.query<Record<string, string | null>>(
        `SELECT * FROM ${client.escapeIdentifier(schema)}.${client.escapeIdentifier(table)}`,
      );
      for (const row of rows) {
        const place = `${name}.${known_as}${table === 'outbox' ? ` ${row.subject}` : ''}`;
        kept.push({ place, text: Object.values(row).map(readable).join('\n') });
      }
    }
    return kept;
  } finally {
    await client.end();
  }
}

/** Text within bytes as well. */
function readable(value: string | null): string {
  if (value === null) return '';
  return value.startsWith('\\x') ? Buffer.from(value.slice(2), 'hex').toString() : value;
}

async function readRedis(url: string): Promise<Kept[]> {
  const client = connectRedis(url, log);
  await once(client, 'ready');
  try {
    const kept: Kept[] = [];
    for await (const keys of client.scanIterator()) {
      for (const key of keys)
        kept.push({ place: 'redis', text: `${key} ${await redisValue(key)}` });
    }
    return kept;
  } finally {
    client.destroy();
  }

  async function redisValue(key: string): Promise<string> {
    const type = await client.type(key);
    if (type === 'none') return '';
    if (type === 'string') return (await client.get(key)) ?? '';
    if (type === 'hash') return JSON.stringify(await client.hGetAll(key));
    throw new Error(`Redis holds a ${type}, which is not looked into`);
  }
}

async function readStreams(url: string): Promise<Kept[]> {
  const broker = await connectBroker({ url, name: 'test', log });
  try {
    const kept: Kept[] = [];
    for await (const stream of broker.manager.streams.list()) {
      kept.push(...(await readStream(broker, stream.config.name)));
    }
    return kept;
  } finally {
    await broker.close();
  }
}

async function readStream(broker: Broker, stream: string): Promise<Kept[]> {
  const { state } = await broker.manager.streams.info(stream);
  const kept: Kept[] = [];
  for (let seq = Math.max(1, state.first_seq); seq <= state.last_seq; seq += 1) {
    const message = await getMessage(broker, stream, seq);
    if (!message) continue;
    const headers = JSON.stringify([...(message.header ?? [])]);
    const payload = Buffer.from(message.data).toString();
    kept.push({ place: `${stream} ${message.subject}`, text: `${headers}\n${payload}` });
  }
  return kept;
}

/** Names count as well as contents. */
function readFiles(place: string, directory: string): Kept[] {
  return readdirSync(directory, { withFileTypes: true, recursive: true }).map((entry) => {
    const path = join(entry.parentPath, entry.name);
    return { place, text: `${relative(directory, path)}\n${entry.isFile() ? contents(path) : ''}` };
  });
}

/** Nothing of a file that has just been deleted. */
function contents(path: string): string {
  try {
    return readFileSync(path, 'latin1');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  }
}
