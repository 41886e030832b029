import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How the bus answers each node: one that is cut off from it is not well, whichever node is asked. */
export class BusOfNodes1795000600001 implements MigrationInterface {
  name = 'BusOfNodes1795000600001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE nodes ADD COLUMN bus_status text NOT NULL DEFAULT 'OK'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE nodes DROP COLUMN bus_status');
  }
}
