import { type Cursor, microsOf, timeOfMicros } from '@repaso/shared/cursor';
import type { Database } from '@repaso/shared/database';
import type { Account } from '../account.ts';

/** What administrators see of an account, and its place in the list. */
export type ListedAccount = Pick<
  Account,
  'id' | 'email' | 'firstName' | 'lastName' | 'isAdmin' | 'createdAt'
> & { isVerified: boolean } & Cursor;

export interface AccountFilter {
  /** Part of a name or an address; case and accents do not matter. */
  search?: string | undefined;
  verified?: boolean | undefined;
}

/** Collects conditions and the values of their parameters. */
function conditionsOf({ search, verified }: AccountFilter) {
  const conditions = ['true'];
  const values: unknown[] = [];
  const parameter = (value: unknown): string => `$${values.push(value)}`;
  if (search) {
    // What is searched for is text: the wildcards of LIKE stand for themselves.
    const text = parameter(search.replaceAll(/[\\%_]/g, '\\$&'));
    conditions.push(`search_text LIKE '%' || fold_for_search(${text}) || '%'`);
  }
  if (verified !== undefined) {
    conditions.push(verified ? 'verified_at IS NOT NULL' : 'verified_at IS NULL');
  }
  return { conditions, values, parameter };
}

/** `after` is the account that the page follows. Statements have no names: each is planned for its values. */
export async function listAccountRows(
  database: Database,
  {
    order,
    after,
    limit,
    ...filter
  }: AccountFilter & { order: 'newest' | 'oldest'; after?: Cursor | undefined; limit: number },
): Promise<ListedAccount[]> {
  const { conditions, values, parameter } = conditionsOf(filter);
  const [direction, beyond] = order === 'oldest' ? ['ASC', '>'] : ['DESC', '<'];
  if (after) {
    const place = `(${timeOfMicros(parameter(after.micros))}, ${parameter(after.id)}::uuid)`;
    conditions.push(`(created_at, id) ${beyond} ${place}`);
  }
  const { rows } = await database.pool.query<ListedAccount>(
    `SELECT id, email, first_name AS "firstName", last_name AS "lastName",
       verified_at IS NOT NULL AS "isVerified", is_admin AS "isAdmin",
       created_at AS "createdAt", ${microsOf('created_at')} AS micros
     FROM account WHERE ${conditions.join(' AND ')}
     ORDER BY created_at ${direction}, id ${direction} LIMIT ${parameter(limit)}`,
    values,
  );
  return rows;
}

export async function countMatchingAccounts(
  database: Database,
  filter: AccountFilter,
): Promise<number> {
  const { conditions, values } = conditionsOf(filter);
  const { rows } = await database.pool.query<{ total: number }>(
    `SELECT count(*)::int AS total FROM account WHERE ${conditions.join(' AND ')}`,
    values,
  );
  return rows[0]?.total ?? 0;
}

export async function countAccountRows(
  database: Database,
): Promise<{ total: number; verified: number }> {
  const { rows } = await database.pool.query<{ total: number; verified: number }>(
    'SELECT count(*)::int AS total, count(verified_at)::int AS verified FROM account',
  );
  return rows[0] ?? { total: 0, verified: 0 };
}

/** The addresses of those that exist. */
export async function findEmailRows(
  database: Database,
  ids: string[],
): Promise<{ id: string; email: string }[]> {
  const { rows } = await database.pool.query<{ id: string; email: string }>(
    'SELECT id, email FROM account WHERE id = ANY ($1::uuid[])',
    [ids],
  );
  return rows;
}
