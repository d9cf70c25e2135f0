import type { Migration } from '@repaso/shared/database';
import { eventMigrations } from '@repaso/shared/events/schema';
import type { MigrationInterface, QueryRunner } from 'typeorm';

class CreateTasks1790000100000 implements MigrationInterface {
  readonly name = 'CreateTasks1790000100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE lesson (
        user_id uuid NOT NULL,
        id uuid NOT NULL,
        revision integer NOT NULL,
        PRIMARY KEY (user_id, id)
      );

      CREATE TABLE task (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL,
        lesson_id uuid NOT NULL,
        type text NOT NULL,
        day_offset smallint NOT NULL,
        position smallint NOT NULL,
        unlocks_at timestamptz NOT NULL,
        score smallint CHECK (score BETWEEN 0 AND 100),
        outline_json text NOT NULL,
        content_json text NOT NULL,
        FOREIGN KEY (user_id, lesson_id) REFERENCES lesson (user_id, id) ON DELETE CASCADE
      );
      COMMENT ON COLUMN task.outline_json IS 'What never changes of the task, as it is sent.';
      COMMENT ON COLUMN task.content_json IS 'The content, as it is sent.';
      CREATE INDEX task_lesson ON task (user_id, lesson_id);

      CREATE TABLE attempt (
        id uuid PRIMARY KEY,
        task_id uuid NOT NULL REFERENCES task ON DELETE CASCADE,
        user_id uuid NOT NULL,
        score smallint NOT NULL CHECK (score BETWEEN 0 AND 100),
        previous_best smallint,
        answers jsonb NOT NULL,
        idempotency_key text,
        completed_at timestamptz NOT NULL
      );
      CREATE INDEX attempt_task ON attempt (task_id);
      CREATE UNIQUE INDEX attempt_key ON attempt (user_id, idempotency_key)
        WHERE idempotency_key IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE attempt, task, lesson');
  }
}

class KeepTimeZones1790000200000 implements MigrationInterface {
  readonly name = 'KeepTimeZones1790000200000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE lesson ADD COLUMN time_zone text NOT NULL DEFAULT 'UTC';
      CREATE INDEX attempt_user ON attempt (user_id, id);
      CREATE INDEX task_user ON task (user_id, id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX task_user, attempt_user;
      ALTER TABLE lesson DROP COLUMN time_zone;
    `);
  }
}

export const migrations: Migration[] = [
  ...eventMigrations,
  CreateTasks1790000100000,
  KeepTimeZones1790000200000,
];
