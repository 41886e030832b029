import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Devices that wait for a guardian's approval, and how often each account has typed a code that no device shows. */
export class DevicePairings1795001500200 implements MigrationInterface {
  name = 'DevicePairings1795001500200';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE device_pairings (
        device_code_hash text PRIMARY KEY,
        user_code_hash text NOT NULL UNIQUE,
        picture text NOT NULL,
        pictures text[] NOT NULL,
        platform text NOT NULL,
        network_hash text NOT NULL,
        state text NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'approved', 'denied')),
        interval_seconds integer NOT NULL,
        polled_at timestamptz,
        child_id uuid REFERENCES children ON DELETE CASCADE,
        household_id uuid REFERENCES households ON DELETE CASCADE,
        name text,
        approved_by uuid REFERENCES users ON DELETE CASCADE,
        created_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL
      );
      CREATE INDEX device_pairings_expires_at_idx ON device_pairings (expires_at);
      CREATE INDEX device_pairings_child_id_idx ON device_pairings (child_id);
      CREATE INDEX device_pairings_household_id_idx ON device_pairings (household_id);
      CREATE INDEX device_pairings_approved_by_idx ON device_pairings (approved_by);

      CREATE TABLE pairing_guesses (
        user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
        wrong integer NOT NULL,
        since timestamptz NOT NULL
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE device_pairings, pairing_guesses');
  }
}
