import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Deletes a report with the account that it concerns or that filed it. A report that is inserted during the erasure waits
 * for it at the foreign key and is then refused. Also records who has viewed a report, because only a moderator who has
 * viewed it may decide it.
 */
export class ReportsOfAccounts1795001300001 implements MigrationInterface {
  name = 'ReportsOfAccounts1795001300001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM reports r
       WHERE (r.subject_id IS NOT NULL AND NOT EXISTS (SELECT FROM users WHERE id = r.subject_id))
          OR (r.reporter_id IS NOT NULL AND NOT EXISTS (SELECT FROM users WHERE id = r.reporter_id));
      ALTER TABLE reports
        ADD CONSTRAINT reports_subject_id_fkey FOREIGN KEY (subject_id) REFERENCES users ON DELETE CASCADE,
        ADD CONSTRAINT reports_reporter_id_fkey FOREIGN KEY (reporter_id) REFERENCES users ON DELETE CASCADE;
      CREATE INDEX reports_subject_id_idx ON reports (subject_id);
      CREATE INDEX reports_reporter_id_idx ON reports (reporter_id);
      CREATE INDEX reports_decided_by_idx ON reports (decided_by, decided_at) WHERE decided_by IS NOT NULL;

      CREATE TABLE report_views (
        report_id uuid NOT NULL REFERENCES reports ON DELETE CASCADE,
        moderator_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        viewed_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (report_id, moderator_id)
      );
      CREATE INDEX report_views_moderator_id_idx ON report_views (moderator_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE report_views;
      DROP INDEX reports_decided_by_idx, reports_reporter_id_idx, reports_subject_id_idx;
      ALTER TABLE reports DROP CONSTRAINT reports_reporter_id_fkey, DROP CONSTRAINT reports_subject_id_fkey;
    `);
  }
}
