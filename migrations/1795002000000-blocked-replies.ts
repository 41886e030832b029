import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the checks found in a reply to a child is told apart from what they found in its own messages. */
export class BlockedReplies1795002000000 implements MigrationInterface {
  name = 'BlockedReplies1795002000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE safety_events ADD COLUMN is_reply boolean NOT NULL DEFAULT false;
      ALTER TABLE safety_alerts ADD COLUMN is_reply boolean NOT NULL DEFAULT false;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE safety_alerts DROP COLUMN is_reply;
      ALTER TABLE safety_events DROP COLUMN is_reply;
    `);
  }
}
