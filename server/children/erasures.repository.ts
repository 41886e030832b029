import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ERASURE_WAIT_DAYS } from '../../contract/children.js';

export type ErasedPart = 'child' | 'conversations';

export interface ErasureReceipt {
  readonly id: string;
  readonly childId: string;
  readonly householdId: string | null;
  readonly erasedBy: string | null;
  readonly at: Date;
  /** Rows by table. */
  readonly counts: Record<string, number>;
  readonly sha256: string;
}

/** An erasure whose waiting time is over. */
export interface DueErasure {
  readonly childId: string;
  readonly childUserId: string;
  readonly what: ErasedPart;
  readonly askedBy: string | null;
}

/** SQL of erasures that wait, and of receipts. */
@Injectable()
export class ErasuresRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Asking again does not move the time. Returns it, and whether the request is new. */
  async schedule(
    childId: string,
    what: ErasedPart,
    askedBy: string,
    manager: EntityManager,
  ): Promise<{ erasesAt: Date; isNew: boolean }> {
    const added = await manager.query<{ erasesAt: Date }[]>(
      `INSERT INTO child_erasures (child_id, what, asked_by, erases_at)
       VALUES ($1, $2, $3, now() + interval '${ERASURE_WAIT_DAYS} days') ON CONFLICT DO NOTHING
       RETURNING erases_at AS "erasesAt"`,
      [childId, what, askedBy],
    );
    if (added[0]) return { erasesAt: added[0].erasesAt, isNew: true };
    const [waiting] = await manager.query<{ erasesAt: Date }[]>(
      'SELECT erases_at AS "erasesAt" FROM child_erasures WHERE child_id = $1 AND what = $2',
      [childId, what],
    );
    return { erasesAt: waiting!.erasesAt, isNew: false };
  }

  /** False where none waited. */
  async cancel(childId: string, what: ErasedPart, manager: EntityManager): Promise<boolean> {
    const [, count] = await manager.query<[unknown, number]>(
      'DELETE FROM child_erasures WHERE child_id = $1 AND what = $2',
      [childId, what],
    );
    return count > 0;
  }

  async due(limit: number): Promise<DueErasure[]> {
    return this.dataSource.query<DueErasure[]>(
      `SELECT e.child_id AS "childId", c.user_id AS "childUserId", e.what, e.asked_by AS "askedBy"
       FROM child_erasures e JOIN children c ON c.id = e.child_id JOIN users u ON u.id = c.user_id
       WHERE e.erases_at <= now() AND u.erasure_requested_at IS NULL ORDER BY e.erases_at, e.child_id LIMIT $1`,
      [limit],
    );
  }

  /** False where another call has begun to erase the child's account. */
  async isUnerased(childUserId: string, manager: EntityManager): Promise<boolean> {
    const rows = await manager.query<unknown[]>('SELECT 1 FROM users WHERE id = $1 AND erasure_requested_at IS NULL', [
      childUserId,
    ]);
    return rows.length > 0;
  }

  /** A device may be named after its child. */
  async removeOwnDevices(childId: string, manager: EntityManager): Promise<void> {
    await manager.query(
      `DELETE FROM devices d USING device_children own
       WHERE own.device_id = d.id AND own.child_id = $1
         AND NOT EXISTS (SELECT FROM device_children other WHERE other.device_id = d.id AND other.child_id <> $1)`,
      [childId],
    );
  }

  async addReceipt(receipt: ErasureReceipt, manager: EntityManager): Promise<void> {
    const { id, childId, householdId, erasedBy, at, counts, sha256 } = receipt;
    await manager.query(
      `INSERT INTO erasure_receipts (id, child_id, household_id, erased_by, at, counts, sha256)
       VALUES ($1, $2, $3, $4, $5, $6, $7)`,
      [id, childId, householdId, erasedBy, at, JSON.stringify(counts), sha256],
    );
  }

  async findReceipt(id: string): Promise<ErasureReceipt | null> {
    const [row] = await this.dataSource.query<ErasureReceipt[]>(
      `SELECT id, child_id AS "childId", household_id AS "householdId", erased_by AS "erasedBy", at, counts, sha256
       FROM erasure_receipts WHERE id = $1`,
      [id],
    );
    return row ?? null;
  }
}
