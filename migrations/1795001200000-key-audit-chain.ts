import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Entries of the audit log name the key that their hash was made with; those without one were written before and are
 * covered by the first that has one. TRUNCATE fires no row trigger, so it gets a trigger of its own.
 */
export class KeyAuditChain1795001200000 implements MigrationInterface {
  name = 'KeyAuditChain1795001200000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE audit_entries ADD COLUMN key_id text;
      CREATE TRIGGER audit_entries_no_truncate BEFORE TRUNCATE ON audit_entries
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER audit_entries_no_truncate ON audit_entries;
      ALTER TABLE audit_entries DROP COLUMN key_id;
    `);
  }
}
