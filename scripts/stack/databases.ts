import pg from 'pg';
import { DATABASES, type DatabaseName } from './database-names.ts';
import { LaunchError } from './launch-error.ts';
import type { Secrets } from './secrets.ts';

/**
 * Gives every service a database and a role of its own that nobody else may use, and their URLs.
 * `adminUrl` belongs to a role that may create both. The names carry the product's, since the
 * server may be somebody else's too. Throws LaunchError when the server refuses.
 */
export async function createDatabases(
  adminUrl: string,
  passwords: Secrets['databasePasswords'],
): Promise<Record<DatabaseName, string>> {
  const urls = Object.fromEntries(
    DATABASES.map((service) => [
      service,
      databaseUrl(adminUrl, `repaso_${service}`, passwords[service]),
    ]),
  ) as Record<DatabaseName, string>;
  await ensureDatabases(adminUrl, Object.values(urls));
  return urls;
}

/**
 * Makes the role and the database that each of `urls` names, where they are missing, and gives
 * the role the URL's password. Throws LaunchError when the server of `adminUrl` refuses.
 */
export async function ensureDatabases(adminUrl: string, urls: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl, connectionTimeoutMillis: 5_000 });
  try {
    await client.connect();
    for (const url of urls) await ensureDatabase(client, new URL(url));
  } catch (error) {
    throw new LaunchError(
      `The databases cannot be made (${(error as Error).message}): the Postgres server must be ` +
        'reachable, and the role in its URL allowed to create roles and databases.',
    );
  } finally {
    await client.end();
  }
}

async function ensureDatabase(client: pg.Client, url: URL): Promise<void> {
  const exists = async (catalog: string, column: string, name: string): Promise<boolean> =>
    (await client.query(`SELECT 1 FROM ${catalog} WHERE ${column} = $1`, [name])).rowCount !== 0;
  const [role, password, database] = [url.username, url.password, url.pathname.slice(1)].map(
    decodeURIComponent,
  ) as [string, string, string];
  const [roleId, databaseId] = [role, database].map((name) => client.escapeIdentifier(name));
  const verb = (await exists('pg_roles', 'rolname', role)) ? 'ALTER' : 'CREATE';
  await client.query(`${verb} ROLE ${roleId} LOGIN PASSWORD ${client.escapeLiteral(password)}`);
  if (await exists('pg_database', 'datname', database)) return;
  // Only a member of a role may give it a database; a superuser is one anyway.
  await client.query(`GRANT ${roleId} TO CURRENT_USER`);
  // Whatever the server itself was made with: names and notes are Unicode.
  await client.query(
    `CREATE DATABASE ${databaseId} OWNER ${roleId} TEMPLATE template0 ENCODING 'UTF8'`,
  );
  await client.query(`REVOKE ALL ON DATABASE ${databaseId} FROM PUBLIC`);
}

function databaseUrl(adminUrl: string, name: string, password: string): string {
  const url = new URL(adminUrl);
  url.username = name;
  url.password = password;
  url.pathname = `/${name}`;
  return url.href;
}
