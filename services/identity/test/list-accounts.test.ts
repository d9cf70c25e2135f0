import { describe, expect, it } from 'vitest';
import { runIdentityService } from './running-service.ts';

const service = await runIdentityService();
const { client, database } = service;

let minute = 0;
/** An account that signed up a minute after the one before. Returns its id. */
async function insert(account: {
  email: string;
  firstName?: string;
  lastName?: string;
  verified?: boolean;
}): Promise<string> {
  minute += 1;
  const { rows } = await database.pool.query(
    `INSERT INTO account
       (id, email, password_hash, first_name, last_name, created_at, verified_at)
     VALUES (gen_random_uuid(), $1, '', $2, $3, $4, CASE WHEN $5 THEN now() END) RETURNING id`,
    [
      account.email,
      account.firstName ?? 'Ana',
      account.lastName ?? null,
      new Date(Date.UTC(2030, 0, 1, 0, minute)),
      account.verified ?? true,
    ],
  );
  return rows[0].id;
}

const actorId = await insert({ email: 'admin@example.org', firstName: 'Root' });
await client.grantAdmin({ email: 'admin@example.org' });

type Options = Partial<Parameters<typeof client.listAccounts>[0]>;
const list = (options: Options = {}) =>
  client.listAccounts({ actorId, oldestFirst: false, limit: 1000, withTotal: true, ...options });
const emails = async (options: Options = {}) =>
  (await list(options)).accounts.map(({ email }) => email);

/** Follows the cursors to the end. */
async function visitAll(options: Options, onPage?: () => Promise<unknown>): Promise<string[]> {
  const visited: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await list({ ...options, cursor });
    visited.push(...page.accounts.map(({ id }) => id));
    cursor = page.nextCursor;
    await onPage?.();
  } while (cursor !== undefined);
  return visited;
}

describe('searching', () => {
  it('finds parts of names and addresses as they are written', async () => {
    const people = {
      'jose@search.test': { firstName: 'José María', lastName: 'Núñez-Ölmé' },
      'percent%50@search.test': { firstName: '50% off', lastName: 'x_y' },
      'back@search.test': { firstName: 'C:\\temp', lastName: "O'Brien" },
      'quote@search.test': { firstName: '"Quoted"', lastName: 'Ünïcode 🦜' },
      'plain@search.test': { firstName: 'xzy', lastName: 'Ñandú Петров' },
    };
    for (const [email, names] of Object.entries(people)) await insert({ email, ...names });
    const found = async (search: string) =>
      (await emails({ search })).map((email) => email.split('@')[0]).sort();

    expect(await found('JOSE')).toEqual(['jose']);
    expect(await found('josé maría núñez')).toEqual(['jose']);
    expect(await found('nunez-ol')).toEqual(['jose']);
    // The letter and its accent as two characters.
    expect(await found('Nu\u0301n\u0303ez')).toEqual(['jose']);
    expect(await found('ÑANDU')).toEqual(['plain']);
    expect(await found('ПЕТРОВ')).toEqual(['plain']);
    expect(await found('%')).toEqual(['percent%50']);
    expect(await found('0%')).toEqual(['percent%50']);
    expect(await found('x_y')).toEqual(['percent%50']);
    expect(await found('_')).toEqual(['percent%50']);
    expect(await found('\\')).toEqual(['back']);
    expect(await found('c:\\t')).toEqual(['back']);
    expect(await found("o'b")).toEqual(['back']);
    expect(await found("' OR true --")).toEqual([]);
    expect(await found('"quoted"')).toEqual(['quote']);
    expect(await found('🦜')).toEqual(['quote']);
    expect(await found('search.test')).toHaveLength(5);
    expect(await found('K@SEARCH')).toEqual(['back']);
    expect(await found('')).toHaveLength((await list()).accounts.length);
    expect((await list({ search: 'search.test', limit: 2 })).total).toBe(5);
  });
});

describe('the list', () => {
  it('tells what administrators see of an account', async () => {
    const names = { firstName: 'Ana', lastName: 'Núñez' };
    const ids = [
      await insert({ email: 'one@fields.test' }),
      await insert({ email: 'two@fields.test', verified: false, ...names }),
    ];
    const { accounts } = await list({ search: 'fields.test', oldestFirst: true });
    const createdAt = expect.any(Date);
    const one = {
      id: ids[0],
      email: 'one@fields.test',
      isVerified: true,
      isAdmin: false,
      createdAt,
    };
    const two = {
      id: ids[1],
      email: 'two@fields.test',
      isVerified: false,
      isAdmin: false,
      createdAt,
    };
    expect(accounts).toEqual([
      { ...one, firstName: 'Ana', lastName: undefined },
      { ...two, ...names },
    ]);
  });

  it('is filtered and sorted, and says how many match on all pages', async () => {
    for (let index = 0; index < 5; index += 1) {
      await insert({ email: `f${index}@filter.test`, verified: index % 2 === 0 });
    }
    const search = 'filter.test';
    const expected = (...indices: number[]) => indices.map((index) => `f${index}@filter.test`);
    expect(await emails({ search })).toEqual(expected(4, 3, 2, 1, 0));
    expect(await emails({ search, oldestFirst: true })).toEqual(expected(0, 1, 2, 3, 4));
    expect(await emails({ search, verified: true })).toEqual(expected(4, 2, 0));
    expect(await emails({ search, verified: false })).toEqual(expected(3, 1));
    expect((await list({ search, verified: true, limit: 1 })).total).toBe(3);
    expect((await list({ search, withTotal: false })).total).toBeUndefined();
    expect((await client.countAccounts({ actorId })).total).toBe((await list()).total);
    expect((await client.countAccounts({ actorId })).verified).toBe(
      (await list({ verified: true })).total,
    );
  });

  it.each([false, true])(
    'visits every account once while others come and go (oldest first: %s)',
    async (oldestFirst) => {
      // Several of the same moment: their ids decide.
      const { rows } = await database.pool.query(
        `INSERT INTO account (id, email, password_hash, first_name, created_at)
         SELECT gen_random_uuid(), number || $1, '', 'Ana',
           timestamptz '2020-01-01' + number / 7 * interval '1 microsecond'
         FROM generate_series(1, 60) AS number RETURNING id`,
        [`@paging-${oldestFirst}.test`],
      );
      const before = rows.map(({ id }) => id as string);
      let added = 0;
      const visited = await visitAll({ limit: 7, oldestFirst }, async () => {
        added += 1;
        await insert({ email: `${added}@later-${oldestFirst}.test` });
        const early = `${added}@early-${oldestFirst}.test`;
        const id = await insert({ email: early });
        await database.pool.query('DELETE FROM account WHERE id = $1', [id]);
        if (added > 60) throw new Error('the pages do not end');
      });
      expect(new Set(visited).size).toBe(visited.length);
      expect(before.filter((id) => !visited.includes(id))).toEqual([]);
    },
  );

  it('refuses cursors that it did not give for this order, and pages without bounds', async () => {
    const { nextCursor } = await list({ limit: 1 });
    for (const options of [
      { cursor: nextCursor, oldestFirst: true },
      { cursor: 'x' },
      { cursor: `${nextCursor}a` },
      { limit: 0 },
      { limit: 1001 },
    ]) {
      await expect(list(options)).rejects.toMatchObject({
        code: 'VALIDATION_FAILED',
        fields: { [options.cursor ? 'cursor' : 'limit']: expect.any(String) },
      });
    }
  });
});
