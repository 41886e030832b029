import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Links that prove an address, and addresses that a mail server has refused. Mails themselves wait in the queue of jobs. */
export class Mail1795002400000 implements MigrationInterface {
  name = 'Mail1795002400000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE email_verification_links (
        user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
        token_hash text NOT NULL UNIQUE,
        -- The link proves this address and no later one.
        email text NOT NULL,
        expires_at timestamptz NOT NULL
      );
      CREATE INDEX email_verification_links_expires_at_idx ON email_verification_links (expires_at);

      CREATE TABLE bounced_addresses (
        address_sha256 text PRIMARY KEY,
        refused_at timestamptz NOT NULL DEFAULT now()
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE email_verification_links, bounced_addresses');
  }
}
