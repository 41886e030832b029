import { Injectable, Logger } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AI_ERROR_TEXT } from '../../contract/errors.js';
import {
  ConversationChanged,
  MessageStatusChanged,
  ReplyEnded,
  type ReplyEnding,
  ReplyStopRequested,
} from '../conversations/conversations.events.js';
import { ConversationsService } from '../conversations/conversations.service.js';
import { Events } from '../platform/events.js';
import { RepliesRepository } from './replies.repository.js';
import type { ReplyLease } from './reply-lease.js';
import { type CheckpointResult, ReplyLeasesRepository } from './reply-leases.repository.js';
import type { ReplySnapshot } from './reply-snapshot.js';

export type { ReplyLease } from './reply-lease.js';
export { LEASE_SECONDS } from './reply-lease.js';
export type { ReplySnapshot } from './reply-snapshot.js';

/** How a writer ends a reply. Without `content`, the reply was stopped before its first text. */
export interface Ending {
  state: ReplyEnding;
  content: string;
  responseType?: string;
  truncated?: boolean;
  /** Work of the same commit. */
  alongside?: ((manager: EntityManager) => Promise<void>) | undefined;
}

/** Decides which node writes a reply, stores how far it is, and ends it exactly once. */
@Injectable()
export class RepliesService {
  private readonly logger = new Logger('Replies');

  constructor(
    private readonly leases: ReplyLeasesRepository,
    private readonly replies: RepliesRepository,
    private readonly conversations: ConversationsService,
    private readonly events: Events,
  ) {}

  /** Leases the oldest open reply of a conversation. `null`: none is open, or another node writes it. */
  async claim(conversationId: string, owner: string): Promise<ReplyLease | null> {
    const claimed = await this.leases.claim(conversationId, owner);
    if (claimed && !claimed.exhausted && !claimed.stopRequested) {
      this.raiseToDelivered(claimed);
      // Open lists show that the assistant is writing. A lease that came with its message needs no second event.
      this.events.emit(new ConversationChanged(claimed.conversationId, claimed.userId, 'updated'));
    }
    return claimed;
  }

  /** Conversations with an open reply that no node writes. */
  async findAbandoned(limit: number): Promise<string[]> {
    return this.leases.findAbandoned(limit);
  }

  /** Conversations of these accounts whose waiting replies may start now. */
  async findNext(userIds: readonly string[]): Promise<string[]> {
    return this.leases.findNext(userIds);
  }

  /** Stores the text so far and renews the lease. `null`: the lease is lost, so the writer must publish nothing more. */
  async checkpoint(lease: ReplyLease, text: string): Promise<Pick<CheckpointResult, 'stopRequested'> | null> {
    const result = await this.leases.checkpoint(lease, text);
    if (result?.isReadNow) this.announceStatus(lease, 'read');
    return result;
  }

  /** Gives the lease up, so that another node can go on at once. */
  async release(lease: ReplyLease, text: string): Promise<void> {
    await this.leases.release(lease, text);
  }

  /**
   * Ends a reply. `false`: it had ended already, was taken over or is gone. `isRepeat`: an earlier call failed and may have
   * committed; if it did, the ending is announced now. Before a safety answer is stored, the conversation is made private.
   */
  async finish(lease: ReplyLease, ending: Ending, isRepeat = false): Promise<boolean> {
    const { state, content, responseType = null, truncated = false, alongside } = ending;
    if (responseType === 'safety') await this.conversations.makePrivate(lease.conversationId);
    const finished =
      (await this.replies.finish(lease, { state, content, responseType, truncated }, alongside)) ??
      (isRepeat ? await this.replies.findEnded(lease) : null);
    if (!finished) return false;
    if (finished.isReadNow) this.announceStatus(lease, 'read');
    this.events.emit(
      new ReplyEnded(
        lease.conversationId,
        finished.userId,
        lease.replyId,
        lease.messageId,
        state,
        finished.message,
        finished.seq,
        finished.counts,
      ),
    );
    this.events.emit(new ConversationChanged(lease.conversationId, finished.userId, 'updated'));
    return true;
  }

  /** Stops the oldest open reply, on whichever node it runs. `false`: none is open. */
  async stop(conversationId: string): Promise<boolean> {
    const replyId = await this.replies.requestStop(conversationId);
    if (replyId === null) return false;
    this.events.emit(new ReplyStopRequested(conversationId, replyId));
    return true;
  }

  async findRunning(conversationId: string): Promise<ReplySnapshot | null> {
    return this.replies.findRunning(conversationId);
  }

  /** The reply does not wait for the answered message's new status. If it is lost, `read` follows. */
  private raiseToDelivered(lease: ReplyLease): void {
    this.replies.markDelivered(lease.messageId).then(
      (hasRisen) => {
        if (hasRisen) this.announceStatus(lease, 'delivered');
      },
      (error: unknown) => this.logger.debug({ err: error }, 'The status of a message could not be raised'),
    );
  }

  private announceStatus({ conversationId, userId, messageId }: ReplyLease, status: 'delivered' | 'read'): void {
    this.events.emit(new MessageStatusChanged(conversationId, userId, messageId, status));
  }
}

/** The ending of a reply that failed before its first text. */
export function failed(): Ending {
  return { state: 'error', content: AI_ERROR_TEXT, responseType: 'error' };
}
