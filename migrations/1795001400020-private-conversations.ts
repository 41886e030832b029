import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the mark of a private conversation. A later migration, in its own transaction, marks the earlier ones. */
export class PrivateConversations1795001400020 implements MigrationInterface {
  name = 'PrivateConversations1795001400020';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE conversations ADD COLUMN is_private boolean NOT NULL DEFAULT false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE conversations DROP COLUMN is_private');
  }
}
