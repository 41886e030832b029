import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What families and staff add: stories, pictures and worksheets, the files they consist of, and the shelves of children. */
export class Contents1795030000000 implements MigrationInterface {
  name = 'Contents1795030000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE contents (
        id uuid PRIMARY KEY,
        -- Null: it is in the library, for every family.
        household_id uuid REFERENCES households ON DELETE CASCADE,
        scope text NOT NULL CHECK (scope IN ('household', 'library')),
        kind text NOT NULL CHECK (kind IN ('story', 'picture', 'worksheet')),
        title text NOT NULL,
        filename text NOT NULL,
        mime_type text NOT NULL,
        -- Bytes of the file that its link opens; while it is uploading, of the file that was announced.
        size integer NOT NULL,
        -- Bytes that count against the household's space, those of every variant together.
        stored_bytes bigint NOT NULL,
        status text NOT NULL CHECK (status IN ('uploading', 'success', 'error', 'cancelled')),
        problem text,
        -- Of stories.
        text text,
        reading_level text,
        tags text[] NOT NULL DEFAULT '{}',
        -- Null: the account is gone, and the family keeps the content.
        uploaded_by uuid REFERENCES users ON DELETE SET NULL,
        uploaded_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT contents_place_check CHECK ((scope = 'library') = (household_id IS NULL))
      );
      CREATE INDEX contents_household_id_idx ON contents (household_id, uploaded_at DESC);
      CREATE INDEX contents_library_idx ON contents (uploaded_at DESC) WHERE household_id IS NULL;
      CREATE INDEX contents_uploaded_by_idx ON contents (uploaded_by);
      CREATE INDEX contents_unfinished_idx ON contents (updated_at) WHERE status <> 'success';

      CREATE TABLE content_variants (
        content_id uuid NOT NULL REFERENCES contents ON DELETE CASCADE,
        name text NOT NULL,
        -- Null: it is no picture.
        width integer,
        height integer,
        size integer NOT NULL,
        mime_type text NOT NULL,
        blob_key text NOT NULL UNIQUE,
        PRIMARY KEY (content_id, name)
      );

      -- The shelves of children.
      CREATE TABLE content_children (
        content_id uuid NOT NULL REFERENCES contents ON DELETE CASCADE,
        child_id uuid NOT NULL REFERENCES children ON DELETE CASCADE,
        put_by uuid REFERENCES users ON DELETE SET NULL,
        put_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (content_id, child_id)
      );
      CREATE INDEX content_children_child_id_idx ON content_children (child_id);
      CREATE INDEX content_children_put_by_idx ON content_children (put_by);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE content_children, content_variants, contents');
  }
}
