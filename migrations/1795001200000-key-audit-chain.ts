import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Each entry of the audit log names the key of its hash. Older entries have no key, and the hash of the first entry with
 * a key covers them. TRUNCATE fires no row trigger, so it gets its own trigger.
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
