import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Waitlist entries know the account that made them, and the invitation of their approval. Accounts that got in under the
 * older rule, by the text of their address alone, stay in: they keep their approved entry. So do admins without an
 * entry, as they could not sign in to approve themselves.
 */
export class OwnWaitlistEntries1795001200001 implements MigrationInterface {
  name = 'OwnWaitlistEntries1795001200001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE waitlist_entries
        ADD COLUMN user_id uuid REFERENCES users ON DELETE SET NULL,
        ADD COLUMN invitation_hash text,
        ADD COLUMN invitation_expires_at timestamptz;
      CREATE INDEX waitlist_entries_user_id_idx ON waitlist_entries (user_id);

      ALTER TABLE removed_from_waitlist
        ADD COLUMN user_id uuid REFERENCES users ON DELETE SET NULL,
        ADD COLUMN was_approved boolean NOT NULL DEFAULT false;
      CREATE INDEX removed_from_waitlist_user_id_idx ON removed_from_waitlist (user_id);

      -- What a registration put on the list has the very time of its account.
      UPDATE waitlist_entries entry SET user_id = account.id FROM users account
      WHERE lower(account.email) = lower(entry.email)
        AND (entry.joined_at = account.created_at OR entry.approved_at IS NOT NULL);

      INSERT INTO waitlist_entries (email, first_name, last_name, user_id, approved_at)
      SELECT account.email, account.first_name, account.last_name, account.id, now() FROM users account
      WHERE account.role = 'admin' AND account.disabled_at IS NULL AND account.email IS NOT NULL
        AND NOT EXISTS (SELECT FROM removed_from_waitlist removed WHERE removed.email = lower(account.email))
        AND EXISTS (
          SELECT FROM product_settings WHERE name = 'waitlist'
            AND value @> '{"enabled": true, "mode": "approved_only", "autoApprove": false}')
      ON CONFLICT (lower(email)) DO NOTHING;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE removed_from_waitlist DROP COLUMN was_approved, DROP COLUMN user_id;
      ALTER TABLE waitlist_entries
        DROP COLUMN invitation_expires_at, DROP COLUMN invitation_hash, DROP COLUMN user_id;
    `);
  }
}
