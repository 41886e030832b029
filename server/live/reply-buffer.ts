import { applyDelta, type ServerFrame } from '../../contract/frames.js';
import type { LogEntry } from '../messages/history.service.js';
import type { ReplyChunk } from './bus-message.js';
import { SharedFrame } from './frame-batch.js';
import { deltaFrame, soFarFrame } from './frames.js';
import { GrowingText } from './growing-text.js';
import { HeldChunks } from './held-chunks.js';
import { RecentIds } from './recent-ids.js';
import type { ReplySnapshot, ReplySoFar } from './reply-so-far.js';

/**
 * The running reply of one conversation as this node has seen it, so that a subscriber that comes back gets it at once.
 * Of the chunks the texts are kept, and the newest as a whole. A chunk behind a gap is held until the text before it is
 * known. Pure: `ReplyResync` gets the missing text.
 */
export class ReplyBuffer {
  private replyId: string | null = null;
  private fence = 0;
  private length = 0;
  private base: ReplySoFar | null = null;
  /** The texts of the chunks that followed `base`. */
  private readonly grown = new GrowingText();
  private newest: ReplyChunk | null = null;
  /** The text comes from its writer: it has everything that was published before, and later chunks arrive. */
  private isLive = false;
  private readonly held = new HeldChunks();
  /** Replies that have ended, whose late chunks are dropped. */
  private readonly ended = new RecentIds();
  /** Messages whose replies have ended according to the log, and whose late chunks are dropped. */
  private readonly answered = new RecentIds();

  get currentReplyId(): string | null {
    return this.replyId;
  }

  /** Chunks are held because the text before them is missing. */
  get hasGap(): boolean {
    return this.held.first !== undefined;
  }

  /** Chunks are held of a reply that this node does not know. The store knows whether it runs. */
  get isGapUnconfirmed(): boolean {
    return this.held.first !== undefined && this.held.first.replyId !== this.replyId;
  }

  /** Whether the store or another writer may have more text of the reply than this buffer. */
  lacks({ replyId, fence, text }: ReplySnapshot): boolean {
    return replyId === this.replyId && (!this.isLive || this.hasGap || !this.reaches(fence, text.length));
  }

  /**
   * Appends a chunk. A lower fence belongs to a writer that has lost its lease.
   * @returns the chunks to show now: this one and the held ones behind it; none if it is known or has to be held
   */
  appendChunk(chunk: ReplyChunk): ReplyChunk[] {
    const isAppended = this.appendOne(chunk);
    return isAppended && this.hasGap ? [chunk, ...this.appendHeld()] : isAppended ? [chunk] : [];
  }

  /** Holds a chunk until the store confirms that its reply runs. */
  holdChunk(chunk: ReplyChunk): void {
    if (!chunk.isSoFar && !this.hasEnded(chunk)) this.held.add(chunk);
  }

  /**
   * Notes that this reply runs according to the store, without its text.
   * @returns held chunks of it to show now
   */
  expectReply(running: ReplySnapshot): ReplyChunk[] {
    if (this.ended.has(running.replyId)) return [];
    if (this.replyId !== running.replyId) {
      this.reset();
      this.replyId = running.replyId;
      this.fence = running.fence;
      this.base = { ...running, text: '' };
    }
    if (this.isGapUnconfirmed) this.held.clear();
    return this.appendHeld();
  }

  /** Whether the store's text reaches the chunks that are held. */
  closesGap({ replyId, fence, text }: ReplySnapshot): boolean {
    const { first } = this.held;
    return !first || (first.replyId === replyId && first.fence === fence && first.offset <= text.length);
  }

  /**
   * Continues from a text, unless this buffer has as much already. Held chunks that follow the text become part of it.
   * @param isLive the text comes from the writer, and not from the store, which may be behind
   * @returns whether subscribers need the whole text
   */
  adoptText(reply: ReplySoFar, isLive: boolean): boolean {
    if (reply.replyId !== this.replyId) return false;
    if (this.reaches(reply.fence, reply.text.length)) {
      if (reply.fence === this.fence) this.isLive ||= isLive;
      return false;
    }
    this.fence = reply.fence;
    this.base = reply;
    this.grown.clear();
    this.newest = null;
    this.length = reply.text.length;
    this.isLive = isLive;
    this.appendHeld();
    return true;
  }

  dropHeld(): void {
    this.held.clear();
  }

  endReply(replyId: string): void {
    this.ended.add(replyId);
    if (this.held.first?.replyId === replyId) this.held.clear();
    if (this.replyId === replyId) this.reset();
  }

