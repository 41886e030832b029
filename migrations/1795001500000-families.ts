import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Households, children and their devices. Everything about a child refers to the child, never to a household, so that a
 * child may have two homes. A device is a session of the child's account: a lost tablet owns nothing.
 */
export class Families1795001500000 implements MigrationInterface {
  name = 'Families1795001500000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE households (
        id uuid PRIMARY KEY,
        name text NOT NULL,
        country char(2) NOT NULL,
        created_by uuid REFERENCES users ON DELETE SET NULL,
        pin_hash text,
        paused_at timestamptz,
        paused_by uuid REFERENCES users ON DELETE SET NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX households_created_by_idx ON households (created_by);
      CREATE INDEX households_paused_by_idx ON households (paused_by);

      CREATE TABLE household_members (
        household_id uuid NOT NULL REFERENCES households ON DELETE CASCADE,
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        role text NOT NULL CHECK (role IN ('primary', 'guardian', 'helper')),
        state text NOT NULL DEFAULT 'member' CHECK (state IN ('member', 'pending')),
        label text,
        until timestamptz,
        child_ids uuid[] NOT NULL DEFAULT '{}',
        invited_by uuid REFERENCES users ON DELETE SET NULL,
        joined_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (household_id, user_id)
      );
      CREATE INDEX household_members_user_id_idx ON household_members (user_id);
      CREATE INDEX household_members_invited_by_idx ON household_members (invited_by);
      CREATE UNIQUE INDEX household_members_primary_key ON household_members (household_id) WHERE role = 'primary';

      CREATE TABLE household_invitations (
        id uuid PRIMARY KEY,
        household_id uuid NOT NULL REFERENCES households ON DELETE CASCADE,
        token_hash text NOT NULL UNIQUE,
        role text NOT NULL CHECK (role IN ('guardian', 'helper')),
        email text,
        child_ids uuid[] NOT NULL DEFAULT '{}',
        until timestamptz,
        invited_by uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        created_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL,
        used_at timestamptz,
        used_by uuid REFERENCES users ON DELETE SET NULL,
        revoked_at timestamptz
      );
      CREATE INDEX household_invitations_household_id_idx ON household_invitations (household_id);
      CREATE INDEX household_invitations_invited_by_idx ON household_invitations (invited_by);
      CREATE INDEX household_invitations_used_by_idx ON household_invitations (used_by);

      CREATE TABLE children (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL UNIQUE REFERENCES users ON DELETE CASCADE,
        nickname text NOT NULL,
        avatar text NOT NULL,
        colour text NOT NULL,
        age_band text NOT NULL CHECK (age_band IN ('0_5', '6_9', '10_12', '13_15', '16_17')),
        band_confirmed_at timestamptz NOT NULL DEFAULT now(),
        reading_level text NOT NULL CHECK (reading_level IN ('listens', 'first_words', 'reads', 'reads_well')),
        languages text[] NOT NULL DEFAULT '{}',
        interests text[] NOT NULL DEFAULT '{}',
        note text,
        time_zone text NOT NULL,
        transcript text NOT NULL CHECK (transcript IN ('full', 'topics')),
        paused_at timestamptz,
        paused_by uuid REFERENCES users ON DELETE SET NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX children_paused_by_idx ON children (paused_by);

      CREATE TABLE child_homes (
        child_id uuid NOT NULL REFERENCES children ON DELETE CASCADE,
        household_id uuid NOT NULL REFERENCES households ON DELETE CASCADE,
        PRIMARY KEY (child_id, household_id)
      );
      CREATE INDEX child_homes_household_id_idx ON child_homes (household_id);

      -- What the guardians of a household may read about it. The actor and the child may be gone: the line stays.
      CREATE TABLE household_activity (
        id uuid PRIMARY KEY,
        household_id uuid NOT NULL REFERENCES households ON DELETE CASCADE,
        at timestamptz NOT NULL DEFAULT now(),
        actor_id uuid REFERENCES users ON DELETE SET NULL,
        action text NOT NULL,
        child_id uuid REFERENCES children ON DELETE SET NULL,
        detail jsonb NOT NULL DEFAULT '{}'
      );
      CREATE INDEX household_activity_newest_idx ON household_activity (household_id, at DESC, id DESC);
      CREATE INDEX household_activity_actor_id_idx ON household_activity (actor_id);
      CREATE INDEX household_activity_child_id_idx ON household_activity (child_id);

      CREATE TABLE devices (
        id uuid PRIMARY KEY,
        household_id uuid NOT NULL REFERENCES households ON DELETE CASCADE,
        name text NOT NULL,
        platform text NOT NULL,
        app_version text,
        paired_by uuid REFERENCES users ON DELETE SET NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        last_seen_at timestamptz,
        revoked_at timestamptz,
        pin_tries integer NOT NULL DEFAULT 0,
        pin_locked_until timestamptz
      );
      CREATE INDEX devices_household_id_idx ON devices (household_id);
      CREATE INDEX devices_paired_by_idx ON devices (paired_by);

      CREATE TABLE device_children (
        device_id uuid NOT NULL REFERENCES devices ON DELETE CASCADE,
        child_id uuid NOT NULL REFERENCES children ON DELETE CASCADE,
        PRIMARY KEY (device_id, child_id)
      );
      CREATE INDEX device_children_child_id_idx ON device_children (child_id);

      ALTER TABLE sessions ADD COLUMN device_id uuid REFERENCES devices ON DELETE SET NULL;
      CREATE INDEX sessions_device_id_idx ON sessions (device_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE sessions DROP COLUMN device_id;
      DROP TABLE device_children, devices, household_activity, child_homes, children, household_invitations,
        household_members, households;
    `);
  }
}
