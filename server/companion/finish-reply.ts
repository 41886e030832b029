import { setTimeout as wait } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { toAppError } from '../platform/errors/to-app-error.js';
import { type Ending, LEASE_SECONDS, type RepliesService, type ReplyLease } from '../replies/replies.service.js';

const RETRY_MS = 500;
const logger = new Logger('Responder');

/**
 * Stores the ending of a reply, and tries again until the outcome is known. A repeat of a commit that succeeded changes
 * nothing and announces the ending. A node that drains, or a store that rejects the ending, gets tries until the lease has
 * certainly ended; then the next attempt of another writer ends the reply.
 */
export async function finishReply(
  replies: Pick<RepliesService, 'finish'>,
  lease: ReplyLease,
  ending: Ending,
  draining: AbortSignal,
): Promise<void> {
  const leaseEndsAt = performance.now() + LEASE_SECONDS * 1000;
  for (let isRepeat = false; ; isRepeat = true) {
    try {
      await replies.finish(lease, ending, isRepeat);
      return;
    } catch (error) {
      const mayOutliveLease = isStoreUnavailable(error) && !draining.aborted;
      if (!mayOutliveLease && performance.now() > leaseEndsAt) throw error;
      if (!isRepeat) {
        const { conversationId } = lease;
        logger.warn({ err: error, conversationId }, 'The ending of a reply could not be stored. Trying again');
      }
      await wait(RETRY_MS);
    }
  }
}

/** Whether the store is out of reach or too busy, so that a later try can succeed. */
export function isStoreUnavailable(error: unknown): boolean {
  return toAppError(error).code === 'unavailable';
}
