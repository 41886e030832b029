import { REPLIES_PER_ACCOUNT } from '../../contract/limits.js';
import type { Config } from '../platform/config/config.js';

/**
 * How many replies of one account run at once, as the parameter of the statements below; `null` lifts the limit for load
 * tests. A running reply holds one of the account's slots, also while its lease has ended: another node goes on with it.
 */
export function replySlots(config: Pick<Config, 'rateLimits'>): number | null {
  return config.rateLimits ? REPLIES_PER_ACCOUNT : null;
}

/** A free slot of an account. A random one, so that two statements at once seldom want the same. */
export function freeSlot(userId: string, slots: string): string {
  return `(SELECT slot FROM generate_series(1, ${slots}::int) AS slot
            WHERE NOT EXISTS (SELECT FROM replies taken
                               WHERE taken.user_id = ${userId} AND taken.state = 'running' AND taken.account_slot = slot)
            ORDER BY random() LIMIT 1)`;
}

/**
 * Whether the waiting reply `r` may begin: the running replies of the account and the waiting ones that are older leave a
 * slot for it. Of a conversation only the oldest open reply counts.
 */
export function isTurn(userId: string, slots: string): string {
  return `(${slots}::int IS NULL OR r.stop_requested_at IS NOT NULL OR (
      SELECT count(*) FROM replies other
       WHERE other.user_id = ${userId} AND other.state IN ('waiting', 'running')
         AND (other.state = 'running' OR (other.created_at, other.id) < (r.created_at, r.id)
              AND NOT EXISTS (SELECT FROM replies earlier
                               WHERE earlier.conversation_id = other.conversation_id
                                 AND earlier.message_seq < other.message_seq
                                 AND earlier.state IN ('waiting', 'running')))) < ${slots}::int)`;
}

/** Two statements wanted the same slot at once: the second has changed nothing and may try again. */
export function isSlotTaken(error: unknown): boolean {
  return (error as { constraint?: string }).constraint === 'replies_account_slot_key';
}
