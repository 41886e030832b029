import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What children ask their grown-ups, and what a yes for today opens. */
export class ChildRequests1795001600100 implements MigrationInterface {
  name = 'ChildRequests1795001600100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE child_requests (
        id uuid PRIMARY KEY,
        child_id uuid NOT NULL REFERENCES children ON DELETE CASCADE,
        kind text NOT NULL CHECK (kind IN ('time', 'topic', 'game', 'story', 'other')),
        subject text,
        message text,
        -- The request holds a message of a conversation until a guardian decides. Its text stays there.
        is_held boolean NOT NULL DEFAULT false,
        conversation_id uuid REFERENCES conversations ON DELETE SET NULL,
        message_id uuid REFERENCES messages ON DELETE SET NULL,
        state text NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'once', 'always', 'denied', 'expired')),
        asked_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        -- The end of the child's local day.
        expires_at timestamptz NOT NULL,
        decided_by uuid REFERENCES users ON DELETE SET NULL,
        decided_at timestamptz,
        minutes smallint,
        note text,
        CHECK ((state = 'pending') = (decided_at IS NULL))
      );
      CREATE INDEX child_requests_child_id_idx ON child_requests (child_id, asked_at DESC);
      CREATE INDEX child_requests_pending_idx ON child_requests (expires_at) WHERE state = 'pending';
      CREATE INDEX child_requests_conversation_id_idx ON child_requests (conversation_id);
      CREATE UNIQUE INDEX child_requests_message_id_idx ON child_requests (message_id);
      CREATE INDEX child_requests_decided_by_idx ON child_requests (decided_by);

      -- What a guardian has opened for one day of the child.
      CREATE TABLE child_passes (
        child_id uuid NOT NULL REFERENCES children ON DELETE CASCADE,
        local_date date NOT NULL,
        kind text NOT NULL CHECK (kind IN ('area', 'topic', 'word')),
        name text NOT NULL,
        PRIMARY KEY (child_id, local_date, kind, name)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE child_passes, child_requests');
  }
}
