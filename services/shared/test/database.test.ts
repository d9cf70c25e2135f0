import { expect, it } from 'vitest';
import { isDatabaseUnavailable, runPrepared, type Transaction } from '../src/database.ts';
import { connectTestDatabase } from '../testing/engines.ts';

const database = await connectTestDatabase([], []);

/** Has the server close the transaction's connection, and the client hear of it. */
async function loseConnection(tx: Transaction): Promise<void> {
  const client = await tx.queryRunner?.connect();
  const [{ pid }] = await tx.query('SELECT pg_backend_pid() AS pid');
  const ended = new Promise((resolve) => client.once('end', resolve));
  await database.pool.query('SELECT pg_terminate_backend($1)', [pid]);
  await ended;
}

it.each([
  ['a statement', (tx: Transaction) => tx.query('SELECT 1')],
  ['a prepared one', (tx: Transaction) => runPrepared(tx, { name: 'one', text: 'SELECT 1' })],
])('takes a connection that broke before %s for a database that is away', async (_what, run) => {
  const failure: unknown = await database
    .transaction(async (tx) => {
      await loseConnection(tx);
      await run(tx);
    })
    .catch((error) => error);
  expect(isDatabaseUnavailable(failure)).toBe(true);
});
