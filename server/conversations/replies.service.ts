import { Injectable } from '@nestjs/common';
import { AI_ERROR_TEXT } from '../../contract/errors.js';
import { Events } from '../platform/events.js';
import {
  ConversationChanged,
  MessageStatusRaised,
  ReplyEnded,
  type ReplyEnding,
  ReplyInterrupted,
} from './conversations.events.js';
import { type ClaimedReply, RepliesRepository, type ReplyLease } from './replies.repository.js';

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
  constructor(
    private readonly replies: RepliesRepository,
    private readonly events: Events,
  ) {}

  /** The lease on the oldest open reply of a conversation; `null` where there is none or somebody writes it. */
  async claim(conversationId: string, owner: string): Promise<ReplyLease | null> {
    for (;;) {
      const claimed = await this.replies.claim(conversationId, owner);
      if (!claimed) return null;
      if (!claimed.exhausted) return this.begin(claimed);
      await this.finish(claimed, failed());
    }
  }

  /** Conversations whose replies nobody writes. */
  async findAbandoned(limit: number): Promise<string[]> {
    return this.replies.findAbandoned(limit);
  }

  /** The reply's first text is there: the answered message counts as read by Starling. */
  async noteFirstText(lease: ReplyLease): Promise<void> {
    await this.raiseStatus(lease, 'read');
  }

  /** `null`: the lease is lost; whoever held it says nothing more. */
  async checkpoint(lease: ReplyLease, text: string): Promise<{ stopRequested: boolean } | null> {
    return this.replies.checkpoint(lease, text);
  }

  async release(lease: ReplyLease): Promise<void> {
    await this.replies.release(lease);
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
    this.events.emit(new ReplyInterrupted(conversationId, 'stopped'));
    return true;
  }

  private async begin(claimed: ClaimedReply): Promise<ReplyLease> {
    if (!claimed.stopRequested) await this.raiseStatus(claimed, 'delivered');
    return claimed;
  }

  private async raiseStatus(lease: ReplyLease, status: 'delivered' | 'read'): Promise<void> {
    if (!(await this.replies.raiseMessageStatus(lease.messageId, status))) return;
    this.events.emit(new MessageStatusRaised(lease.conversationId, lease.userId, lease.messageId, status));
  }
}

/** The ending of a reply that failed before any text came. */
export function failed(): Ending {
  return { state: 'error', content: AI_ERROR_TEXT, responseType: 'error' };
}
