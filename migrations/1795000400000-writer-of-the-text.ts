import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Whose text a reply has after a takeover: readers must not put the pieces of one writer behind the text of another.
 * `null`: that of the writer who holds the lease.
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
