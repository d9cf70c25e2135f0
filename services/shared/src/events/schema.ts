import type { MigrationInterface, QueryRunner } from 'typeorm';
import type { Migration } from '../database.ts';

/** Outbox and inbox: every service that tells or hears events has them in its own database. */
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

export const eventMigrations: Migration[] = [CreateEventTables1790000000000];
