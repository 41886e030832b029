import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The account of a running reply, and which of the account's five slots it uses. The unique index keeps two nodes from
 * assigning the same slot. A slot becomes free when its reply ends or is deleted. Ended replies need neither column.
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
