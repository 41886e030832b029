import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Indexes for the admin tables with 100,000 rows (docs/benchmarks.md): one for each order that had none, and a trigram
 * index for each search. The expressions equal those of the repositories.
 */
export class IndexAdminTables1795000200000 implements MigrationInterface {
  name = 'IndexAdminTables1795000200000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Who waits, in their order, then who was approved last; it counts both, too.
      CREATE INDEX waitlist_entries_place_idx ON waitlist_entries (approved_at DESC NULLS FIRST, id);
      DROP INDEX waitlist_entries_approved_at_idx;
      CREATE INDEX waitlist_entries_name_idx
        ON waitlist_entries (lower(coalesce(first_name || ' ' || last_name, first_name, last_name)) NULLS LAST, id);
      CREATE INDEX waitlist_entries_name_reversed_idx ON waitlist_entries
        (lower(coalesce(first_name || ' ' || last_name, first_name, last_name)) DESC NULLS LAST, id DESC);
      CREATE INDEX waitlist_entries_search_idx ON waitlist_entries USING gin (
        lower(email || coalesce(' ' || first_name, '') || coalesce(' ' || last_name, '')) gin_trgm_ops);

      CREATE INDEX users_search_idx ON users USING gin (lower(username || coalesce(' ' || first_name, '')
        || coalesce(' ' || last_name, '') || coalesce(' ' || email, '')) gin_trgm_ops);

      CREATE INDEX audit_entries_search_idx ON audit_entries USING gin (lower(action || coalesce(' ' || actor, '')
        || coalesce(' ' || target, '') || ' ' || node || coalesce(' ' || request_id, '') || ' ' || detail::text)
        gin_trgm_ops);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX audit_entries_search_idx, users_search_idx, waitlist_entries_search_idx,
        waitlist_entries_name_reversed_idx, waitlist_entries_name_idx, waitlist_entries_place_idx;
      CREATE INDEX waitlist_entries_approved_at_idx ON waitlist_entries (approved_at) WHERE approved_at IS NOT NULL;
    `);
  }
}
