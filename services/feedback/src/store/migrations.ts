import type { Migration } from '@repaso/shared/database';
import { erasureMigrations } from '@repaso/shared/erasure';
import { eventMigrations } from '@repaso/shared/events/schema';
import type { MigrationInterface, QueryRunner } from 'typeorm';

class CreateFeedback1790000100000 implements MigrationInterface {
  readonly name = 'CreateFeedback1790000100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE task (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL,
        lesson_id uuid NOT NULL
      );
      CREATE INDEX task_user ON task (user_id);

      CREATE TABLE activity_feedback (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL,
        task_id uuid,
        activity_type text NOT NULL,
        positive boolean NOT NULL,
        feedback text,
        created_at timestamptz NOT NULL
      );
      CREATE INDEX activity_feedback_user ON activity_feedback (user_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE activity_feedback, task');
  }
}

export const migrations: Migration[] = [
  ...eventMigrations,
  ...erasureMigrations,
  CreateFeedback1790000100000,
];
