import type { Migration } from '@repaso/shared/database';
import { eventMigrations } from '@repaso/shared/events/schema';
import type { MigrationInterface, QueryRunner } from 'typeorm';

class CreateAuditLog1790000100000 implements MigrationInterface {
  readonly name = 'CreateAuditLog1790000100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE audit_entry (
        id uuid PRIMARY KEY,
        at timestamptz NOT NULL,
        actor_id uuid,
        action text NOT NULL,
        target_id uuid NOT NULL
      );
      COMMENT ON TABLE audit_entry IS
        'What administrators did. Bare ids, so that nothing has to change when an account is erased.';
      COMMENT ON COLUMN audit_entry.actor_id IS 'Null: the operator at the machine itself.';
      CREATE INDEX audit_entry_newest ON audit_entry (at, id);
      CREATE INDEX audit_entry_target ON audit_entry (target_id, at);

      CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        RAISE EXCEPTION 'the audit log only grows' USING ERRCODE = 'insufficient_privilege';
      END $$;
      CREATE TRIGGER audit_entry_only_grows
        BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_entry
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE audit_entry; DROP FUNCTION refuse_change');
  }
}

export const migrations: Migration[] = [...eventMigrations, CreateAuditLog1790000100000];
