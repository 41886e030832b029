import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Keeps with each safety case how severe the message was, and which rule of which version of the rules decided so. */
export class SafetyDecisions1795001700100 implements MigrationInterface {
  name = 'SafetyDecisions1795001700100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE reports
        ADD COLUMN safety_severity smallint CHECK (safety_severity BETWEEN 1 AND 5),
        ADD COLUMN is_home boolean NOT NULL DEFAULT false,
        ADD COLUMN rule_id text,
        ADD COLUMN pack_version text;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE reports
        DROP COLUMN safety_severity, DROP COLUMN is_home, DROP COLUMN rule_id, DROP COLUMN pack_version;
    `);
  }
}
