import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where each account is in each story, and what the server saw of a child's reading, from which it judges a finished one. */
export class Stories1795060000000 implements MigrationInterface {
  name = 'Stories1795060000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE story_positions (
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        slug text NOT NULL,
        page smallint NOT NULL CHECK (page >= 0),
        sentence smallint NOT NULL CHECK (sentence >= 0),
        updated_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        PRIMARY KEY (user_id, slug)
      )
    `);
    await runner.query(`
      CREATE TABLE child_readings (
        child_id uuid NOT NULL REFERENCES children ON DELETE CASCADE,
        slug text NOT NULL,
        -- The page that is open, and the last one up to which all were opened in order.
        page smallint NOT NULL,
        reached smallint NOT NULL,
        read_ms integer NOT NULL,
        turned_at timestamptz NOT NULL,
        -- What the whole story has, so that its end can be judged from this row alone.
        pages smallint NOT NULL,
        expected_ms integer NOT NULL,
        PRIMARY KEY (child_id, slug)
      )
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE child_readings, story_positions');
  }
}
