import pg from 'pg';
import type { DatabaseName } from '../stack/database-names.ts';
import type { RunningStack } from './run-stack.ts';

/** Asks one of the stack's databases, as the service that owns it. */
export async function queryDatabase(
  { state }: RunningStack,
  database: DatabaseName,
  text: string,
  values: unknown[] = [],
): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: state.databaseUrls[database] });
  await client.connect();
  try {
    return (await client.query(text, values)).rows;
  } finally {
    await client.end();
  }
}
