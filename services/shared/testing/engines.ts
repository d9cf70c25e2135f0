import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { EntitySchema } from 'typeorm';
import { afterAll, inject } from 'vitest';
import { createClock } from '../src/clock.ts';
import { connectDatabase, type Database, type Migration, runMigrations } from '../src/database.ts';
import { type Broker, connectBroker } from '../src/events/broker.ts';
import { createLogger, type Logger } from '../src/log.ts';

export const testLog = createLogger('test', process.env.LOG_LEVEL ?? 'silent');
export const testClock = createClock();

/** A log whose lines a test can read, in the order in which they were written. */
export function createRecordingLog(): { log: Logger; lines: Record<string, unknown>[] } {
  const lines: Record<string, unknown>[] = [];
  const write = (line: string): void => void lines.push(JSON.parse(line));
  return { log: createLogger('test', 'trace', { write }), lines };
}

/** An empty database of its own for a test file, dropped at the end of the file. Its URL. */
export async function createTestDatabase(migrations: Migration[]): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const admin = inject('postgresUrl');
  await runSql(admin, `CREATE DATABASE ${name}`);
  afterAll(() => runSql(admin, `DROP DATABASE ${name} WITH (FORCE)`));
  const url = new URL(admin);
  url.pathname = name;
  await runMigrations(url.href, migrations);
  return url.href;
}

/** A connected, migrated database of its own for a test file. */
export async function connectTestDatabase(
  migrations: Migration[],
  entities: EntitySchema[],
): Promise<Database> {
  const url = await createTestDatabase(migrations);
  const database = await connectDatabase({
    url,
    applicationName: 'test',
    poolSize: 10,
    entities,
    log: testLog,
  });
  afterAll(() => database.close());
  return database;
}

/** A connection with streams of its own for a test file, deleted at the end of the file. */
export async function connectTestBroker(): Promise<Broker> {
  const namespace = `t${randomUUID().replaceAll('-', '')}`;
  const broker = await connectBroker({
    url: inject('natsUrl'),
    name: 'test',
    log: testLog,
    namespace,
  });
  await broker.ensureStreams();
  afterAll(async () => {
    for (const stream of Object.values(broker.streams)) await broker.manager.streams.delete(stream);
    await broker.close();
  });
  return broker;
}

async function runSql(url: string, sql: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
