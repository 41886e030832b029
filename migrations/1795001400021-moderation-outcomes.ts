import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds the outcomes of safety cases, and the notices that a decision has sent, so that undoing the decision can take them
 * back.
 */
export class ModerationOutcomes1795001400021 implements MigrationInterface {
  name = 'ModerationOutcomes1795001400021';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE reports DROP CONSTRAINT reports_decision_check;
      ALTER TABLE reports
        ADD CONSTRAINT reports_decision_check
          CHECK (decision IN ('keep', 'hide', 'warn', 'help_shown', 'passed_on', 'false_alarm')),
        ADD COLUMN notices uuid[] NOT NULL DEFAULT '{}';
      CREATE INDEX reports_message_id_idx ON reports (message_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX reports_message_id_idx;
      UPDATE reports SET decision = 'keep' WHERE decision IN ('help_shown', 'passed_on', 'false_alarm');
      ALTER TABLE reports DROP COLUMN notices, DROP CONSTRAINT reports_decision_check;
      ALTER TABLE reports ADD CONSTRAINT reports_decision_check CHECK (decision IN ('keep', 'hide', 'warn'));
    `);
  }
}
