import { Injectable, Logger } from '@nestjs/common';
import { AI_ERROR_TEXT } from '../../contract/errors.js';
import { Events } from '../platform/events.js';
import {
  ConversationChanged,
  MessageStatusChanged,
  ReplyEnded,
  type ReplyEnding,
  ReplyStopRequested,
} from './conversations.events.js';
import { RepliesRepository, type ReplyLease } from './replies.repository.js';

export type { ReplyLease } from './replies.repository.js';
export { LEASE_SECONDS } from './replies.repository.js';

/** What a writer has to say when it ends a reply. `content` empty: stopped before any text. */
export interface Ending {
  state: ReplyEnding;
  content: string;
  responseType?: string;
  truncated?: boolean;
}

/** Replies: who may write one, how far it is, how it ended. Each ends exactly once (contract §4). */
@Injectable()
export class RepliesService {
  private readonly logger = new Logger('Replies');

  constructor(
    private readonly replies: RepliesRepository,
    private readonly events: Events,
  ) {}

  /** The lease on the oldest open reply of a conversation; `null` where there is none or somebody writes it. */
  async claim(conversationId: string, owner: string): Promise<ReplyLease | null> {
    const claimed = await this.replies.claim(conversationId, owner);
    if (claimed && !claimed.exhausted && !claimed.stopRequested) {
      this.noteDelivered(claimed);
      // Open lists show that the assistant writes. Where the lease came with the message, that change says so.
      this.events.emit(new ConversationChanged(claimed.conversationId, claimed.userId, 'updated'));
    }
    return claimed;
  }

  /** Conversations whose replies nobody writes. */
  async findAbandoned(limit: number): Promise<string[]> {
    return this.replies.findAbandoned(limit);
  }

  /** Conversations of an account whose replies may begin now that another has ended. */
  async findNext(userId: string): Promise<string[]> {
    return this.replies.findNext(userId);
  }

  /** Keeps the text so far, and the lease. `null`: the lease is lost; whoever held it says nothing more. */
  async checkpoint(lease: ReplyLease, text: string): Promise<{ stopRequested: boolean } | null> {
    const kept = await this.replies.checkpoint(lease, text);
    if (kept?.isReadNow) this.announceStatus(lease, 'read');
    return kept;
  }

  /** For another node to go on at once. */
  async release(lease: ReplyLease, text: string): Promise<void> {
    await this.replies.release(lease, text);
  }

  /**
   * Ends a reply. `false`: it had ended already, was taken over or is gone. `isRepeat`: an earlier call failed without
   * telling whether it was committed; if it was, its end is announced now.
   */
  async finish(lease: ReplyLease, ending: Ending, isRepeat = false): Promise<boolean> {
    const { state, content, responseType = null, truncated = false } = ending;
    const finished =
      (await this.replies.finish(lease, { state, content, responseType, truncated })) ??
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
      ),
    );
    this.events.emit(new ConversationChanged(lease.conversationId, finished.userId, 'updated'));
    return true;
  }

  /** A user's wish to end the reply that runs, from any node. `false` where none is open. */
  async stop(conversationId: string): Promise<boolean> {
    const stopped = await this.replies.requestStop(conversationId);
    if (!stopped) return false;
    this.events.emit(new ReplyStopRequested(conversationId, stopped.replyId));
    return true;
  }

  /** A tick more for the answered message. No reply waits for it; a tick that is lost comes with the next history. */
  private noteDelivered(lease: ReplyLease): void {
    this.replies.raiseToDelivered(lease.messageId).then(
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

/** The ending of a reply that failed before any text came. */
export function failed(): Ending {
  return { state: 'error', content: AI_ERROR_TEXT, responseType: 'error' };
}
