import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Consents, erasures that wait, and receipts of those that are done; which invitations opened the waitlist. */
export class ChildRecords1795001500100 implements MigrationInterface {
  name = 'ChildRecords1795001500100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE child_consents (
        id uuid PRIMARY KEY,
        child_id uuid NOT NULL REFERENCES children ON DELETE CASCADE,
        text_version text NOT NULL,
        text_sha256 char(64) NOT NULL,
        given_by uuid REFERENCES users ON DELETE SET NULL,
        given_at timestamptz NOT NULL DEFAULT now(),
        withdrawn_by uuid REFERENCES users ON DELETE SET NULL,
        withdrawn_at timestamptz
      );
      CREATE INDEX child_consents_child_id_idx ON child_consents (child_id, given_at DESC);
      CREATE INDEX child_consents_given_by_idx ON child_consents (given_by);
      CREATE INDEX child_consents_withdrawn_by_idx ON child_consents (withdrawn_by);

      -- An erasure that waits because a second guardian may call it off.
      CREATE TABLE child_erasures (
        child_id uuid NOT NULL REFERENCES children ON DELETE CASCADE,
        what text NOT NULL CHECK (what IN ('child', 'conversations')),
        asked_by uuid REFERENCES users ON DELETE SET NULL,
        asked_at timestamptz NOT NULL DEFAULT now(),
        erases_at timestamptz NOT NULL,
        PRIMARY KEY (child_id, what)
      );
      CREATE INDEX child_erasures_erases_at_idx ON child_erasures (erases_at);
      CREATE INDEX child_erasures_asked_by_idx ON child_erasures (asked_by);

      -- The proof that a child was erased. child_id names nothing any more, so it refers to no table.
      CREATE TABLE erasure_receipts (
        id uuid PRIMARY KEY,
        child_id uuid NOT NULL,
        household_id uuid REFERENCES households ON DELETE SET NULL,
        erased_by uuid REFERENCES users ON DELETE SET NULL,
        at timestamptz NOT NULL,
        counts jsonb NOT NULL,
        sha256 char(64) NOT NULL
      );
      CREATE INDEX erasure_receipts_household_id_idx ON erasure_receipts (household_id);
      CREATE INDEX erasure_receipts_erased_by_idx ON erasure_receipts (erased_by);

      ALTER TABLE household_invitations ADD COLUMN opened_waitlist boolean NOT NULL DEFAULT false;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE household_invitations DROP COLUMN opened_waitlist;
      DROP TABLE erasure_receipts, child_erasures, child_consents;
    `);
  }
}
