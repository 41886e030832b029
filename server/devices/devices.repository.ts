import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { PIN_LOCK_SECONDS, PIN_TRIES } from '../../contract/devices.js';
import type { Device, DeviceChild } from './device.js';

/** How often the time at which a device was last seen is written. */
const SEEN_EVERY_SECONDS = 60;

const COLUMNS = `d.id, d.household_id AS "householdId", d.name, d.platform, d.app_version AS "appVersion",
  d.paired_by AS "pairedBy", d.created_at AS "createdAt", d.last_seen_at AS "lastSeenAt",
  ARRAY(SELECT dc.child_id FROM device_children dc JOIN children c ON c.id = dc.child_id
         WHERE dc.device_id = d.id ORDER BY c.created_at, c.id) AS "childIds"`;

const CHILD_COLUMNS = `c.id, c.user_id AS "userId", c.nickname, c.avatar, c.colour, c.age_band AS "ageBand",
  c.reading_level AS "readingLevel", c.languages, c.transcript`;

export interface NewDevice {
  readonly id: string;
  readonly householdId: string;
  readonly name: string;
  readonly platform: string;
  readonly pairedBy: string;
  readonly childId: string;
}

/** The PIN tries of a device. `lockedSeconds`: how long it takes no more; 0 if it does. */
export interface PinTries {
  readonly tries: number;
  readonly lockedSeconds: number;
}

/** SQL of devices and of the children who use them. A removed device stays as a row, but no call finds it. */
@Injectable()
export class DevicesRepository {
  constructor(private readonly dataSource: DataSource) {}

  async insert(
    { id, householdId, name, platform, pairedBy, childId }: NewDevice,
    manager: EntityManager,
  ): Promise<void> {
    await manager.query(
      `INSERT INTO devices (id, household_id, name, platform, paired_by, last_seen_at)
       VALUES ($1, $2, $3, $4, $5, now())`,
      [id, householdId, name, platform, pairedBy],
    );
    await manager.query('INSERT INTO device_children (device_id, child_id) VALUES ($1, $2)', [id, childId]);
  }

  /** The devices of these households, the newest first. */
  listOf(householdIds: readonly string[]): Promise<Device[]> {
    return this.dataSource.query<Device[]>(
      `SELECT ${COLUMNS} FROM devices d WHERE d.household_id = ANY($1::uuid[]) AND d.revoked_at IS NULL
       ORDER BY d.created_at DESC, d.id DESC`,
      [householdIds],
    );
  }

  async find(id: string): Promise<Device | null> {
    const [row] = await this.dataSource.query<Device[]>(
      `SELECT ${COLUMNS} FROM devices d WHERE d.id = $1 AND d.revoked_at IS NULL`,
      [id],
    );
    return row ?? null;
  }

  /** Locks the device until the transaction ends. `false`: it was removed. */
  async lock(id: string, manager: EntityManager): Promise<boolean> {
    const rows = await manager.query<unknown[]>(
      'SELECT 1 FROM devices WHERE id = $1 AND revoked_at IS NULL FOR UPDATE',
      [id],
    );
    return rows.length > 0;
  }

  async rename(id: string, name: string, manager: EntityManager): Promise<void> {
    await manager.query('UPDATE devices SET name = $2 WHERE id = $1', [id, name]);
  }

  async setChildren(id: string, childIds: readonly string[], manager: EntityManager): Promise<void> {
    await manager.query('DELETE FROM device_children WHERE device_id = $1 AND child_id <> ALL($2::uuid[])', [
      id,
      childIds,
    ]);
    await manager.query(
      `INSERT INTO device_children (device_id, child_id) SELECT $1, unnest($2::uuid[]) ON CONFLICT DO NOTHING`,
      [id, childIds],
    );
  }

  async revoke(id: string, manager: EntityManager): Promise<void> {
    await manager.query('UPDATE devices SET revoked_at = now() WHERE id = $1', [id]);
  }

  /** The children of these devices, by device. */
  async childrenOf(deviceIds: readonly string[]): Promise<Map<string, DeviceChild[]>> {
    const rows = await this.dataSource.query<(DeviceChild & { deviceId: string })[]>(
      `SELECT dc.device_id AS "deviceId", ${CHILD_COLUMNS}
       FROM device_children dc JOIN children c ON c.id = dc.child_id
       WHERE dc.device_id = ANY($1::uuid[]) ORDER BY c.created_at, c.id`,
      [deviceIds],
    );
    const children = new Map<string, DeviceChild[]>(deviceIds.map((id) => [id, []]));
    for (const { deviceId, ...child } of rows) children.get(deviceId)?.push(child);
    return children;
  }

  async touch(ids: readonly string[]): Promise<void> {
    await this.dataSource.query(
      `UPDATE devices SET last_seen_at = now()
       WHERE id IN (SELECT id FROM devices
                     WHERE id = ANY($1::uuid[])
                       AND (last_seen_at IS NULL OR last_seen_at < now() - make_interval(secs => ${SEEN_EVERY_SECONDS}))
                     ORDER BY id FOR NO KEY UPDATE SKIP LOCKED)`,
      [ids],
    );
  }

  /** Locks the device, so that parallel tries are counted one after the other. */
  async lockPinTries(id: string, manager: EntityManager): Promise<PinTries> {
    const [row] = await manager.query<PinTries[]>(
      `SELECT pin_tries AS tries,
         greatest(0, ceil(extract(epoch FROM coalesce(pin_locked_until, now()) - now())))::int AS "lockedSeconds"
       FROM devices WHERE id = $1 FOR UPDATE`,
      [id],
    );
    return row ?? { tries: 0, lockedSeconds: 0 };
  }

  /** The last try locks the PIN and starts a new count. */
  async setPinTries(id: string, tries: number, manager: EntityManager): Promise<void> {
    const isLast = tries >= PIN_TRIES;
    await manager.query(
      `UPDATE devices SET pin_tries = $2,
         pin_locked_until = CASE WHEN $3 THEN now() + make_interval(secs => ${PIN_LOCK_SECONDS}) END WHERE id = $1`,
      [id, isLast ? 0 : tries, isLast],
    );
  }
}
