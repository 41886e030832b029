import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Links each waitlist entry to its account and to the invitation of its approval. Accounts that the older rule admitted
 * by the text of their address keep an approved entry. Admins without an entry get one, because they could not sign in
 * to approve themselves.
 *
 * It does not run in one transaction, which would lock a table that every call reads. It may be interrupted and run again.
 */
export class OwnWaitlistEntries1795001200001 implements MigrationInterface {
  name = 'OwnWaitlistEntries1795001200001';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE waitlist_entries
        ADD COLUMN IF NOT EXISTS user_id uuid REFERENCES users ON DELETE SET NULL,
        ADD COLUMN IF NOT EXISTS invitation_hash text,
        ADD COLUMN IF NOT EXISTS invitation_expires_at timestamptz;
      CREATE INDEX IF NOT EXISTS waitlist_entries_user_id_idx ON waitlist_entries (user_id);

      ALTER TABLE removed_from_waitlist
        ADD COLUMN IF NOT EXISTS user_id uuid REFERENCES users ON DELETE SET NULL,
        ADD COLUMN IF NOT EXISTS was_approved boolean NOT NULL DEFAULT false;
      CREATE INDEX IF NOT EXISTS removed_from_waitlist_user_id_idx ON removed_from_waitlist (user_id);
    `);
    await runner.query(`
      DO $$
        DECLARE
          last_id bigint := 0;
        BEGIN
          LOOP
            WITH batch AS (SELECT * FROM waitlist_entries WHERE id > last_id ORDER BY id LIMIT 1000),
            owned AS (
              UPDATE waitlist_entries entry SET user_id = account.id FROM batch, users account
              WHERE entry.id = batch.id AND lower(account.email) = lower(batch.email)
                -- What a registration put on the list has the very time of its account.
                AND (batch.joined_at = account.created_at OR batch.approved_at IS NOT NULL))
            SELECT max(id) INTO last_id FROM batch;
            EXIT WHEN last_id IS NULL;
            COMMIT;
          END LOOP;
        END
      $$
    `);
    await runner.query(`
      INSERT INTO waitlist_entries (email, first_name, last_name, user_id, approved_at)
      SELECT account.email, account.first_name, account.last_name, account.id, now() FROM users account
      WHERE account.role = 'admin' AND account.disabled_at IS NULL AND account.email IS NOT NULL
        AND NOT EXISTS (SELECT FROM removed_from_waitlist removed WHERE removed.email = lower(account.email))
        AND EXISTS (
          SELECT FROM product_settings WHERE name = 'waitlist'
            AND value @> '{"enabled": true, "mode": "approved_only", "autoApprove": false}')
      ON CONFLICT (lower(email)) DO NOTHING
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
