import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Whose reply it is, and which of the account's five slots it runs in. The unique index is what keeps two nodes from
 * giving the same slot at once; a slot is free again when its reply has ended or is gone. Ended replies need neither.
 */
export class RepliesOfAnAccount1795001300000 implements MigrationInterface {
  name = 'RepliesOfAnAccount1795001300000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE replies ADD COLUMN user_id uuid, ADD COLUMN account_slot smallint;
      UPDATE replies r SET user_id = c.user_id
        FROM conversations c WHERE c.id = r.conversation_id AND r.state IN ('waiting', 'running');
      CREATE UNIQUE INDEX replies_account_slot_key ON replies (user_id, account_slot)
       WHERE state IN ('waiting', 'running');
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE replies DROP COLUMN user_id, DROP COLUMN account_slot');
  }
}
