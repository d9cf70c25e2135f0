import { type Database, runPrepared, type Transaction } from './database.ts';
import { takeRelayTurn } from './events/relay.ts';

/** Longer than any event can come back: the dead letters keep 30 days. */
const KEEP_ERASED_MS = 60 * 86_400_000;

/**
 * To be asked before anything about a person is stored; false when they were erased. Until the
 * transaction ends, nobody else can admit or close them.
 */
export async function admitDataSubject(tx: Transaction, id: string): Promise<boolean> {
  const { rows } = await runPrepared<{ erased_at: Date | null }>(tx, {
    name: 'data-subject-admit',
    text: `INSERT INTO data_subject (id) VALUES ($1)
           ON CONFLICT (id) DO UPDATE SET id = excluded.id RETURNING erased_at`,
    values: [id],
  });
  return rows[0]?.erased_at === null;
}

/**
 * Waits for whoever has admitted them; from now on they are not admitted any more. Soon after,
 * when whatever was under way has ended, the relay deletes the dead letters about them.
 */
export async function closeDataSubject(tx: Transaction, id: string, now: Date): Promise<void> {
  await tx.query(
    `INSERT INTO data_subject (id, erased_at, letters_due_at)
     VALUES ($1, $2, now() + interval '5 seconds')
     ON CONFLICT (id) DO UPDATE
       SET erased_at = excluded.erased_at, letters_due_at = excluded.letters_due_at`,
    [id, now],
  );
  const keptSince = new Date(now.getTime() - KEEP_ERASED_MS);
  await tx.query('DELETE FROM data_subject WHERE erased_at < $1', [keptSince]);
}

/** Whether a person was erased; false also for somebody who was never known here. */
export async function isErased(database: Database, id: string): Promise<boolean> {
  const { rowCount } = await database.pool.query(
    'SELECT 1 FROM data_subject WHERE id = $1 AND erased_at IS NOT NULL',
    [id],
  );
  return rowCount === 1;
}

/**
 * Takes back what this service has told, or was about to tell, about a person: the payloads are
 * gone with this transaction, and after it the relay deletes the published messages from the
 * stream, whatever happens in between.
 */
export async function deleteEventsAbout(tx: Transaction, id: string): Promise<void> {
  // Has a relay that is publishing just now write down where its messages went.
  await takeRelayTurn(tx);
  await tx.query(
    `UPDATE outbox SET erased_at = now(), payload = NULL, headers = '{}'
     WHERE data_subject = $1 AND erased_at IS NULL`,
    [id],
  );
}
