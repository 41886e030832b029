import { Logger } from '@nestjs/common';
import type { ReplySignal } from '../bus/topics.js';
import type { Tracing } from '../platform/tracing/tracing.js';
import type { ReplyLease } from '../replies/replies.service.js';
import type { PrefetchedReply } from './prefetched-reply.js';
import { ReplyRun, type ReplyTools } from './reply-run.js';

/** A reply that this node has the lease of. */
export interface ClaimedReply {
  lease: ReplyLease;
  prefetched: PrefetchedReply | null;
  /** On the clock of `performance.now()`. */
  claimStartedAt: number;
}

/** What every worker of a node shares. */
export interface WorkerContext {
  tools: ReplyTools;
  tracing: Pick<Tracing, 'reply'>;
  /** Leases the oldest open reply of a conversation; `null` if there is none that this node may write. */
  claimReply(conversationId: string): Promise<ReplyLease | null>;
  /** Wakes the workers of replies that waited for this one, this worker included. */
  onReplyEnded(lease: ReplyLease): Promise<void>;
}

/** Writes the replies of one conversation, one after the other, until no reply is left that this node may write. */
export class ConversationWorker {
  private readonly logger = new Logger('Responder');
  private run: ReplyRun | null = null;
  private isWoken = false;
  private isReplaced = false;
  private work: Promise<void> = Promise.resolve();

  constructor(
    private readonly conversationId: string,
    private readonly context: WorkerContext,
  ) {}

  /** Resolves when the worker has ended. */
  get finished(): Promise<void> {
    return this.work;
  }

  /** Starts with a reply that was claimed already, or claims one. */
  start(first: ClaimedReply | null): void {
    this.work = this.writeReplies(first);
  }

  /** Claims no more replies: another worker of this conversation does. */
  replace(): void {
    this.isReplaced = true;
  }

  receive(signal: ReplySignal): void {
    if (signal.why === 'stopped' && this.run?.replyId === signal.replyId) this.run.interrupt('stopped');
    if (signal.why === 'withdrawn') this.run?.recheckLease();
    this.wake();
  }

  /** Claims once more before it ends. */
  wake(): void {
    this.isWoken = true;
  }

  drain(): void {
    this.run?.interrupt('draining');
  }

  private async writeReplies(first: ClaimedReply | null): Promise<void> {
    try {
      let claimed = first;
      do {
        this.isWoken = false;
        claimed ??= await this.claimNext();
        if (claimed) await this.write(claimed);
        claimed = null;
      } while (this.isWoken);
    } catch (error) {
      const { conversationId } = this;
      this.logger.warn({ err: error, conversationId }, 'A reply could not be written now. The sweep tries again');
    }
  }

  private async claimNext(): Promise<ClaimedReply | null> {
    if (this.isReplaced || this.context.tools.draining.aborted) return null;
    const claimStartedAt = performance.now();
    const lease = await this.context.claimReply(this.conversationId);
    return lease && { lease, prefetched: null, claimStartedAt };
  }

  private async write({ lease, prefetched, claimStartedAt }: ClaimedReply): Promise<void> {
    const trace = this.context.tracing.reply(lease, claimStartedAt);
    const run = new ReplyRun(lease, prefetched, trace, this.context.tools);
    this.run = run;
    try {
      await trace.run(() => run.run());
    } finally {
      this.run = null;
    }
    await this.context.onReplyEnded(lease);
  }
}
