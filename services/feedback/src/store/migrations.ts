import type { Migration } from '@repaso/shared/database';
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

class CreateAnalytics1790000200000 implements MigrationInterface {
  readonly name = 'CreateAnalytics1790000200000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE deleted_lesson (
        id uuid PRIMARY KEY,
        deleted_at timestamptz NOT NULL
      );
      COMMENT ON TABLE deleted_lesson IS 'Whose tasks are not to be learned any more, should they be told late.';
      CREATE INDEX deleted_lesson_age ON deleted_lesson (deleted_at);
      CREATE INDEX task_by_lesson ON task (lesson_id);
      CREATE INDEX activity_feedback_task ON activity_feedback (task_id) WHERE task_id IS NOT NULL;

      CREATE TABLE product_feedback (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL,
        trigger text NOT NULL,
        context jsonb,
        rating boolean NOT NULL,
        feedback text NOT NULL,
        sent_at timestamptz NOT NULL,
        created_at timestamptz NOT NULL
      );
      COMMENT ON COLUMN product_feedback.sent_at IS 'By the learner''s own clock.';
      CREATE INDEX product_feedback_user ON product_feedback (user_id, id);

      CREATE TABLE task_result (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        user_id uuid NOT NULL,
        lesson_id uuid NOT NULL,
        task_id uuid NOT NULL,
        type text NOT NULL,
        score smallint NOT NULL,
        completed_at timestamptz NOT NULL
      );
      CREATE INDEX task_result_user ON task_result (user_id, id);
      CREATE INDEX task_result_lesson ON task_result (lesson_id);

      CREATE TABLE analytics_event (
        id uuid NOT NULL,
        received_at timestamptz NOT NULL,
        user_id uuid,
        distinct_id text NOT NULL,
        event text NOT NULL,
        properties jsonb NOT NULL
      ) PARTITION BY RANGE (received_at);
      COMMENT ON COLUMN analytics_event.user_id IS 'Null for visitors.';
      CREATE INDEX analytics_event_user ON analytics_event (user_id, id) WHERE user_id IS NOT NULL;
      CREATE INDEX analytics_event_browser ON analytics_event (distinct_id, id);

      CREATE TABLE analytics_browser (
        distinct_id text PRIMARY KEY,
        properties jsonb NOT NULL,
        updated_at timestamptz NOT NULL
      );
      COMMENT ON TABLE analytics_browser IS 'What a browser told about its user.';

      CREATE TABLE analytics_browser_user (
        distinct_id text NOT NULL,
        user_id uuid NOT NULL,
        PRIMARY KEY (distinct_id, user_id)
      );
      COMMENT ON TABLE analytics_browser_user IS 'Who was logged in on which browser.';
      CREATE INDEX analytics_browser_user_user ON analytics_browser_user (user_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE analytics_browser_user, analytics_browser, analytics_event, task_result,
        product_feedback, deleted_lesson;
      DROP INDEX task_by_lesson, activity_feedback_task;
    `);
  }
}

export const migrations: Migration[] = [
  ...eventMigrations,
  CreateFeedback1790000100000,
  CreateAnalytics1790000200000,
];
