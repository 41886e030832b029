import { REPLIES_PER_ACCOUNT } from '../../contract/limits.js';
import { ownedBy } from '../conversations/conversation.policy.js';
import type { Config } from '../platform/config/config.js';

/**
 * How many replies of one account run at once; `null` lifts the limit for load tests. Statements hold it as a literal,
 * because with a parameter Postgres would plan them at each call. A running reply keeps its slot after its lease has ended:
 * another node continues it.
 */
export function replySlots(config: Pick<Config, 'rateLimits'>): number | null {
  return config.rateLimits ? REPLIES_PER_ACCOUNT : null;
}

/** A free slot of an account: a random one, so that concurrent statements rarely collide. */
export function freeSlot(account: string, slots: number | null): string {
  if (slots === null) return 'NULL::smallint';
  return `(SELECT slot FROM generate_series(1, ${slots}) AS slot
            WHERE NOT EXISTS (SELECT FROM replies taken
                               WHERE ${ownedBy(account, 'taken')} AND taken.state = 'running' AND taken.account_slot = slot)
            ORDER BY random() LIMIT 1)`;
}

/** Whether a new reply of the account may start at once: fewer replies are open, waiting ones included, than may run. */
export function hasSlot(account: string, slots: number | null): string {
  if (slots === null) return 'true';
  return `(SELECT count(*) FROM replies open WHERE ${ownedBy(account, 'open')} AND open.state IN ('waiting', 'running')) < ${slots}`;
}

/**
 * Whether the waiting reply `r` may start: the account's running replies and its older waiting ones leave a slot for it. In
 * each conversation only the oldest open reply counts.
 */
export function isTurn(account: string, slots: number | null): string {
  if (slots === null) return 'true';
  return `(r.stop_requested_at IS NOT NULL OR (
      SELECT count(*) FROM replies other
       WHERE ${ownedBy(account, 'other')} AND other.state IN ('waiting', 'running')
         AND (other.state = 'running' OR (other.created_at, other.id) < (r.created_at, r.id)
              AND NOT EXISTS (SELECT FROM replies earlier
                               WHERE earlier.conversation_id = other.conversation_id
                                 AND earlier.message_seq < other.message_seq
                                 AND earlier.state IN ('waiting', 'running')))) < ${slots})`;
}

/** Two statements wanted the same slot. The second has changed nothing and may try again. */
export function isSlotTaken(error: unknown): boolean {
  return (error as { constraint?: string }).constraint === 'replies_account_slot_key';
}
