import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The browsers that get pushes, and the key by which push services know this installation. */
export class Push1795010000000 implements MigrationInterface {
  name = 'Push1795010000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE push_subscriptions (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        -- The push ends with the session of the browser.
        session_id uuid NOT NULL REFERENCES sessions ON DELETE CASCADE,
        endpoint_hash text NOT NULL UNIQUE,
        -- The endpoint and the keys of the browser.
        sealed text NOT NULL,
        -- Of the public key with which the browser subscribed.
        key_hash text NOT NULL,
        failures integer NOT NULL DEFAULT 0,
        created_at timestamptz NOT NULL DEFAULT now(),
        renewed_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX push_subscriptions_user_id_idx ON push_subscriptions (user_id);
      CREATE INDEX push_subscriptions_session_id_idx ON push_subscriptions (session_id);

      CREATE TABLE push_keys (
        is_current boolean PRIMARY KEY DEFAULT true CHECK (is_current),
        public_key text NOT NULL,
        sealed_private_key text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE push_subscriptions, push_keys');
  }
}
