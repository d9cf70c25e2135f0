import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { DATABASES } from '@repaso/scripts/stack/database-names';
import pg from 'pg';
import { afterAll, expect, inject, it } from 'vitest';

const run = promisify(execFile);
const admin = inject('postgresUrl');
const mark = randomUUID().slice(0, 8);
/** A name that needs quoting and a password that needs escaping, as an operator may choose them. */
const name = (service: string): string => `test-${mark}-${service}`;
const password = "it's a: secret/";
const urls = Object.fromEntries(
  DATABASES.map((service) => {
    const url = new URL(admin);
    url.username = name(service);
    url.password = encodeURIComponent(password);
    url.pathname = `/${name(service)}`;
    return [service, url.href];
  }),
);

afterAll(async () => {
  for (const service of DATABASES) {
    await query(admin, `DROP DATABASE IF EXISTS "${name(service)}" WITH (FORCE)`);
    await query(admin, `DROP ROLE IF EXISTS "${name(service)}"`);
  }
});

async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

function migrate(more: Record<string, string> = {}) {
  const variables = DATABASES.map((service) => [
    `${service.toUpperCase()}_DATABASE_URL`,
    urls[service]!,
  ]);
  return run(process.execPath, [join(import.meta.dirname, 'migrate.ts')], {
    env: { ...Object.fromEntries(variables), ...more },
  });
}

it('says so when the databases are not there and it may not make them', async () => {
  await expect(migrate()).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('The database of identity could not be migrated'),
  });
});

it('makes every database and its schema, and then finds nothing to do', async () => {
  const first = await migrate({ POSTGRES_URL: admin });
  expect(first.stdout.match(/schema migrated/g)).toHaveLength(DATABASES.length);
  const second = await migrate({ POSTGRES_URL: admin });
  expect(second.stdout.match(/schema is up to date/g)).toHaveLength(DATABASES.length);
  const [{ encoding }] = (await query(
    urls.identity!,
    'SELECT pg_encoding_to_char(encoding) AS encoding FROM pg_database WHERE datname = current_database()',
  )) as [{ encoding: string }];
  expect(encoding).toBe('UTF8');
});
