import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ADVISORY_LOCKS } from '../platform/database/advisory-locks.js';
import { DatabaseClock } from '../platform/database/database-clock.js';
import { AdmissionRules } from './admission-rules.js';

/** Keeps at least one admin who can sign in: neither disabled nor blocked. */
@Injectable()
export class Admins {
  constructor(
    private readonly rules: AdmissionRules,
    private readonly clock: DatabaseClock,
  ) {}

  /** Take it before a change of who is an admin or who is admitted. The transaction holds it to its end. */
  async lock(manager: EntityManager): Promise<void> {
    await manager.query('SELECT pg_advisory_xact_lock($1)', [ADVISORY_LOCKS.admins]);
  }

  /** Whether an admin other than `exceptId` can sign in, as this transaction sees it. */
  async isAnyLeft(manager: EntityManager, exceptId: string | null = null): Promise<boolean> {
    const { columns, joins } = this.rules.sql();
    const rows = await manager.query<object[]>(
      `SELECT u.id${columns} FROM users u ${joins}
       WHERE u.role = 'admin' AND u.disabled_at IS NULL AND u.id IS DISTINCT FROM $1::uuid`,
      [exceptId],
    );
    const now = this.clock.now();
    return rows.some((row) => this.rules.blocksOf(row, now).length === 0);
  }
}
