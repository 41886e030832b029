import { Logger } from '@nestjs/common';
import { REPLY_MAX_SECONDS } from '../../contract/conversations.js';
import type { Language } from '../../contract/languages.js';
import type { ChildAudience } from '../children/child-audiences.js';
import type { ConversationPublisher } from '../live/conversation-publisher.js';
import type { ReplySoFar } from '../live/reply-so-far.js';
import type { ReplyWriters } from '../live/reply-writers.js';
import type { MessagesService } from '../messages/messages.service.js';
import type { Events } from '../platform/events.js';
import type { Span } from '../platform/tracing/tracing.js';
import { type Ending, failed, type RepliesService, type ReplyLease } from '../replies/replies.service.js';
import { safetyAnswer } from '../safety/answers.ts';
import type { BlockedReplies } from '../safety/blocked-replies.js';
import type { HouseholdHelp } from '../safety/household-help.js';
import { askCompanion, type Companion, PROMPT_HISTORY_LIMIT, type ProviderCall } from './ask-companion.js';
import { FirstTextWritten, ReplyBlocked, UnsafeMessageAnswered } from './companion.events.js';
import { finishReply, isStoreUnavailable } from './finish-reply.js';
import type { PrefetchedReply } from './prefetched-reply.js';
import { ProviderError } from './providers/provider.js';
import { AdultReplyWatch } from './release/adult-reply-watch.js';
import { heldBackEnding, stoppedForAdult } from './release/held-back-ending.js';
import { ReleaseGate } from './release/release-gate.js';
import { type ReleaseStop, ReleaseStopped } from './release/release-stopped.js';
import { RELEASE_UNIT } from './release/release-unit.js';
import type { SentenceReview } from './release/sentence-review.js';
import { TimeWatch } from './release/time-watch.js';
import { type Interruption, ReplyWriter } from './reply-writer.js';
import { ThinkingIndicator } from './thinking-indicator.js';

/**
 * `running`: the provider may write. `cut-off`: the provider fell silent or broke off, and the text so far is the reply.
 * `held-back`: the next sentence may not reach the reader. An interruption ends the run from outside.
 */
type RunState = 'running' | 'cut-off' | 'held-back' | Interruption;

export interface ReplyTools extends Companion {
  messages: MessagesService;
  replies: RepliesService;
  publisher: ConversationPublisher;
  writers: Pick<ReplyWriters, 'add'>;
  events: Events;
  review: Pick<SentenceReview, 'ofChild'>;
  blockedReplies: Pick<BlockedReplies, 'queue'>;
  /** Help lines for a safety answer. */
  help: Pick<HouseholdHelp, 'linesFor'>;
  replyTimeoutSeconds: number;
  /** Aborted when this node begins to drain. */
  draining: AbortSignal;
}

/** One reply while this node writes it: calls the provider, publishes the text, and stores the one ending. */
export class ReplyRun {
  private readonly logger = new Logger('Responder');
  private readonly abort = new AbortController();
  private readonly writer: ReplyWriter;
  private readonly thinking: ThinkingIndicator;
  private state: RunState = 'running';
  /** Why a reply was held back. */
  private heldBack: ReleaseStop | null = null;
  /** What a blocked reply brings about, in the commit of its ending. */
  private followUp: Ending['alongside'];
  /** Of a reply to an adult. */
  private watch: AdultReplyWatch | null = null;
  /** From the first chunk to the last. */
  private publishing: Span | null = null;

  constructor(
    private readonly lease: ReplyLease,
    private readonly prefetched: PrefetchedReply | null,
    private readonly trace: Span,
    private readonly tools: ReplyTools,
  ) {
    this.writer = new ReplyWriter(lease, tools.replies, tools.publisher, (reason) => this.interrupt(reason));
    this.thinking = new ThinkingIndicator(lease.conversationId, tools.publisher);
    if (lease.stopRequested) this.interrupt('stopped');
    if (tools.draining.aborted) this.interrupt('draining');
  }

  get replyId(): string {
    return this.lease.replyId;
  }

  /** Ends the run from outside. The first reason counts, but a lost lease overrides every other. */
  interrupt(reason: Interruption): void {
    if (!this.isInterrupted || reason === 'lost') this.state = reason;
    this.abort.abort();
  }

  /** Asks the store whether the lease still holds: the answered message may have been edited or deleted. */
  recheckLease(): void {
    this.writer.checkpointNow();
  }

