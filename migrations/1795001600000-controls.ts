import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a child may do and when: the rules that guardians set, what they granted, and the minutes that were used. */
export class Controls1795001600000 implements MigrationInterface {
  name = 'Controls1795001600000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- A child without a row has the rules of its age band.
      CREATE TABLE child_controls (
        child_id uuid PRIMARY KEY REFERENCES children ON DELETE CASCADE,
        version integer NOT NULL,
        rules jsonb NOT NULL,
        changed_at timestamptz NOT NULL DEFAULT now()
      );

      CREATE TABLE child_grants (
        id uuid PRIMARY KEY,
        child_id uuid NOT NULL REFERENCES children ON DELETE CASCADE,
        kind text NOT NULL CHECK (kind IN ('minutes', 'until')),
        minutes smallint,
        until timestamptz,
        -- The date on the child's wall for which it was granted.
        local_date date NOT NULL,
        granted_by uuid REFERENCES users ON DELETE SET NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        CHECK ((kind = 'minutes') = (minutes IS NOT NULL) AND (kind = 'until') = (until IS NOT NULL))
      );
      CREATE INDEX child_grants_child_id_idx ON child_grants (child_id, created_at DESC);
      CREATE INDEX child_grants_granted_by_idx ON child_grants (granted_by);

      -- The ledger of minutes. A minute is counted once, whatever the number of devices and nodes.
      CREATE TABLE child_minutes (
        child_id uuid NOT NULL REFERENCES children ON DELETE CASCADE,
        -- Minutes since 1970, in UTC.
        minute integer NOT NULL,
        kind text NOT NULL CHECK (kind IN ('chat', 'story', 'game')),
        -- The date on the child's wall for which it counts.
        local_date date NOT NULL,
        PRIMARY KEY (child_id, minute)
      );

      -- What the child has done towards the goal that opens games.
      CREATE TABLE child_goals (
        child_id uuid NOT NULL REFERENCES children ON DELETE CASCADE,
        local_date date NOT NULL,
        stories smallint NOT NULL DEFAULT 0,
        questions smallint NOT NULL DEFAULT 0,
        is_waived boolean NOT NULL DEFAULT false,
        PRIMARY KEY (child_id, local_date)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE child_goals, child_minutes, child_grants, child_controls');
  }
}
