import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What happens after an unsafe message of a child: events for the digest, alerts for guardians, sealed exchanges where the
 * harm may come from home, and the access of staff to more than an excerpt.
 */
export class Escalation1795001700200 implements MigrationInterface {
  name = 'Escalation1795001700200';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE safety_alerts (
        id uuid PRIMARY KEY,
        child_id uuid NOT NULL REFERENCES children ON DELETE CASCADE,
        category text NOT NULL,
        severity smallint NOT NULL CHECK (severity IN (4, 5)),
        -- How many messages it stands for.
        count integer NOT NULL DEFAULT 1,
        first_at timestamptz NOT NULL DEFAULT now(),
        last_at timestamptz NOT NULL DEFAULT now(),
        state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'helpful', 'not_helpful')),
        judged_by uuid REFERENCES users ON DELETE SET NULL,
        judged_at timestamptz
      );
      CREATE INDEX safety_alerts_child_id_idx ON safety_alerts (child_id, last_at DESC, id DESC);
      CREATE INDEX safety_alerts_judged_by_idx ON safety_alerts (judged_by);

      -- No event is written for harm that may come from home.
      CREATE TABLE safety_events (
        message_id uuid PRIMARY KEY,
        child_id uuid NOT NULL REFERENCES children ON DELETE CASCADE,
        category text NOT NULL,
        severity smallint NOT NULL CHECK (severity BETWEEN 1 AND 5),
        rule_id text NOT NULL,
        pack_version text NOT NULL,
        at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX safety_events_child_id_idx ON safety_events (child_id, at);

      -- A message about harm that may come from home, and its answer: their ids, never their text. They stand in no other
      -- table, so that no list, search, export or count of guardians can hold them.
      CREATE TABLE sealed_exchanges (
        message_id uuid PRIMARY KEY,
        answer_id uuid NOT NULL,
        conversation_id uuid NOT NULL REFERENCES conversations ON DELETE CASCADE,
        client_message_id text NOT NULL,
        at timestamptz NOT NULL DEFAULT now(),
        UNIQUE (conversation_id, client_message_id)
      );

      -- Adults of the household at that time, who may not open the case; and the text of a sealed one, encrypted.
      ALTER TABLE reports
        ADD COLUMN barred uuid[] NOT NULL DEFAULT '{}',
        ADD COLUMN sealed_excerpt text;

      CREATE TABLE report_openings (
        id uuid PRIMARY KEY,
        report_id uuid NOT NULL REFERENCES reports ON DELETE CASCADE,
        moderator_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        reason text NOT NULL,
        opened_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL
      );
      CREATE INDEX report_openings_report_id_idx ON report_openings (report_id, moderator_id, expires_at DESC);
      CREATE INDEX report_openings_moderator_id_idx ON report_openings (moderator_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE report_openings, sealed_exchanges, safety_events, safety_alerts;
      ALTER TABLE reports DROP COLUMN barred, DROP COLUMN sealed_excerpt;
    `);
  }
}