  /** Resolves when this node has no more work on the reply. */
  async run(): Promise<void> {
    const limit = setTimeout(() => this.cutOff(), REPLY_MAX_SECONDS * 1000);
    const removeWriter = this.tools.writers.add(this.lease.conversationId, () => this.soFar());
    try {
      if (!this.isInterrupted && !this.lease.exhausted) this.thinking.show();
      const ending = await this.write().catch((error: unknown) => this.giveBack(error));
      this.publishing?.note({ 'starling.chunks': this.writer.chunkCount });
      this.publishing?.end();
      this.trace.note({ 'starling.ending': ending?.state ?? this.state });
      if (ending) await this.trace.child('reply.end').run(() => this.finish(ending));
      else if (this.state === 'draining') await this.tools.replies.release(this.lease, this.writer.content);
    } finally {
      clearTimeout(limit);
      removeWriter();
      this.writer.close();
      this.thinking.hide();
    }
  }

  private get isInterrupted(): boolean {
    return this.state !== 'running' && this.state !== 'cut-off';
  }

  private soFar(): ReplySoFar | null {
    return this.state === 'lost' ? null : this.writer.soFar();
  }

  /** Returns the ending that this node has to store, or `null` where another writer stores it. */
  private async write(): Promise<Ending | null> {
    if (this.lease.exhausted) return failed();
    const started = await this.callProvider();
    if (!started) return this.ending();
    const { call, calledAt } = started;
    if (call.unsafe) return this.answerSafely(call);
    if (call.withheld) return { state: 'final', ...call.withheld };
    if (call.chunks) await this.stream(call.chunks, call.child, calledAt);
    else this.holdBack({ why: 'time_over' });
    return this.ending();
  }

  /** Continues the prefetched call, or makes one. `null`: there is nothing left to answer. */
  private async callProvider(): Promise<{ call: ProviderCall; calledAt: number } | null> {
    const prefetched = await this.prefetched?.claimFor(this.lease, this.abort.signal);
    if (this.isInterrupted) return null;
    if (prefetched) return prefetched;
    const calledAt = performance.now();
    const { userId, conversationId, messageId, messageSeq } = this.lease;
    const history = await this.tools.messages.historyUpTo(conversationId, messageSeq, PROMPT_HISTORY_LIMIT);
    const { signal } = this.abort;
    const call = await askCompanion(this.tools, { history, userId, conversationId, messageId, messageSeq, signal });
    if (!call) this.interrupt('lost');
    return call && { call, calledAt };
  }

  private async stream(chunks: AsyncIterable<string>, child: ChildAudience | null, calledAt: number): Promise<void> {
    const request = this.trace.child('provider.request', { 'starling.provider': this.tools.provider.kind }, calledAt);
    try {
      await request.run(() => (child ? this.release(chunks, child, request) : this.appendAll(chunks, request)));
    } catch (error) {
      // The abort has set the state already.
      if (this.abort.signal.aborted) return;
      if (error instanceof ReleaseStopped) return this.holdBack(error.stop);
      // What a child may read cannot be decided without the store.
      if (isStoreUnavailable(error)) throw error;
      this.logger.warn({ err: error, conversationId: this.lease.conversationId }, 'The provider broke off');
      this.state = 'cut-off';
    }
  }

  /** Adults read each chunk as it comes, unless it completes a sentence that no one may read. */
  private async appendAll(chunks: AsyncIterable<string>, request: Span): Promise<void> {
    const silence = this.watchSilence();
    const watch = new AdultReplyWatch();
    this.watch = watch;
    try {
      for await (const chunk of chunks) {
        if (this.abort.signal.aborted) return;
        silence.refresh();
        watch.push(chunk);
        this.append(chunk, request);
        if (this.writer.isFull) break;
      }
      watch.end();
    } catch (error) {
      // What the provider had written when it broke off stays, so it is read to its end.
      if (!(error instanceof ReleaseStopped)) watch.end();
      throw error;
    } finally {
      clearTimeout(silence);
    }
  }

