import type { MigrationInterface, QueryRunner } from 'typeorm';
import type { Migration, Transaction } from './database.ts';

/**
 * Erasing everything about a person, while events and requests about them may still be on their
 * way: who was erased stays for a while as a bare id, so that nothing brings them back.
 */
class CreateDataSubjects1790000000001 implements MigrationInterface {
  readonly name = 'CreateDataSubjects1790000000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE data_subject (
        id uuid PRIMARY KEY,
        erased_at timestamptz
      );
      COMMENT ON TABLE data_subject IS 'Whom this service knows something about, or knew.';
      CREATE INDEX data_subject_erased ON data_subject (erased_at) WHERE erased_at IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE data_subject');
  }
}

/** For services that store what events say about people; they follow `eventMigrations`. */
export const erasureMigrations: Migration[] = [CreateDataSubjects1790000000001];

/** Longer than any event can come back: the dead letters keep 30 days. */
const KEEP_ERASED_MS = 60 * 86_400_000;

/**
 * To be asked before anything about a person is stored; false when they were erased. Until the
 * transaction ends, nobody else can admit or close them.
 */
export async function admitDataSubject(tx: Transaction, id: string): Promise<boolean> {
  const [subject] = await tx.query(
    `INSERT INTO data_subject (id) VALUES ($1)
     ON CONFLICT (id) DO UPDATE SET id = excluded.id RETURNING erased_at`,
    [id],
  );
  return subject.erased_at === null;
}

/** Waits for whoever has admitted them; from now on they are not admitted any more. */
export async function closeDataSubject(tx: Transaction, id: string, now: Date): Promise<void> {
  await tx.query(
    `INSERT INTO data_subject (id, erased_at) VALUES ($1, $2)
     ON CONFLICT (id) DO UPDATE SET erased_at = excluded.erased_at`,
    [id, now],
  );
  const keptSince = new Date(now.getTime() - KEEP_ERASED_MS);
  await tx.query('DELETE FROM data_subject WHERE erased_at < $1', [keptSince]);
}

/** Deletes what this service has told, or was about to tell, about a person. */
export async function deleteEventsAbout(tx: Transaction, id: string): Promise<void> {
  await tx.query('DELETE FROM outbox WHERE data_subject = $1', [id]);
}
