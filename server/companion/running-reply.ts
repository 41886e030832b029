import { setTimeout as wait } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { REPLY_MAX_SECONDS } from '../../contract/limits.js';
import type { ConversationPublisher } from '../chat/live/conversation-publisher.js';
import type { ReplySoFar } from '../chat/live/reply-so-far.js';
import type { ReplyWriters } from '../chat/live/reply-writers.js';
import type { MessagesService } from '../conversations/messages.service.js';
import {
  type Ending,
  failed,
  LEASE_SECONDS,
  type RepliesService,
  type ReplyLease,
} from '../conversations/replies.service.js';
import { toAppError } from '../platform/errors/to-app-error.js';
import type { Events } from '../platform/events.js';
import type { Span } from '../platform/tracing/tracing.js';
import { type Asked, askCompanion, type Companion, TALK_MESSAGES } from './ask-companion.js';
import { FirstTextWritten, UnsafeMessageAnswered } from './companion.events.js';
import type { HeadStart } from './head-start.js';
import { ProviderError } from './providers/provider.js';
import { type Interruption, ReplyWriter } from './reply-writer.js';
import { safetyAnswer } from './safety.ts';
import type { SafetyVerdict } from './safety-classifier.js';

const FINISH_RETRY_MS = 500;

export interface ReplyTools extends Companion {
  messages: MessagesService;
  replies: RepliesService;
  publisher: ConversationPublisher;
  writers: Pick<ReplyWriters, 'add'>;
  events: Events;
  replyTimeoutSeconds: number;
}

/** One reply while this node writes it: asks the provider, writes, ends it once. */
export class RunningReply {
  private readonly logger = new Logger('Responder');
  private readonly abort = new AbortController();
  private readonly writer: ReplyWriter;
  private interruption: Interruption | null = null;
  private isDraining = false;
  private isSilent = false;
  private isThinking = false;
  /** From the first piece to the last. */
  private publishing: Span | null = null;

  constructor(
    private readonly lease: ReplyLease,
    private readonly headStart: HeadStart | null,
    private readonly trace: Span,
    private readonly tools: ReplyTools,
  ) {
    this.writer = new ReplyWriter(lease, tools.replies, tools.publisher, (why) => this.interrupt(why));
    if (lease.stopRequested) this.interrupt('stopped');
  }

  get id(): string {
    return this.lease.replyId;
  }

  /** Ends the reply from outside. The first reason counts, but losing the lease counts always. */
  interrupt(why: Interruption): void {
    if (this.interruption === null || why === 'lost') this.interruption = why;
    if (why === 'draining') this.isDraining = true;
    this.abort.abort();
  }

  /** Something in the conversation was changed or removed: perhaps what this answers. */
  recheck(): void {
    this.writer.recheck();
  }

  /** Resolves when this node has nothing more to do with the reply. */
  async run(): Promise<void> {
    const limit = setTimeout(() => this.fallSilent(), REPLY_MAX_SECONDS * 1000);
    const removeWriter = this.tools.writers.add(this.lease.conversationId, () => this.soFar());
    try {
      if (!this.interruption && !this.lease.exhausted) this.showThinking(true);
      const ending = await this.write().catch((error: unknown) => this.giveBack(error));
      this.publishing?.note({ 'starling.pieces': this.writer.pieces });
      this.publishing?.end();
      this.trace.note({ 'starling.ending': ending?.state ?? this.interruption ?? 'none' });
      if (ending) await this.trace.child('reply.end').run(() => this.finish(ending));
      else if (this.interruption === 'draining') await this.tools.replies.release(this.lease, this.writer.content);
    } finally {
      clearTimeout(limit);
      removeWriter();
      this.writer.close();
      this.showThinking(false);
    }
  }

  private soFar(): ReplySoFar | null {
    return this.interruption === 'lost' ? null : this.writer.soFar();
  }

  /** How it ends; `null` where its end is not this node's to write. @throws what the store throws before it begins */
  private async write(): Promise<Ending | null> {
    if (this.lease.exhausted) return failed();
    const begun = await this.begin();
    if (begun?.asked.category) return this.answerSafely(begun.asked.category);
    try {
      if (begun?.asked.pieces) await this.stream(begun.asked.pieces, begun.askedAt);
    } catch (error) {
      if (!this.abort.signal.aborted) {
        this.logger.warn({ err: error, conversationId: this.lease.conversationId }, 'The provider broke off');
        this.isSilent = true;
      }
    }
    return this.endingOf();
  }

