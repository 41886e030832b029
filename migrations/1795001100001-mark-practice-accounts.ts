import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * When the start disabled an account because only the practice provider had proved it; equal to `disabled_at` as long as
 * nobody has decided otherwise since.
 */
export class MarkPracticeAccounts1795001100001 implements MigrationInterface {
  name = 'MarkPracticeAccounts1795001100001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE users ADD COLUMN practice_disabled_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE users DROP COLUMN practice_disabled_at');
  }
}
