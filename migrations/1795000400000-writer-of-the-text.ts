import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The writer of a reply's text after a takeover, so that readers never append chunks of one writer to the text of
 * another. `null` means the writer that holds the lease.
 */
export class WriterOfTheText1795000400000 implements MigrationInterface {
  name = 'WriterOfTheText1795000400000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE replies ADD COLUMN text_fence int');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE replies DROP COLUMN text_fence');
  }
}
