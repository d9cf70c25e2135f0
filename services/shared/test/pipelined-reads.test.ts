import pg from 'pg';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { createPipelinedReads, type PipelinedReads } from '../src/pipelined-reads.ts';
import { testLog } from '../testing/engines.ts';

const connectionString = inject('postgresUrl');
const applicationName = 'pipelined-reads-test';
let reads: PipelinedReads;

beforeEach(() => {
  const config = { connectionString, application_name: applicationName };
  reads = createPipelinedReads(config, { connections: 2, log: testLog });
});
afterEach(() => reads.close());

const double = (value: unknown) =>
  reads
    .query<{ twice: number }>({
      name: 'double',
      text: 'SELECT $1::int * 2 AS twice',
      values: [value],
    })
    .then(({ rows }) => rows[0]?.twice);

it('answers each of many reads at once with its own rows, over few connections', async () => {
  const numbers = Array.from({ length: 200 }, (_, index) => index);
  expect(await Promise.all(numbers.map(double))).toEqual(numbers.map((number) => 2 * number));

  const { rows } = await reads.query<{ total: number }>({
    name: 'connections',
    text: 'SELECT count(*)::int AS total FROM pg_stat_activity WHERE application_name = $1',
    values: [applicationName],
  });
  expect(rows).toEqual([{ total: 2 }]);
});

it('has every statement planned without its values', async () => {
  const statement = {
    name: 'optional',
    text: 'SELECT 1 WHERE $1::int IS NULL OR EXISTS (SELECT FROM pg_class WHERE oid = $1)',
  };
  for (let times = 0; times < 4; times += 1) await reads.query({ ...statement, values: [null] });
  const { rows } = await reads.query<{ planned: string }>({
    name: 'plans',
    text: 'SELECT sum(custom_plans) AS planned FROM pg_prepared_statements WHERE name = $1',
    values: [statement.name],
  });
  expect(rows).toEqual([{ planned: '0' }]);
});

it('fails what is wrong, and nothing beside it', async () => {
  const outcomes = await Promise.allSettled([1, 'two', 3, 'four', 5].map(double));
  expect(outcomes.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'rejected',
    'fulfilled',
  ]);
});

it('connects again when its connections were cut', async () => {
  await Promise.all([double(1), double(2)]);
  const admin = new pg.Client({ connectionString });
  await admin.connect();
  const cut = await admin.query(
    'SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE application_name = $1',
    [applicationName],
  );
  expect(cut.rowCount).toBe(2);
  await admin.end();
  // The first ones may still be sent into the void.
  await expect.poll(() => double(4).catch(() => undefined)).toBe(8);
});

it('says so when there is no server, and asks again the next time', async () => {
  const nowhere = createPipelinedReads(
    { host: '127.0.0.1', port: 1 },
    { connections: 1, log: testLog },
  );
  const read = () => nowhere.query({ name: 'one', text: 'SELECT 1', values: [] });
  await expect(read()).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  await expect(read()).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  await nowhere.close();
});
