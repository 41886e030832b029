import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a child's week is made of, and what the child has marked as done. */
export class Schedules1795002200100 implements MigrationInterface {
  name = 'Schedules1795002200100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE schedule_items (
        id uuid PRIMARY KEY,
        child_id uuid NOT NULL REFERENCES children ON DELETE CASCADE,
        title text NOT NULL,
        kind text NOT NULL CHECK (kind IN ('routine', 'learning', 'rest', 'other')),
        picture text,
        steps text[] NOT NULL DEFAULT '{}',
        minutes integer NOT NULL,
        recurrence jsonb NOT NULL,
        -- It is a quiet time of the child.
        quiet boolean NOT NULL DEFAULT false,
        -- Raised by each change, for calendars.
        revision integer NOT NULL DEFAULT 0,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX schedule_items_child_id_idx ON schedule_items (child_id);
      CREATE INDEX schedule_items_quiet_idx ON schedule_items (child_id) WHERE quiet;

      CREATE TABLE plan_marks (
        item_id uuid NOT NULL REFERENCES schedule_items ON DELETE CASCADE,
        -- The date on the child's calendar.
        local_date date NOT NULL,
        -- The place of the step in its list; -1 is the whole item.
        step smallint NOT NULL,
        done_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (item_id, local_date, step)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE plan_marks, schedule_items');
  }
}
