import { REPLY_MAX_LENGTH } from '../../contract/conversations.js';
import type { ConversationPublisher } from '../live/conversation-publisher.js';
import type { ReplySoFar } from '../live/reply-so-far.js';
import { LEASE_SECONDS, type RepliesService, type ReplyLease } from '../replies/replies.service.js';

/** Text that grows is stored at least this often. A text that does not grow renews its lease every `RENEW_MS`. */
const CHECKPOINT_MS = 500;
const CHECKPOINT_LENGTH = 1_024;
const RENEW_MS = 3_000;

/** Why a reply ends before its provider has ended it. */
export type Interruption = 'stopped' | 'lost' | 'draining';

/**
 * Writes one reply under one lease: gives each chunk its offset and number, publishes it, and checkpoints the text. It
 * publishes nothing once its lease may have ended on the database's clock, however late it notices.
 */
export class ReplyWriter {
  private text = '';
  private hasReachedLimit = false;
  private publishedLength = 0;
  private storedLength = 0;
  private seq = 0;
  private isFlushScheduled = false;
  private isCheckpointing = false;
  private storedAt = performance.now();
  private renewedAt = performance.now();
  private readonly timer: NodeJS.Timeout;

  constructor(
    private readonly lease: ReplyLease,
    private readonly replies: RepliesService,
    private readonly publisher: ConversationPublisher,
    private readonly interrupt: (reason: Interruption) => void,
  ) {
    this.timer = setInterval(() => this.checkpointIfDue(), CHECKPOINT_MS / 2);
  }

  get content(): string {
    return this.text;
  }

  /** How many chunks have been published. */
  get chunkCount(): number {
    return this.seq;
  }

  get isFull(): boolean {
    return this.hasReachedLimit;
  }

  /** Adds a chunk. The first is published at once; later ones of the same turn of the event loop are published together. */
  append(chunk: string): void {
    const isFirst = this.text === '';
    this.text = (this.text + chunk).slice(0, REPLY_MAX_LENGTH);
    this.hasReachedLimit = this.text.length === REPLY_MAX_LENGTH;
    if (this.hasReachedLimit) this.text = wholeCharacters(this.text);
    if (isFirst) {
      this.flush();
      // A reader that comes back now finds the first text in the store.
      this.checkpointNow();
    } else if (!this.isFlushScheduled) {
      this.isFlushScheduled = true;
      setImmediate(() => {
        this.isFlushScheduled = false;
        this.flush();
      });
    }
    if (this.text.length - this.storedLength >= CHECKPOINT_LENGTH) this.checkpointIfDue();
  }

  /** Publishes the last chunk, which may be empty. */
  publishLast(): void {
    this.publish(this.text.slice(this.publishedLength), true);
  }

  /** All that was published, for readers that come back. `null` if the lease may have ended. */
  soFar(): ReplySoFar | null {
    if (!this.isLeaseCertain) return null;
    const { replyId, assistantMessageId, messageId, fence } = this.lease;
    const text = this.text.slice(0, this.publishedLength);
    return { replyId, assistantMessageId, replyTo: messageId, fence, text, seq: Math.max(0, this.seq - 1) };
  }

  /** Stores the text and finds out whether the lease still holds. */
  checkpointNow(): void {
    if (!this.isCheckpointing) void this.checkpoint(performance.now());
  }

  /** Ends the checkpoints. */
  close(): void {
    clearInterval(this.timer);
  }

  private get isLeaseCertain(): boolean {
    return performance.now() - this.renewedAt <= LEASE_SECONDS * 1000;
  }

  private flush(): void {
    const ready = wholeCharacters(this.text.slice(this.publishedLength));
    if (ready !== '') this.publish(ready, false);
  }

  private publish(content: string, isFinal: boolean): void {
    if (!this.isLeaseCertain) {
      this.interrupt('lost');
      return;
    }
    const { conversationId, replyId, assistantMessageId, messageId, fence } = this.lease;
    this.publisher.publishChunk({
      conversationId,
      replyId,
      assistantMessageId,
      replyTo: messageId,
      fence,
      content,
      offset: this.publishedLength,
      seq: this.seq,
      isFinal,
    });
    this.seq += 1;
    this.publishedLength += content.length;
  }

  private checkpointIfDue(): void {
    const now = performance.now();
    const hasGrown = this.text.length > this.storedLength;
    const isDue = hasGrown
      ? now - this.storedAt >= CHECKPOINT_MS || this.text.length - this.storedLength >= CHECKPOINT_LENGTH
      : now - this.renewedAt >= RENEW_MS;
    if (isDue && !this.isCheckpointing) void this.checkpoint(now);
  }

  private async checkpoint(startedAt: number): Promise<void> {
    this.isCheckpointing = true;
    const text = wholeCharacters(this.text);
    try {
      const result = await this.replies.checkpoint(this.lease, text);
      if (!result) this.interrupt('lost');
      else if (result.stopRequested) this.interrupt('stopped');
      this.storedLength = text.length;
      this.storedAt = startedAt;
      this.renewedAt = startedAt;
    } catch {
      // The store is unavailable. The lease runs on, and this writer ends with it if the store is not back by then.
      if (!this.isLeaseCertain) this.interrupt('lost');
    } finally {
      this.isCheckpointing = false;
    }
  }
}

/** Drops half of a surrogate pair at the end: neither JSON's bytes nor the store can carry it without its other half. */
function wholeCharacters(text: string): string {
  return text.replace(/[\uD800-\uDBFF]$/, '');
}
