import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Replaces user names that were derived from addresses, because moderators see user names. The old name still works for
 * sign-in. Only its owner sees it, and no other account can take it.
 *
 * It does not run in one transaction, which would block registrations and account changes. It may be interrupted and run
 * again.
 */
export class NeutralUsernames1795001200002 implements MigrationInterface {
  name = 'NeutralUsernames1795001200002';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE IF NOT EXISTS former_usernames (
        username text NOT NULL,
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE
      );
      CREATE UNIQUE INDEX IF NOT EXISTS former_usernames_username_key ON former_usernames (lower(username));
      CREATE INDEX IF NOT EXISTS former_usernames_user_id_idx ON former_usernames (user_id);
    `);
    await runner.query(`
      DO $$
        DECLARE
          letters CONSTANT text := 'bcdfghjkmnpqrstvwxz23456789';
          account record;
          candidate text;
          written int := 0;
        BEGIN
          FOR account IN
            SELECT id, username FROM users
            WHERE email IS NOT NULL AND (
              lower(username) = left(split_part(lower(email), '@', 1), 48)
              -- As it was made where the plain name was taken.
              OR (left(lower(username), -9) = left(split_part(lower(email), '@', 1), 48)
                AND right(username, 9) ~ '^-[a-z0-9_-]{8}$'))
          LOOP
            LOOP
              SELECT 'parent-' || string_agg(substr(letters, 1 + floor(random() * length(letters))::int, 1), '')
                INTO candidate FROM generate_series(1, 6);
              EXIT WHEN NOT EXISTS (SELECT FROM users WHERE lower(username) = candidate);
            END LOOP;
            -- Unless the account is gone meanwhile, or has chosen another name.
            UPDATE users SET username = candidate WHERE id = account.id AND username = account.username;
            IF FOUND THEN
              INSERT INTO former_usernames (username, user_id) VALUES (account.username, account.id);
            END IF;
            written := written + 1;
            IF written % 500 = 0 THEN COMMIT; END IF;
          END LOOP;
        END
      $$
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE users SET username = former.username FROM former_usernames former WHERE former.user_id = users.id;
      DROP TABLE former_usernames;
    `);
  }
}
