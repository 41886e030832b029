import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A child that travels: where its devices say they are, what guardians were asked, and the zone that holds until a date. */
export class Travel1795001600201 implements MigrationInterface {
  name = 'Travel1795001600201';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE children
        ADD COLUMN travel_zone text,
        ADD COLUMN travel_until timestamptz,
        ADD CONSTRAINT children_travel_check CHECK ((travel_zone IS NULL) = (travel_until IS NULL));

      -- Where a device says that it is, while its clock differs from the child's.
      CREATE TABLE device_zones (
        device_id uuid NOT NULL REFERENCES devices ON DELETE CASCADE,
        child_id uuid NOT NULL REFERENCES children ON DELETE CASCADE,
        zone text NOT NULL,
        since timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (device_id, child_id)
      );
      CREATE INDEX device_zones_child_id_idx ON device_zones (child_id);

      CREATE TABLE zone_questions (
        id uuid PRIMARY KEY,
        child_id uuid NOT NULL REFERENCES children ON DELETE CASCADE,
        device_id uuid REFERENCES devices ON DELETE SET NULL,
        zone text NOT NULL,
        state text NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'accepted', 'declined')),
        asked_at timestamptz NOT NULL DEFAULT now(),
        until date,
        decided_by uuid REFERENCES users ON DELETE SET NULL,
        decided_at timestamptz
      );
      CREATE UNIQUE INDEX zone_questions_pending_key ON zone_questions (child_id, zone) WHERE state = 'pending';
      CREATE INDEX zone_questions_child_id_idx ON zone_questions (child_id);
      CREATE INDEX zone_questions_device_id_idx ON zone_questions (device_id);
      CREATE INDEX zone_questions_decided_by_idx ON zone_questions (decided_by);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE zone_questions, device_zones;
      ALTER TABLE children DROP COLUMN travel_zone, DROP COLUMN travel_until;
    `);
  }
}
