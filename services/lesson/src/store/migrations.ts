import type { Migration } from '@repaso/shared/database';
import { eventMigrations } from '@repaso/shared/events/schema';
import type { MigrationInterface, QueryRunner } from 'typeorm';

class CreateLessons1790000100000 implements MigrationInterface {
  readonly name = 'CreateLessons1790000100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE lesson (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL,
        title text NOT NULL,
        level text NOT NULL DEFAULT 'A1',
        source text NOT NULL CHECK (source IN ('photo', 'pdf', 'text')),
        status text NOT NULL CHECK (status IN ('processing', 'ready', 'failed')),
        stage text NOT NULL,
        failure_code text,
        failure_message text,
        revision integer NOT NULL DEFAULT 1,
        generator text,
        recap json NOT NULL DEFAULT '{"cards":[]}',
        time_zone text NOT NULL,
        created_at timestamptz NOT NULL,
        processing_since timestamptz NOT NULL
      );
      CREATE INDEX lesson_of_user ON lesson (user_id, created_at DESC, id DESC);
      CREATE INDEX lesson_processing ON lesson (processing_since) WHERE status = 'processing';

      CREATE TABLE notes (
        lesson_id uuid PRIMARY KEY REFERENCES lesson ON DELETE CASCADE,
        given_title text,
        content text NOT NULL
      );

      CREATE TABLE lesson_task (
        task_id uuid PRIMARY KEY,
        lesson_id uuid NOT NULL REFERENCES lesson ON DELETE CASCADE,
        position integer NOT NULL,
        day_offset integer NOT NULL,
        unlocks_at timestamptz NOT NULL,
        completed_at timestamptz
      );
      CREATE INDEX lesson_task_of_lesson ON lesson_task (lesson_id, position);

      CREATE TABLE upload_key (
        user_id uuid NOT NULL,
        key text NOT NULL,
        lesson_id uuid NOT NULL,
        created_at timestamptz NOT NULL,
        PRIMARY KEY (user_id, key)
      );
      CREATE INDEX upload_key_created ON upload_key (created_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE upload_key, lesson_task, notes, lesson');
  }
}

class StoreNoteFiles1790000200000 implements MigrationInterface {
  readonly name = 'StoreNoteFiles1790000200000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE notes ALTER COLUMN content DROP NOT NULL,
        ADD COLUMN file_key text,
        ADD COLUMN file_kind text CHECK (file_kind IN ('jpeg', 'png', 'webp', 'heic', 'pdf')),
        ADD CHECK (content IS NOT NULL OR file_key IS NOT NULL),
        ADD CHECK ((file_key IS NULL) = (file_kind IS NULL));
      COMMENT ON COLUMN notes.content IS 'As typed, or as read from the file; null until it is read.';

      CREATE TABLE unclaimed_object (
        key text PRIMARY KEY,
        created_at timestamptz NOT NULL
      );
      COMMENT ON TABLE unclaimed_object IS
        'Objects about to be stored for a lesson that does not exist yet, or left by one that does not any more.';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE unclaimed_object;
      DELETE FROM notes WHERE content IS NULL;
      ALTER TABLE notes DROP COLUMN file_key, DROP COLUMN file_kind,
        ALTER COLUMN content SET NOT NULL;
    `);
  }
}

class CountUploads1790000300000 implements MigrationInterface {
  readonly name = 'CountUploads1790000300000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE deleted_upload (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        user_id uuid NOT NULL,
        created_at timestamptz NOT NULL
      );
      COMMENT ON TABLE deleted_upload IS
        'When lessons were uploaded that their learner has deleted since: they count as uploads of the week.';
      CREATE INDEX deleted_upload_user ON deleted_upload (user_id, created_at);
      CREATE INDEX deleted_upload_created ON deleted_upload (created_at);
      CREATE INDEX lesson_created ON lesson (created_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE deleted_upload; DROP INDEX lesson_created');
  }
}

export const migrations: Migration[] = [
  ...eventMigrations,
  CreateLessons1790000100000,
  StoreNoteFiles1790000200000,
  CountUploads1790000300000,
];
