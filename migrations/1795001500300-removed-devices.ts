import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sessions of removed devices, whose browsers are told to forget everything. */
export class RemovedDevices1795001500300 implements MigrationInterface {
  name = 'RemovedDevices1795001500300';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE sessions ADD COLUMN is_device_removed boolean NOT NULL DEFAULT false;
      UPDATE sessions SET is_device_removed = true FROM devices
       WHERE devices.id = sessions.device_id AND devices.revoked_at IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE sessions DROP COLUMN is_device_removed');
  }
}
