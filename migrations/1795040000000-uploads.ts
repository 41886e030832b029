import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Uploads that arrive in parts, on any node, and blobs whose rows are gone. */
export class Uploads1795040000000 implements MigrationInterface {
  name = 'Uploads1795040000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE uploads (
        id uuid PRIMARY KEY REFERENCES contents ON DELETE CASCADE,
        -- Only this account goes on with it.
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        filename text NOT NULL,
        mime_type text NOT NULL,
        size integer NOT NULL,
        received integer NOT NULL DEFAULT 0 CHECK (received <= size),
        state text NOT NULL DEFAULT 'receiving' CHECK (state IN ('receiving', 'processing', 'done', 'refused')),
        -- Of refused ones, a code of errors.
        problem text,
        -- While it is being processed: when another node may take it over.
        leased_until timestamptz,
        expires_at timestamptz NOT NULL
      );
      CREATE INDEX uploads_user_id_idx ON uploads (user_id);
      CREATE INDEX uploads_expires_at_idx ON uploads (expires_at);

      CREATE TABLE upload_parts (
        upload_id uuid NOT NULL REFERENCES uploads ON DELETE CASCADE,
        at integer NOT NULL,
        bytes bytea NOT NULL,
        PRIMARY KEY (upload_id, at)
      );
      -- Pictures and PDF are compressed already.
      ALTER TABLE upload_parts ALTER COLUMN bytes SET STORAGE EXTERNAL;

      CREATE TABLE deleted_blobs (
        key text PRIMARY KEY,
        deleted_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX deleted_blobs_deleted_at_idx ON deleted_blobs (deleted_at, key);

      CREATE FUNCTION note_deleted_blobs() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF EXISTS (SELECT FROM gone) THEN
          INSERT INTO deleted_blobs (key) SELECT blob_key FROM gone ON CONFLICT (key) DO NOTHING;
          PERFORM graphile_worker.add_job('delete-blobs', '{}'::json, job_key => 'delete-blobs:all');
        END IF;
        RETURN NULL;
      END $$;
      CREATE TRIGGER content_variants_deleted AFTER DELETE ON content_variants
        REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION note_deleted_blobs();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER content_variants_deleted ON content_variants;
      DROP FUNCTION note_deleted_blobs;
      DROP TABLE deleted_blobs, upload_parts, uploads;
    `);
  }
}
