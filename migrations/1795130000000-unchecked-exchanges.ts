import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A child's message that could not be checked in time is sealed too. Unlike a disclosure, it does not seal what follows. */
export class UncheckedExchanges1795130000000 implements MigrationInterface {
  name = 'UncheckedExchanges1795130000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE sealed_exchanges ADD COLUMN is_unchecked boolean NOT NULL DEFAULT false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE sealed_exchanges DROP COLUMN is_unchecked');
  }
}
