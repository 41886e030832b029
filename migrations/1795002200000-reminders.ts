import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Reminders, their firings, and notices that wait for the end of a guardian's quiet hours. */
export class Reminders1795002200000 implements MigrationInterface {
  name = 'Reminders1795002200000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE reminders (
        id uuid PRIMARY KEY,
        -- Null: it is for its owner alone.
        child_id uuid REFERENCES children ON DELETE CASCADE,
        -- Null: the account is gone, and the family keeps the reminder.
        owner_id uuid REFERENCES users ON DELETE SET NULL,
        title text NOT NULL,
        note text,
        recurrence jsonb NOT NULL,
        offset_minutes integer NOT NULL DEFAULT 0,
        nag_every integer,
        audience text NOT NULL CHECK (audience IN ('me', 'guardians', 'child', 'everyone')),
        enabled boolean NOT NULL DEFAULT true,
        -- The occurrence that comes next, and when it fires. Null: it is switched off or over.
        next_occurrence timestamptz,
        next_at timestamptz,
        -- Raised by each change, for calendars.
        revision integer NOT NULL DEFAULT 0,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT reminders_next_check CHECK ((next_at IS NULL) = (next_occurrence IS NULL)),
        CONSTRAINT reminders_private_check CHECK (child_id IS NOT NULL OR audience = 'me')
      );
      CREATE INDEX reminders_next_at_idx ON reminders (next_at) WHERE next_at IS NOT NULL;
      CREATE INDEX reminders_child_id_idx ON reminders (child_id);
      CREATE INDEX reminders_owner_id_idx ON reminders (owner_id);

      -- One row for each reminder and occurrence, so that no two nodes fire it twice.
      CREATE TABLE reminder_firings (
        id uuid PRIMARY KEY,
        reminder_id uuid NOT NULL REFERENCES reminders ON DELETE CASCADE,
        occurrence timestamptz NOT NULL,
        fire_at timestamptz NOT NULL,
        fired_at timestamptz NOT NULL DEFAULT now(),
        state text NOT NULL CHECK (state IN ('fired', 'done', 'snoozed', 'skipped', 'missed')),
        snoozed_until timestamptz,
        -- When an open one rings again.
        ring_at timestamptz,
        nags integer NOT NULL DEFAULT 0,
        -- False: it was missed in an outage, and its people have not been told.
        is_summed boolean NOT NULL DEFAULT true,
        settled_by uuid REFERENCES users ON DELETE SET NULL,
        settled_at timestamptz,
        UNIQUE (reminder_id, occurrence)
      );
      CREATE INDEX reminder_firings_open_idx ON reminder_firings (reminder_id) WHERE state IN ('fired', 'snoozed');
      CREATE INDEX reminder_firings_ring_at_idx ON reminder_firings (ring_at) WHERE ring_at IS NOT NULL;
      CREATE INDEX reminder_firings_unsummed_idx ON reminder_firings (fired_at) WHERE NOT is_summed;
      CREATE INDEX reminder_firings_settled_by_idx ON reminder_firings (settled_by);

      CREATE TABLE held_reminders (
        firing_id uuid NOT NULL REFERENCES reminder_firings ON DELETE CASCADE,
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        until timestamptz NOT NULL,
        PRIMARY KEY (firing_id, user_id)
      );
      CREATE INDEX held_reminders_until_idx ON held_reminders (until);
      CREATE INDEX held_reminders_user_id_idx ON held_reminders (user_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE held_reminders, reminder_firings, reminders');
  }
}
