import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Blobs that were stored, or begun, and that no row names yet. */
export class UnclaimedBlobs1795070000000 implements MigrationInterface {
  name = 'UnclaimedBlobs1795070000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE unclaimed_blobs (
        key text PRIMARY KEY,
        -- From then on it is deleted.
        expires_at timestamptz NOT NULL
      );
      CREATE INDEX unclaimed_blobs_expires_at_idx ON unclaimed_blobs (expires_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE unclaimed_blobs');
  }
}
