import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Marks accounts that only the development identity provider has verified. Unlinking keeps the mark. The second column
 * holds the time at which a start disabled the account. It equals `disabled_at` until an admin decides otherwise.
 */
export class MarkPracticeAccounts1795001100001 implements MigrationInterface {
  name = 'MarkPracticeAccounts1795001100001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE users ADD COLUMN is_practice_proved boolean NOT NULL DEFAULT false,
        ADD COLUMN practice_disabled_at timestamptz;
      UPDATE users SET is_practice_proved = true
       WHERE id IN (SELECT user_id FROM identities WHERE provider = 'practice');
      CREATE INDEX users_practice_proved_idx ON users (id) WHERE is_practice_proved;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX users_practice_proved_idx;
      ALTER TABLE users DROP COLUMN is_practice_proved, DROP COLUMN practice_disabled_at;
    `);
  }
}
