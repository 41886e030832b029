import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Room for what is updated right after it was written: the status of a message, the text so far of a reply. An update that
 * finds room on its page and changes no indexed column leaves the indexes alone, the one for search among them. So the
 * end of a lease is no longer indexed: the few replies that are open are looked through instead.
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
