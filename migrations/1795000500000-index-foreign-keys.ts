import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * An index for each foreign key without a full one, because a deletion otherwise scans the whole referencing table. Also
 * the indexes for the purge of ended sessions and the queue of reports.
 */
export class IndexForeignKeys1795000500000 implements MigrationInterface {
  name = 'IndexForeignKeys1795000500000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX replies_conversation_id_idx ON replies (conversation_id);
      CREATE INDEX conversations_user_id_idx ON conversations (user_id);
      CREATE INDEX one_time_codes_user_id_idx ON one_time_codes (user_id);
      CREATE INDEX user_activity_days_user_id_idx ON user_activity_days (user_id);
      -- It held the live ones alone. Ended ones stay for less than a day.
      DROP INDEX sessions_user_id_idx;
      CREATE INDEX sessions_user_id_idx ON sessions (user_id);
      CREATE INDEX sessions_ended_at_idx ON sessions (ended_at) WHERE ended_at IS NOT NULL;

      CREATE INDEX reports_created_at_idx ON reports (created_at, id);
      CREATE INDEX reports_reason_idx ON reports USING gin (reason gin_trgm_ops);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX reports_reason_idx, reports_created_at_idx, sessions_ended_at_idx, sessions_user_id_idx,
        user_activity_days_user_id_idx, one_time_codes_user_id_idx, conversations_user_id_idx,
        replies_conversation_id_idx;
      CREATE INDEX sessions_user_id_idx ON sessions (user_id) WHERE ended_at IS NULL;
    `);
  }
}
