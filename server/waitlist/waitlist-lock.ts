import type { EntityManager } from 'typeorm';
import { ADVISORY_LOCKS } from '../platform/database/advisory-locks.js';

/**
 * Every transaction that changes the list takes this lock before it locks an entry or an account, so that two of them never
 * wait for each other in a circle, and holds it to its end, so that positions are counted one change after the other.
 * A transaction that also takes the lock of `Admins` takes that one first; the lock of the audit log comes last.
 */
export async function lockWaitlist(manager: EntityManager): Promise<void> {
  await manager.query('SELECT pg_advisory_xact_lock($1)', [ADVISORY_LOCKS.waitlistJoins]);
}
