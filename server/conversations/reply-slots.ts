import { REPLIES_PER_ACCOUNT } from '../../contract/limits.js';
import type { Config } from '../platform/config/config.js';

/**
 * How many replies of one account run at once; `null` lifts the limit for load tests. It stands in the statements as a
 * number: as a parameter it would have them planned again at each call. A running reply holds one of the account's slots,
 * also while its lease has ended: another node goes on with it.
 */
export function replySlots(config: Pick<Config, 'rateLimits'>): number | null {
  return config.rateLimits ? REPLIES_PER_ACCOUNT : null;
}

/** A free slot of an account. A random one, so that two statements at once seldom want the same. */
export function freeSlot(userId: string, slots: number | null): string {
  if (slots === null) return 'NULL::smallint';
  return `(SELECT slot FROM generate_series(1, ${slots}) AS slot
            WHERE NOT EXISTS (SELECT FROM replies taken
                               WHERE taken.user_id = ${userId} AND taken.state = 'running' AND taken.account_slot = slot)
            ORDER BY random() LIMIT 1)`;
}

/** Whether a new reply of the account may begin at once: fewer are open, waiting ones included, than may run. */
export function hasSlot(userId: string, slots: number | null): string {
  if (slots === null) return 'true';
  return `(SELECT count(*) FROM replies WHERE user_id = ${userId} AND state IN ('waiting', 'running')) < ${slots}`;
}

/**
 * Whether the waiting reply `r` may begin: the running replies of the account and the waiting ones that are older leave a
 * slot for it. Of a conversation only the oldest open reply counts.
 */
export function isTurn(userId: string, slots: number | null): string {
  if (slots === null) return 'true';
  return `(r.stop_requested_at IS NOT NULL OR (
      SELECT count(*) FROM replies other
       WHERE other.user_id = ${userId} AND other.state IN ('waiting', 'running')
         AND (other.state = 'running' OR (other.created_at, other.id) < (r.created_at, r.id)
              AND NOT EXISTS (SELECT FROM replies earlier
                               WHERE earlier.conversation_id = other.conversation_id
                                 AND earlier.message_seq < other.message_seq
                                 AND earlier.state IN ('waiting', 'running')))) < ${slots})`;
}

/** Two statements wanted the same slot at once: the second has changed nothing and may try again. */
export function isSlotTaken(error: unknown): boolean {
  return (error as { constraint?: string }).constraint === 'replies_account_slot_key';
}
