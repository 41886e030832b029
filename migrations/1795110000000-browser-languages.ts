import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The language that a person's browser asked for last. Letters and safety answers are written in it. */
export class BrowserLanguages1795110000000 implements MigrationInterface {
  name = 'BrowserLanguages1795110000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE users ADD COLUMN browser_language text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE users DROP COLUMN browser_language');
  }
}
