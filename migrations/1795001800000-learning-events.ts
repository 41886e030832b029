import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What children did in stories, games and guides, and which summaries guardians have received. */
export class LearningEvents1795001800000 implements MigrationInterface {
  name = 'LearningEvents1795001800000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE learning_events (
        child_id uuid NOT NULL REFERENCES children ON DELETE CASCADE,
        -- Given by the device, so that an event that is sent twice is stored once.
        client_event_id text NOT NULL,
        verb text NOT NULL CHECK (verb IN ('started', 'completed', 'answered', 'asked', 'read')),
        object_kind text NOT NULL CHECK (object_kind IN ('story', 'game', 'guide', 'question')),
        object_id text NOT NULL,
        result jsonb NOT NULL DEFAULT '{}',
        at timestamptz NOT NULL,
        -- The date on the child's wall.
        local_date date NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (child_id, client_event_id)
      );
      CREATE INDEX learning_events_child_id_idx ON learning_events (child_id, local_date);

      -- One row for each summary that a guardian got, so that no two nodes send it twice.
      CREATE TABLE sent_digests (
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        child_id uuid NOT NULL REFERENCES children ON DELETE CASCADE,
        period text NOT NULL CHECK (period IN ('day', 'week')),
        starts_on date NOT NULL,
        sent_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (user_id, child_id, period, starts_on)
      );
      CREATE INDEX sent_digests_child_id_idx ON sent_digests (child_id);
      CREATE INDEX users_digest_idx ON users (id) WHERE settings -> 'family' ->> 'digest' IN ('daily', 'weekly');
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX users_digest_idx');
    await runner.query('DROP TABLE sent_digests, learning_events');
  }
}
