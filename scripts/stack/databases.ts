import pg from 'pg';
import { LaunchError } from './launch-error.ts';
import type { Secrets } from './secrets.ts';
import { DATABASES, type DatabaseName } from './services.ts';

/**
 * Gives every service a database and a role of its own that nobody else may use, and their URLs.
 * `adminUrl` belongs to a role that may create both. The names carry the product's, since the
 * server may be somebody else's too. Throws LaunchError when the server refuses.
 */
export async function createDatabases(
  adminUrl: string,
  passwords: Secrets['databasePasswords'],
): Promise<Record<DatabaseName, string>> {
  const client = new pg.Client({ connectionString: adminUrl, connectionTimeoutMillis: 5_000 });
  try {
    await client.connect();
    const urls: Partial<Record<DatabaseName, string>> = {};
    for (const service of DATABASES) {
      const name = `repaso_${service}`;
      await createDatabase(client, name, passwords[service]);
      urls[service] = databaseUrl(adminUrl, name, passwords[service]);
    }
    return urls as Record<DatabaseName, string>;
  } catch (error) {
    throw new LaunchError(
      `The databases cannot be made (${(error as Error).message}): the Postgres server must be ` +
        'reachable, and the role in its URL allowed to create roles and databases.',
    );
  } finally {
    await client.end();
  }
}

async function createDatabase(client: pg.Client, name: string, password: string): Promise<void> {
  const exists = async (catalog: string, column: string): Promise<boolean> =>
    (await client.query(`SELECT 1 FROM ${catalog} WHERE ${column} = $1`, [name])).rowCount !== 0;
  const id = client.escapeIdentifier(name);
  const verb = (await exists('pg_roles', 'rolname')) ? 'ALTER' : 'CREATE';
  await client.query(`${verb} ROLE ${id} LOGIN PASSWORD ${client.escapeLiteral(password)}`);
  if (await exists('pg_database', 'datname')) return;
  // Only a member of a role may give it a database; a superuser is one anyway.
  await client.query(`GRANT ${id} TO CURRENT_USER`);
  await client.query(`CREATE DATABASE ${id} OWNER ${id}`);
  await client.query(`REVOKE ALL ON DATABASE ${id} FROM PUBLIC`);
}

function databaseUrl(adminUrl: string, name: string, password: string): string {
  const url = new URL(adminUrl);
  url.username = name;
  url.password = password;
  url.pathname = `/${name}`;
  return url.href;
}
