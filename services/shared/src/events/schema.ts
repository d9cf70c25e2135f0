import type { MigrationInterface, QueryRunner } from 'typeorm';
import type { Migration } from '../database.ts';

/** Every service that tells or hears events has these in its own database. */
class CreateEventTables1790000000000 implements MigrationInterface {
  readonly name = 'CreateEventTables1790000000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE outbox (
        position bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        event_id uuid NOT NULL UNIQUE,
        subject text NOT NULL,
        headers jsonb NOT NULL,
        payload bytea NOT NULL,
        data_subject uuid,
        created_at timestamptz NOT NULL DEFAULT now(),
        published_at timestamptz,
        stream_position bigint
      );
      COMMENT ON COLUMN outbox.data_subject IS 'The person the payload is about, for erasure.';
      CREATE INDEX outbox_unpublished ON outbox (position) WHERE published_at IS NULL;
      CREATE INDEX outbox_published ON outbox (published_at) WHERE published_at IS NOT NULL;
      CREATE INDEX outbox_data_subject ON outbox (data_subject);

      CREATE TABLE outbox_stream (
        only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
        created text NOT NULL
      );
      COMMENT ON TABLE outbox_stream IS
        'When the stream that the outbox publishes to was created: another time means another, empty stream.';

      CREATE TABLE inbox (
        consumer text NOT NULL,
        event_id uuid NOT NULL,
        handled_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (consumer, event_id)
      );
      CREATE INDEX inbox_handled ON inbox (handled_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE inbox, outbox_stream, outbox');
  }
}

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

/** Published rows stay for as long as the stream has their messages, so that these can be erased. */
class ErasePublished1790000000002 implements MigrationInterface {
  readonly name = 'ErasePublished1790000000002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE outbox ALTER COLUMN payload DROP NOT NULL, ADD COLUMN erased_at timestamptz;
      COMMENT ON COLUMN outbox.payload IS 'Null when it will not be told again.';
      COMMENT ON COLUMN outbox.erased_at IS
        'The message, if one was published, is to be deleted from the stream, and this row with it.';
      DROP INDEX outbox_unpublished, outbox_data_subject;
      CREATE INDEX outbox_waiting ON outbox (position)
        WHERE published_at IS NULL AND erased_at IS NULL;
      CREATE INDEX outbox_erased ON outbox (position) WHERE erased_at IS NOT NULL;
      CREATE INDEX outbox_payload ON outbox (published_at)
        WHERE published_at IS NOT NULL AND payload IS NOT NULL;
      CREATE INDEX outbox_about ON outbox (data_subject) WHERE data_subject IS NOT NULL;

      ALTER TABLE data_subject ADD COLUMN letters_due_at timestamptz;
      COMMENT ON COLUMN data_subject.letters_due_at IS
        'From when on the dead letters about them are to be deleted; null when there is nothing to do.';
      CREATE INDEX data_subject_letters ON data_subject (letters_due_at)
        WHERE letters_due_at IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX outbox_waiting, outbox_erased, outbox_payload, outbox_about;
      ALTER TABLE data_subject DROP COLUMN letters_due_at;
      DELETE FROM outbox WHERE payload IS NULL;
      ALTER TABLE outbox ALTER COLUMN payload SET NOT NULL, DROP COLUMN erased_at;
      CREATE INDEX outbox_unpublished ON outbox (position) WHERE published_at IS NULL;
      CREATE INDEX outbox_data_subject ON outbox (data_subject);
    `);
  }
}

export const eventMigrations: Migration[] = [
  CreateEventTables1790000000000,
  CreateDataSubjects1790000000001,
  ErasePublished1790000000002,
];
