import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The counts of the dashboard at each full hour of the last two days, to show how they change. */
export class StatSnapshots1795001400040 implements MigrationInterface {
  name = 'StatSnapshots1795001400040';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE stat_snapshots (
        taken_at timestamptz PRIMARY KEY,
        users integer NOT NULL,
        active integer NOT NULL,
        waiting integer NOT NULL,
        approved integer NOT NULL,
        conversations integer NOT NULL,
        alerts integer NOT NULL
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE stat_snapshots');
  }
}
