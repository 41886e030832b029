import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Notices that name a child or quote it, such as a request or a summary, go with the child. */
export class NoticesAboutChildren1795120000000 implements MigrationInterface {
  name = 'NoticesAboutChildren1795120000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE notifications ADD COLUMN child_id uuid REFERENCES children ON DELETE CASCADE;
      CREATE INDEX notifications_child_id_idx ON notifications (child_id);

      -- Summaries name their child in the link. Those of erased children should have gone with them.
      UPDATE notifications n SET child_id = c.id
        FROM children c WHERE c.id::text = substring(n.link from '^/progress[?]child=([0-9a-f-]{36})');
      DELETE FROM notifications WHERE link LIKE '/progress?child=%' AND child_id IS NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE notifications DROP COLUMN child_id');
  }
}
