import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Links by which the owner of an account sets a new password: one per account, stored as a hash. */
export class PasswordResetLinks1795001400050 implements MigrationInterface {
  name = 'PasswordResetLinks1795001400050';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE password_reset_links (
        user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
        token_hash text NOT NULL UNIQUE,
        expires_at timestamptz NOT NULL
      );
      CREATE INDEX password_reset_links_expires_at_idx ON password_reset_links (expires_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE password_reset_links');
  }
}
