import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A file that crashes the node that reads it must not crash every node in turn. */
export class LostClaims1795140000000 implements MigrationInterface {
  name = 'LostClaims1795140000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE uploads ADD COLUMN lost_claims smallint NOT NULL DEFAULT 0');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE uploads DROP COLUMN lost_claims');
  }
}
