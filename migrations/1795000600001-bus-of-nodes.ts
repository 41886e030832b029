import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The bus state of each node, so that every node can report a node that is cut off from the bus. */
export class BusOfNodes1795000600001 implements MigrationInterface {
  name = 'BusOfNodes1795000600001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE nodes ADD COLUMN bus_status text NOT NULL DEFAULT 'OK'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE nodes DROP COLUMN bus_status');
  }
}
