import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The minutes of a span of days are counted from an index alone, in the order of their days. */
export class MinutesByDate1795020000000 implements MigrationInterface {
  name = 'MinutesByDate1795020000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX child_minutes_local_date_idx ON child_minutes (child_id, local_date, kind)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX child_minutes_local_date_idx');
  }
}
