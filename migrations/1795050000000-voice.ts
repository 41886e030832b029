import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How Starling speaks to each child, and what else a guardian agrees to beside the use of Starling. */
export class Voice1795050000000 implements MigrationInterface {
  name = 'Voice1795050000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE child_voices (
        child_id uuid PRIMARY KEY REFERENCES children ON DELETE CASCADE,
        settings jsonb NOT NULL,
        changed_at timestamptz NOT NULL DEFAULT now()
      );
      ALTER TABLE child_consents ADD COLUMN purpose text NOT NULL DEFAULT 'use';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM child_consents WHERE purpose <> 'use';
      ALTER TABLE child_consents DROP COLUMN purpose;
      DROP TABLE child_voices;
    `);
  }
}
