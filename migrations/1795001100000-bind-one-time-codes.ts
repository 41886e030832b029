import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Binds a one-time code to the browser that began its sign-in. A code without a hash comes from an earlier version or
 * belongs to no browser, so browsers cannot redeem it.
 */
export class BindOneTimeCodes1795001100000 implements MigrationInterface {
  name = 'BindOneTimeCodes1795001100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE one_time_codes ADD COLUMN browser_hash text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE one_time_codes DROP COLUMN browser_hash');
  }
}
