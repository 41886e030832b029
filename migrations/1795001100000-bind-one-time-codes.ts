import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A one-time code belongs to the browser that began its sign-in. A code without a hash was made by an earlier version or
 * for no browser: browsers get nothing for it.
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
