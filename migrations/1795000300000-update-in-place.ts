import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Leaves free space on pages for columns that change right after the insert: the status of a message and the text of a
 * running reply. An update that fits on its page and changes no indexed column does not touch the indexes, including the
 * search index. The end of a lease is therefore no longer indexed. A scan of the few open replies replaces that index.
 */
export class UpdateInPlace1795000300000 implements MigrationInterface {
  name = 'UpdateInPlace1795000300000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX replies_lease_idx;
      ALTER TABLE replies SET (fillfactor = 70);
      ALTER TABLE messages SET (fillfactor = 85);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE messages RESET (fillfactor);
      ALTER TABLE replies RESET (fillfactor);
      CREATE INDEX replies_lease_idx ON replies (lease_until) WHERE state IN ('waiting', 'running');
    `);
  }
}
