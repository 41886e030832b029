import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Passkeys, and the second step of a sign-in: codes of an authenticator app, and recovery codes. */
export class Passkeys1795090000000 implements MigrationInterface {
  name = 'Passkeys1795090000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE passkeys (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        name text NOT NULL,
        credential_id text NOT NULL UNIQUE,
        public_key bytea NOT NULL,
        counter bigint NOT NULL,
        transports text[] NOT NULL DEFAULT '{}',
        created_at timestamptz NOT NULL DEFAULT now(),
        last_used_at timestamptz
      );
      CREATE INDEX passkeys_user_id_idx ON passkeys (user_id);

      CREATE TABLE passkey_challenges (
        challenge_hash text PRIMARY KEY,
        purpose text NOT NULL,
        -- Null: the sign-in of an account that is not known yet.
        user_id uuid REFERENCES users ON DELETE CASCADE,
        expires_at timestamptz NOT NULL
      );
      CREATE INDEX passkey_challenges_user_id_idx ON passkey_challenges (user_id);

      CREATE TABLE second_steps (
        user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
        sealed_secret text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        -- Null: the owner has not typed a code yet, so no sign-in asks for one.
        confirmed_at timestamptz,
        -- The newest interval whose code was used. Earlier codes and this one are refused.
        last_interval bigint NOT NULL DEFAULT 0
      );

      CREATE TABLE recovery_codes (
        user_id uuid NOT NULL REFERENCES second_steps ON DELETE CASCADE,
        code_hash text NOT NULL,
        PRIMARY KEY (user_id, code_hash)
      );

      CREATE TABLE second_step_tickets (
        ticket_hash text PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        method text NOT NULL,
        -- A digest of the hash of the password that was given, so that a ticket ends with its password.
        password_digest text,
        tries integer NOT NULL DEFAULT 0,
        expires_at timestamptz NOT NULL
      );
      CREATE INDEX second_step_tickets_user_id_idx ON second_step_tickets (user_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE second_step_tickets, recovery_codes, second_steps, passkey_challenges, passkeys');
  }
}