  /** Ends the reply that a stored entry of the log has ended: unlike the topic, the log names the answered message. */
  endByEntry(entry: LogEntry): void {
    const answered = entry.kind === 'message' ? entry.replyTo : entry.messageId;
    if (!answered) return;
    const event = entry.kind === 'event' ? entry.event : null;
    if (event === 'message_edited') this.forgetAnswerTo(answered);
    else if (event === null || event === 'reply_stopped' || event === 'message_deleted') this.endAnswerTo(answered);
    // The answer that was deleted may have been a placeholder, whose question gets a reply after all.
    const reopened = event === 'message_deleted' && entry.kind === 'event' ? entry.changes['reply_to'] : null;
    if (typeof reopened === 'string') this.answered.delete(reopened);
  }

  /** Ends the running reply if it answers this message. The next reply may have begun already. */
  private endAnswerTo(messageId: string): void {
    this.answered.add(messageId);
    const { first } = this.held;
    if (first && frameOf(first).metadata.reply_to === messageId) this.held.clear();
    if (this.replyId !== null && this.replyTo === messageId) this.endReply(this.replyId);
  }

  /**
   * Forgets the reply to an edited message, which gets a new reply. If the forgotten text was of the new reply, its next
   * chunk brings it back.
   */
  private forgetAnswerTo(messageId: string): void {
    this.answered.delete(messageId);
    if (this.replyTo === messageId) this.reset();
  }

  /** Forgets everything: the text may be outdated. */
  forget(): void {
    this.reset();
    this.held.clear();
  }

  /** The reply so far as one chunk at offset 0; `null` if no reply runs or it has no text. */
  snapshot(conversationId: string): SharedFrame | null {
    if (this.replyId === null || this.length === 0) return null;
    if (!this.newest) return this.base && SharedFrame.soFar(soFarFrame(conversationId, this.base));
    const { metadata } = frameOf(this.newest);
    const reply = { assistantMessageId: metadata.message_id ?? '', replyTo: metadata.reply_to ?? '' };
    const whole = { content: this.text, offset: 0, seq: metadata.seq ?? 0, isFinal: false };
    return SharedFrame.soFar(deltaFrame(conversationId, reply, whole));
  }

  private appendOne(chunk: ReplyChunk): boolean {
    if (this.hasEnded(chunk)) return false;
    const isSame = chunk.replyId === this.replyId;
    // A writer's answer may be late. It closes a gap in a reply that runs, and does not begin one.
    if (!isSame && chunk.isSoFar) return false;
    if (isSame && chunk.fence < this.fence) return false;
    if (isSame && chunk.fence === this.fence && chunk.offset < this.length && chunk.end <= this.length) {
      // The writer's text came by a faster way than the topic.
      return false;
    }
    const isNew = !isSame || chunk.fence > this.fence;
    if (chunk.offset > (isNew ? 0 : this.length)) {
      this.held.add(chunk);
      return false;
    }
    if (isNew || chunk.offset === 0) {
      this.reset();
      this.replyId = chunk.replyId;
      this.fence = chunk.fence;
    }
    this.keep(chunk);
    this.length = chunk.end;
    this.isLive = true;
    return true;
  }

  private keep(chunk: ReplyChunk): void {
    if (chunk.offset === this.length) {
      this.grown.add(chunk.frame);
    } else {
      // It repeats a part of the text.
      const text = applyDelta(this.text, chunk.offset, frameOf(chunk).content) ?? this.text;
      this.base = null;
      this.grown.startWith(text);
    }
    this.newest = chunk;
  }

  /** Appends the held chunks that follow without a gap. */
  private appendHeld(): ReplyChunk[] {
    return this.held.takeAll().filter((chunk) => this.appendOne(chunk));
  }

  /** Whether the chunk's reply has ended. It parses the frame only if the log has named answered messages. */
  private hasEnded(chunk: ReplyChunk): boolean {
    if (this.ended.has(chunk.replyId)) return true;
    if (chunk.replyId === this.replyId || this.answered.isEmpty) return false;
    return this.answered.has(frameOf(chunk).metadata.reply_to ?? '');
  }

  /** Whether this buffer has so much of the writer under `fence`, or anything of a later writer. */
  private reaches(fence: number, length: number): boolean {
    return this.fence > fence || (this.fence === fence && this.length >= length);
  }

  /** The message that the running reply answers. */
  private get replyTo(): string | undefined {
    return this.newest ? frameOf(this.newest).metadata.reply_to : this.base?.replyTo;
  }

  private get text(): string {
    return (this.base?.text ?? '') + this.grown.toString();
  }

  private reset(): void {
    this.replyId = null;
    this.fence = 0;
    this.base = null;
    this.grown.clear();
    this.newest = null;
    this.length = 0;
    this.isLive = false;
  }
}

function frameOf(chunk: ReplyChunk): ServerFrame {
  return JSON.parse(chunk.frame.toString()) as ServerFrame;
}