  /** A child reads what was checked, for as long as its rules allow. */
  private async release(chunks: AsyncIterable<string>, audience: ChildAudience, request: Span): Promise<void> {
    const { answerTime } = this.tools;
    const { userId } = this.lease;
    const silence = this.watchSilence();
    const time = new TimeWatch(
      () => answerTime.mayWait(userId),
      () => this.holdBack({ why: 'time_over' }),
    );
    const gate = new ReleaseGate({
      unit: RELEASE_UNIT[audience.ageBand],
      review: (sentence, before) => this.tools.review.ofChild(sentence, before, audience),
      mayGoOn: () => answerTime.mayGoOn(userId),
      onChunk: () => silence.refresh(),
    });
    try {
      for await (const text of gate.release(chunks)) {
        if (this.isInterrupted) break;
        this.append(text, request);
        if (!this.writer.isFull) continue;
        this.abort.abort();
        break;
      }
    } finally {
      clearTimeout(silence);
      time.close();
    }
  }

  private append(text: string, request: Span): void {
    if (this.writer.content === '') this.noteFirstText(request);
    this.writer.append(text);
  }

  /** Cuts the reply off when the provider is silent for too long. */
  private watchSilence(): NodeJS.Timeout {
    return setTimeout(() => this.cutOff(), this.tools.replyTimeoutSeconds * 1000);
  }

  /** The next sentence may not reach the reader: the provider is stopped, and what it wrote behind is dropped. */
  private holdBack(stop: ReleaseStop): void {
    if (this.isInterrupted) return;
    this.state = 'held-back';
    this.heldBack = stop;
    this.abort.abort();
    if (stop.why !== 'blocked') return;
    const { userId, conversationId, messageId, assistantMessageId: answerId } = this.lease;
    const { verdict, sentence } = stop;
    const blocked = { userId, conversationId, messageId, answerId, verdict, sentence };
    this.followUp = (manager) => this.tools.blockedReplies.queue(blocked, manager);
    this.tools.events.emit(new ReplyBlocked(blocked));
  }

  private async ending(): Promise<Ending | null> {
    const hasOwnText = this.writer.content !== '';
    // Readers keep the text of an earlier writer until this one brings its own.
    const content = hasOwnText ? this.writer.content : this.lease.textSoFar;
    if (this.state === 'stopped') return { state: 'stopped', content, responseType: 'stopped' };
    if (this.heldBack && this.state === 'held-back') {
      if (hasOwnText) this.writer.publishLast();
      const language = await this.readersLanguage();
      const ending = this.watch
        ? stoppedForAdult(this.watch.reviewed, language)
        : heldBackEnding(this.heldBack, content, language);
      return { ...ending, alongside: this.followUp };
    }
    if (this.isInterrupted) return null;
    if (content.trim() === '') return failed();
    const truncated = !hasOwnText || this.state === 'cut-off' || this.writer.isFull;
    if (hasOwnText) this.writer.publishLast();
    return { state: 'final', content, truncated };
  }

  private async answerSafely({ unsafe, reader }: Extract<ProviderCall, { reader: unknown }>): Promise<Ending> {
    const { userId, conversationId, messageId } = this.lease;
    this.tools.events.emit(new UnsafeMessageAnswered(userId, conversationId, messageId, unsafe));
    const lines = await this.tools.help.linesFor(userId);
    return { state: 'final', content: safetyAnswer(unsafe, reader, lines), responseType: 'safety' };
  }

  /** English if the store cannot say: the ending of a stopped reply must not wait for it. */
  private async readersLanguage(): Promise<Language> {
    return this.tools.audiences.languageOf(this.lease.userId).catch(() => 'en' as const);
  }

  private noteFirstText(request: Span): void {
    request.mark('first chunk');
    this.publishing = this.trace.child('reply.publish');
    this.thinking.hide();
    this.tools.events.emit(new FirstTextWritten(Date.now() - this.lease.askedAt.getTime()));
  }

  private cutOff(): void {
    if (this.state === 'running') this.state = 'cut-off';
    // With this reason the companion's health blames the provider.
    this.abort.abort(new ProviderError('silent', true, 'The provider fell silent'));
  }

  /**
   * Releases the lease while the store is unavailable and cannot say what to answer, so that the next writer can begin at
   * once. Any other fault counts as an attempt, so a reply that always fails ends after three.
   */
  private async giveBack(cause: unknown): Promise<never> {
    if (isStoreUnavailable(cause)) {
      await this.tools.replies.release(this.lease, '').catch((error: unknown) => {
        this.logger.debug({ err: error }, 'A lease could not be released. It expires by itself');
      });
    }
    throw cause;
  }

  private finish(ending: Ending): Promise<void> {
    return finishReply(this.tools.replies, this.lease, ending, this.tools.draining);
  }
}
