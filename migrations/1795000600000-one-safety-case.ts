import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Allows one undecided case per message that needed a safety answer. The key of reporter and message does not cover
 * cases without a reporter, because NULL never equals NULL. The sweep finds safety answers without a case by their time.
 */
export class OneSafetyCase1795000600000 implements MigrationInterface {
  name = 'OneSafetyCase1795000600000';

  async up(runner: QueryRunner): Promise<void> {
    // Of duplicates, keep the one that a moderator works on, else the first.
    await runner.query(`
      DELETE FROM reports WHERE id IN (
        SELECT id FROM (
          SELECT id, row_number() OVER (PARTITION BY message_id ORDER BY status = 'claimed' DESC, created_at, id) AS place
            FROM reports WHERE source = 'safety' AND status <> 'resolved' AND message_id IS NOT NULL
        ) AS cases WHERE place > 1)`);
    await runner.query(`
      CREATE UNIQUE INDEX reports_safety_message_key ON reports (message_id)
       WHERE source = 'safety' AND status <> 'resolved'`);
    await runner.query(`CREATE INDEX messages_safety_idx ON messages (created_at) WHERE response_type = 'safety'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX messages_safety_idx');
    await runner.query('DROP INDEX reports_safety_message_key');
  }
}
