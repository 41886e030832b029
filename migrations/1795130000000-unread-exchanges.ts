import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A message of a child that could not be read in time is in no conversation either, but what follows it is. */
export class UnreadExchanges1795130000000 implements MigrationInterface {
  name = 'UnreadExchanges1795130000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE sealed_exchanges ADD COLUMN is_unread boolean NOT NULL DEFAULT false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE sealed_exchanges DROP COLUMN is_unread');
  }
}
