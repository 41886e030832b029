import { REPLY_MAX_LENGTH } from '../../contract/limits.js';
import type { ConversationPublisher } from '../chat/live/conversation-publisher.js';
import type { ReplySoFar } from '../chat/live/reply-so-far.js';
import { LEASE_SECONDS, type RepliesService, type ReplyLease } from '../conversations/replies.service.js';

/** The text so far is kept at least this often while it grows, and the lease renewed while it does not (quality C9). */
const CHECKPOINT_MS = 500;
const CHECKPOINT_LENGTH = 1_024;
const RENEW_MS = 3_000;

/** Why a writer stops before its provider has ended. */
export type Interruption = 'stopped' | 'lost' | 'draining';

/**
 * Writes one reply under one lease: gives each piece its offset and number, publishes it, and keeps the text so far. It
 * says nothing once its lease may have ended on the database's clock, however late it notices (quality C8).
 */
export class ReplyWriter {
  private text = '';
  private hasReachedLimit = false;
  private publishedLength = 0;
  private keptLength = 0;
  private seq = 0;
  private isFlushing = false;
  private isKeeping = false;
  private keptAt = performance.now();
  private renewedAt = performance.now();
  private readonly timer: NodeJS.Timeout;

  constructor(
    private readonly lease: ReplyLease,
    private readonly replies: RepliesService,
    private readonly publisher: ConversationPublisher,
    private readonly interrupt: (why: Interruption) => void,
  ) {
    this.timer = setInterval(() => this.keep(), CHECKPOINT_MS / 2);
  }

  get content(): string {
    return this.text;
  }

  /** How many pieces have been published. */
  get pieces(): number {
    return this.seq;
  }

  get isFull(): boolean {
    return this.hasReachedLimit;
  }

  /** Takes a piece. The first leaves at once; what one turn of the loop brings after it leaves together. */
  append(piece: string): void {
    const isFirst = this.text === '';
    this.text = (this.text + piece).slice(0, REPLY_MAX_LENGTH);
    this.hasReachedLimit = this.text.length === REPLY_MAX_LENGTH;
    if (this.hasReachedLimit) this.text = wholeCharacters(this.text);
    if (isFirst) {
      this.flush();
      // Kept at once: somebody who comes back now finds more than nothing.
      this.recheck();
    } else if (!this.isFlushing) {
      this.isFlushing = true;
      setImmediate(() => {
        this.isFlushing = false;
        this.flush();
      });
    }
    if (this.text.length - this.keptLength >= CHECKPOINT_LENGTH) this.keep();
  }

  /** The last piece, which may be empty. */
  publishLast(): void {
    this.publish(this.text.slice(this.publishedLength), true);
  }

  /** All that was published, for readers that come back; `null` where the lease may have ended. */
  soFar(): ReplySoFar | null {
    if (!this.isLeaseSure) return null;
    const { replyId, assistantMessageId, messageId, fence } = this.lease;
    const text = this.text.slice(0, this.publishedLength);
    return { replyId, assistantMessageId, replyTo: messageId, fence, text, seq: Math.max(0, this.seq - 1) };
  }

  /** Asks the store at once whether the lease still holds. */
  recheck(): void {
    if (!this.isKeeping) void this.checkpoint(performance.now());
  }

  /** Ends renewing and keeping; called once, whatever happened. */
  close(): void {
    clearInterval(this.timer);
  }

  private get isLeaseSure(): boolean {
    return performance.now() - this.renewedAt <= LEASE_SECONDS * 1000;
  }

  private flush(): void {
    const ready = wholeCharacters(this.text.slice(this.publishedLength));
    if (ready !== '') this.publish(ready, false);
  }

  private publish(content: string, isFinal: boolean): void {
    if (!this.isLeaseSure) {
      this.interrupt('lost');
      return;
    }
    const { conversationId, replyId, assistantMessageId, messageId, fence } = this.lease;
    this.publisher.publishPiece({
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

  private keep(): void {
    const now = performance.now();
    const hasGrown = this.text.length > this.keptLength;
    const isDue = hasGrown
      ? now - this.keptAt >= CHECKPOINT_MS || this.text.length - this.keptLength >= CHECKPOINT_LENGTH
      : now - this.renewedAt >= RENEW_MS;
    if (isDue && !this.isKeeping) void this.checkpoint(now);
  }

  private async checkpoint(startedAt: number): Promise<void> {
    this.isKeeping = true;
    const text = wholeCharacters(this.text);
    try {
      const kept = await this.replies.checkpoint(this.lease, text);
      if (!kept) this.interrupt('lost');
      else if (kept.stopRequested) this.interrupt('stopped');
      this.keptLength = text.length;
      this.keptAt = startedAt;
      this.renewedAt = startedAt;
    } catch {
      // The store is out of reach. The lease runs on; if it ends before the store is back, so does this writer.
      if (!this.isLeaseSure) this.interrupt('lost');
    } finally {
      this.isKeeping = false;
    }
  }
}

/** Half a surrogate pair waits for its other half: neither JSON's bytes nor the store can carry it. */
function wholeCharacters(text: string): string {
  return text.replace(/[\uD800-\uDBFF]$/, '');
}
