import type { Migration } from '@repaso/shared/database';
import { eventMigrations } from '@repaso/shared/events/schema';
import type { MigrationInterface, QueryRunner } from 'typeorm';

class CreateAccounts1790000100000 implements MigrationInterface {
  readonly name = 'CreateAccounts1790000100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE account (
        id uuid PRIMARY KEY,
        email text NOT NULL UNIQUE CHECK (email = lower(email)),
        password_hash text NOT NULL,
        first_name text NOT NULL,
        last_name text,
        profile_image_url text,
        created_at timestamptz NOT NULL,
        verified_at timestamptz,
        is_admin boolean NOT NULL DEFAULT false,
        email_reminders_enabled boolean NOT NULL DEFAULT true,
        home_screen_prompt_dismissed boolean NOT NULL DEFAULT false,
        home_screen_prompt_skipped boolean NOT NULL DEFAULT false,
        last_activity_at timestamptz
      );
      COMMENT ON COLUMN account.last_activity_at IS 'When the learner last completed a task.';

      CREATE TABLE session (
        id uuid PRIMARY KEY,
        token_hash text NOT NULL UNIQUE,
        account_id uuid NOT NULL REFERENCES account ON DELETE CASCADE,
        created_at timestamptz NOT NULL,
        last_seen_at timestamptz NOT NULL,
        expires_at timestamptz NOT NULL,
        user_agent text NOT NULL
      );
      COMMENT ON COLUMN session.token_hash IS 'SHA-256 of the token, in lower-case hex.';
      CREATE INDEX session_account ON session (account_id);
      CREATE INDEX session_expires ON session (expires_at);

      CREATE TABLE mail_job (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        kind text NOT NULL CHECK (kind IN ('verification', 'sign-up-notice', 'password-reset')),
        account_id uuid REFERENCES account ON DELETE CASCADE,
        requested_at timestamptz NOT NULL,
        attempts integer NOT NULL DEFAULT 0,
        next_attempt_at timestamptz
      );
      COMMENT ON COLUMN mail_job.account_id IS
        'Null when the address has no account: the row is there so that the work is the same.';
      COMMENT ON COLUMN mail_job.next_attempt_at IS
        'Null when nothing is left to do. While a replica works on the job, when its claim ends.';
      CREATE INDEX mail_job_due ON mail_job (next_attempt_at) WHERE next_attempt_at IS NOT NULL;
      CREATE INDEX mail_job_account ON mail_job (account_id, kind, id);
      CREATE INDEX mail_job_requested ON mail_job (requested_at);

      CREATE TABLE mailed_token (
        token_hash text PRIMARY KEY,
        purpose text NOT NULL CHECK (purpose IN ('verify-email', 'reset-password')),
        mail_job_id bigint NOT NULL REFERENCES mail_job ON DELETE CASCADE,
        expires_at timestamptz NOT NULL,
        used_at timestamptz
      );
      COMMENT ON COLUMN mailed_token.token_hash IS 'SHA-256 of the token, in lower-case hex.';
      CREATE INDEX mailed_token_job ON mailed_token (mail_job_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE mailed_token, mail_job, session, account');
  }
}

/** What keeps the list of accounts fast: 100,000 of them, in pages, filtered and searched. */
class CreateReminders1790000100010 implements MigrationInterface {
  readonly name = 'CreateReminders1790000100010';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE account
        ADD COLUMN last_reminder_at timestamptz,
        ADD COLUMN unanswered_reminders smallint NOT NULL DEFAULT 0,
        ADD COLUMN next_reminder_check_at timestamptz NOT NULL DEFAULT 'epoch';
      COMMENT ON COLUMN account.last_activity_at IS
        'When the learner last used a session, to the hour, or completed a task.';
      COMMENT ON COLUMN account.unanswered_reminders IS
        'Reminders in a row, the last one included, without an activity between them.';
      COMMENT ON COLUMN account.next_reminder_check_at IS
        'When to look whether a reminder is due. While a replica does, when its claim ends.';
      CREATE INDEX account_reminder_check ON account (next_reminder_check_at)
        WHERE verified_at IS NOT NULL AND email_reminders_enabled;

      ALTER TABLE mail_job
        ADD COLUMN expires_at timestamptz,
        DROP CONSTRAINT mail_job_kind_check,
        ADD CONSTRAINT mail_job_kind_check CHECK
          (kind IN ('verification', 'sign-up-notice', 'password-reset', 'reminder'));
      COMMENT ON COLUMN mail_job.expires_at IS 'From when on it is too late to send the mail.';

      ALTER TABLE mailed_token
        DROP CONSTRAINT mailed_token_purpose_check,
        ADD CONSTRAINT mailed_token_purpose_check CHECK
          (purpose IN ('verify-email', 'reset-password', 'unsubscribe'));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM mail_job WHERE kind = 'reminder';
      ALTER TABLE mailed_token
        DROP CONSTRAINT mailed_token_purpose_check,
        ADD CONSTRAINT mailed_token_purpose_check CHECK
          (purpose IN ('verify-email', 'reset-password'));
      ALTER TABLE mail_job
        DROP COLUMN expires_at,
        DROP CONSTRAINT mail_job_kind_check,
        ADD CONSTRAINT mail_job_kind_check CHECK
          (kind IN ('verification', 'sign-up-notice', 'password-reset'));
      ALTER TABLE account
        DROP COLUMN next_reminder_check_at,
        DROP COLUMN unanswered_reminders,
        DROP COLUMN last_reminder_at;
    `);
  }
}

class IndexAccounts1790000300000 implements MigrationInterface {
  readonly name = 'IndexAccounts1790000300000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE EXTENSION IF NOT EXISTS pg_trgm;

      CREATE FUNCTION fold_for_search(value text) RETURNS text
        LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
        RETURN lower(regexp_replace(normalize(value, NFD), '[\\u0300-\\u036f]', '', 'g'));
      COMMENT ON FUNCTION fold_for_search IS 'Without case and accents, so that ana finds Ána.';

      ALTER TABLE account ADD COLUMN search_text text NOT NULL GENERATED ALWAYS AS (
        fold_for_search(first_name || coalesce(' ' || last_name, '') || E'\\n' || email)) STORED;
      CREATE INDEX account_search ON account USING gin (search_text gin_trgm_ops);

      CREATE INDEX account_created ON account (created_at, id);
      CREATE INDEX account_verified ON account (created_at, id) WHERE verified_at IS NOT NULL;
      CREATE INDEX account_unverified ON account (created_at, id) WHERE verified_at IS NULL;
      CREATE INDEX account_administrator ON account (id) WHERE is_admin;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX account_administrator, account_unverified, account_verified, account_created;
      ALTER TABLE account DROP COLUMN search_text;
      DROP FUNCTION fold_for_search;
    `);
  }
}

export const migrations: Migration[] = [
  ...eventMigrations,
  CreateAccounts1790000100000,
  CreateReminders1790000100010,
  IndexAccounts1790000300000,
];