  private endingOf(): Ending | null {
    const isOwn = this.writer.content !== '';
    // Where this writer brought nothing, readers still have what an earlier one did.
    const content = isOwn ? this.writer.content : this.lease.textSoFar;
    if (this.interruption === 'stopped') return { state: 'stopped', content, responseType: 'stopped' };
    if (this.interruption) return null;
    if (content.trim() === '') return failed();
    if (isOwn) this.writer.publishLast();
    return { state: 'final', content, truncated: !isOwn || this.isSilent || this.writer.isFull };
  }

  /** Asks the companion, unless that was done while the message was stored. `null`: there is nothing to answer any more. */
  private async begin(): Promise<{ asked: Asked; askedAt: number } | null> {
    const started = await this.headStart?.takeOver(this.lease, this.abort.signal);
    if (this.interruption) return null;
    if (started) return started;
    const askedAt = performance.now();
    const { conversationId, messageId, messageSeq } = this.lease;
    const talk = await this.tools.messages.talk(conversationId, messageSeq, TALK_MESSAGES);
    const { signal } = this.abort;
    const asked = await askCompanion(this.tools, { talk, conversationId, messageId, messageSeq, signal });
    if (!asked) this.interrupt('lost');
    return asked && { asked, askedAt };
  }

  /** Lets the provider write. */
  private async stream(pieces: AsyncIterable<string>, askedAt: number): Promise<void> {
    const asking = this.trace.child('provider.request', { 'starling.provider': this.tools.provider.kind }, askedAt);
    await asking.run(() => this.take(pieces, asking));
  }

  private async take(pieces: AsyncIterable<string>, asking: Span): Promise<void> {
    const { writer } = this;
    const silence = setTimeout(() => this.fallSilent(), this.tools.replyTimeoutSeconds * 1000);
    try {
      for await (const piece of pieces) {
        if (this.abort.signal.aborted) break;
        silence.refresh();
        if (writer.content === '') this.noteFirstText(asking);
        writer.append(piece);
        if (writer.isFull) break;
      }
    } finally {
      clearTimeout(silence);
    }
  }

  private answerSafely(category: NonNullable<SafetyVerdict>): Ending {
    const { userId, conversationId, messageId } = this.lease;
    this.tools.events.emit(new UnsafeMessageAnswered(userId, conversationId, messageId, category));
    return { state: 'final', content: safetyAnswer(category), responseType: 'safety' };
  }

  private noteFirstText(asking: Span): void {
    asking.mark('first piece');
    this.publishing = this.trace.child('reply.publish');
    this.showThinking(false);
    this.tools.events.emit(new FirstTextWritten(Date.now() - this.lease.askedAt.getTime()));
  }

  private showThinking(isThinking: boolean): void {
    if (isThinking === this.isThinking) return;
    this.isThinking = isThinking;
    void this.tools.publisher.publishTyping(this.lease.conversationId, null, isThinking);
  }

  private fallSilent(): void {
    this.isSilent = true;
    // The reason tells the companion's health that the provider is to blame.
    this.abort.abort(new ProviderError('silent', true, 'The provider fell silent'));
  }

  /**
   * The store is away and does not say what there is to answer: the next who asks it writes the reply. Any other fault keeps
   * its attempt, so that it ends after three.
   */
  private async giveBack(cause: unknown): Promise<never> {
    if (isAway(cause)) {
      await this.tools.replies.release(this.lease, '').catch((error: unknown) => {
        this.logger.debug({ err: error }, 'A lease could not be given back; it ends by itself');
      });
    }
    throw cause;
  }

  /**
   * While the store is away, until it says how the reply ended: a repeat that was committed already ends nothing twice, and
   * tells the readers. A draining node, or one whose ending the store refuses, leaves it to the next attempt once the lease
   * has certainly ended.
   */
  private async finish(ending: Ending): Promise<void> {
    const leaseEndsAt = performance.now() + LEASE_SECONDS * 1000;
    for (let isRepeat = false; ; isRepeat = true) {
      try {
        await this.tools.replies.finish(this.lease, ending, isRepeat);
        return;
      } catch (error) {
        if ((this.isDraining || !isAway(error)) && performance.now() > leaseEndsAt) throw error;
        if (!isRepeat) {
          const { conversationId } = this.lease;
          this.logger.warn({ err: error, conversationId }, 'The end of a reply could not be stored; it is tried again');
        }
        await wait(FINISH_RETRY_MS);
      }
    }
  }
}

/** Whether the store is out of reach or too busy, so that trying again helps. */
function isAway(error: unknown): boolean {
  return toAppError(error).code === 'unavailable';
}
