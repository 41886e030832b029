import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Addresses at which other calendars read a family's reminders and schedules. */
export class CalendarLinks1795002200200 implements MigrationInterface {
  name = 'CalendarLinks1795002200200';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE calendar_links (
        id uuid PRIMARY KEY,
        household_id uuid NOT NULL REFERENCES households ON DELETE CASCADE,
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        -- Empty: every child of the household.
        child_ids uuid[] NOT NULL DEFAULT '{}',
        names boolean NOT NULL DEFAULT false,
        token_hash text NOT NULL UNIQUE,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX calendar_links_household_id_idx ON calendar_links (household_id);
      CREATE INDEX calendar_links_user_id_idx ON calendar_links (user_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE calendar_links');
  }
}
