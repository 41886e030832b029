import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The language of the text that a guardian agreed to. Until now there was the English one alone. */
export class ConsentLanguages1795100000000 implements MigrationInterface {
  name = 'ConsentLanguages1795100000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE child_consents ADD COLUMN text_language text NOT NULL DEFAULT 'en'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE child_consents DROP COLUMN text_language');
  }
}
