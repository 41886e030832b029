import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The start time of an account's erasure, so that another node can finish it if a node dies. */
export class ErasureInBatches1795001300002 implements MigrationInterface {
  name = 'ErasureInBatches1795001300002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE users ADD COLUMN erasure_requested_at timestamptz;
      CREATE INDEX users_erasure_requested_at_idx ON users (erasure_requested_at) WHERE erasure_requested_at IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE users DROP COLUMN erasure_requested_at');
  }
}
