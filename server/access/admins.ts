import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ADVISORY_LOCKS } from '../platform/database/advisory-locks.js';
import {
  isShutOut,
  STANDING_COLUMNS,
  STANDING_JOIN,
  type StandingRow,
  standingOf,
  type WaitlistRules,
} from './waitlist-gate.js';

/** Keeps at least one admin who can get in: neither disabled nor kept out by the waitlist. */
@Injectable()
export class Admins {
  /** Take it before changing who is an admin, or who gets in; it is held until the transaction ends. */
  async lock(manager: EntityManager): Promise<void> {
    await manager.query('SELECT pg_advisory_xact_lock($1)', [ADVISORY_LOCKS.admins]);
  }

  /** Whether an admin other than `exceptId` gets in, as things stand in this transaction. */
  async isAnyLeft(manager: EntityManager, exceptId: string | null = null): Promise<boolean> {
    const rows = await manager.query<(StandingRow & { rules: WaitlistRules | null })[]>(
      `SELECT ${STANDING_COLUMNS}, (SELECT value FROM product_settings WHERE name = 'waitlist') AS rules
       FROM users u ${STANDING_JOIN}
       WHERE u.role = 'admin' AND u.disabled_at IS NULL AND u.id IS DISTINCT FROM $1::uuid`,
      [exceptId],
    );
    return rows.some((row) => row.rules === null || !isShutOut(row.rules, standingOf(row)));
  }
}
