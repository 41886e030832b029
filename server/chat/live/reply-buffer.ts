import { applyDelta, type ServerFrame } from '../../../contract/frames.js';
import type { RunningReply } from '../../conversations/history.service.js';
import type { Delta } from './bus-message.js';
import { deltaFrame, soFarFrame } from './frames.js';
import { HeldDeltas } from './held-deltas.js';
import { SharedFrame } from './reader.js';
import { RecentIds } from './recent-ids.js';
import type { ReplySoFar } from './reply-so-far.js';

/**
 * The running reply of one conversation as this node has seen it, so that a reader that comes back gets it at once.
 * Chunks are kept as the bytes they came in and parsed only when the whole is asked for. What comes with something
 * missing before it is held until the text before it is known. Pure: `ReplyResync` gets the missing text.
 */
export class ReplyBuffer {
  private replyId: string | null = null;
  private fence = 0;
  private length = 0;
  private base: ReplySoFar | null = null;
  private chunks: Delta[] = [];
  /** The text comes from its writer: all that was published before it is in it, and what follows arrives. */
  private isLive = false;
  private readonly held = new HeldDeltas();
  /** Replies that ended: nothing of them is taken any more. */
  private readonly ended = new RecentIds();
  /** Messages whose answers the log says have ended: late chunks of them are dropped. */
  private readonly answered = new RecentIds();

  get currentReplyId(): string | null {
    return this.replyId;
  }

  /** Chunks wait for the text before them. */
  get hasGap(): boolean {
    return this.held.first !== undefined;
  }

  /** Chunks wait of a reply that this node knows nothing of: the store has to say whether it runs. */
  get isGapUnconfirmed(): boolean {
    return this.held.first !== undefined && this.held.first.replyId !== this.replyId;
  }

  /** Whether the store or another writer may know more of `reply` than is here. */
  lacks({ replyId, fence, text }: RunningReply): boolean {
    return replyId === this.replyId && (!this.isLive || this.hasGap || !this.reaches(fence, text.length));
  }

  /**
   * Takes a chunk. Chunks of a lower fence are of a writer that has lost its lease.
   * @returns what readers are to get now: the chunk, and what was held behind it; nothing where it is known or held
   */
  take(delta: Delta): Delta[] {
    const taken = this.takeOne(delta);
    return taken && this.hasGap ? [delta, ...this.connect()] : taken ? [delta] : [];
  }

  /** Keeps a chunk until the store has said that its reply runs. */
  hold(delta: Delta): void {
    if (!delta.isSoFar && !this.isOver(delta)) this.held.add(delta);
  }

  /**
   * The store says that this reply runs; its text is not taken from there.
   * @returns held chunks of it that readers are to get now
   */
  expect(running: RunningReply): Delta[] {
    if (this.ended.has(running.replyId)) return [];
    if (this.replyId !== running.replyId) {
      this.reset();
      this.replyId = running.replyId;
      this.fence = running.fence;
      this.base = { ...running, text: '' };
    }
    if (this.isGapUnconfirmed) this.held.clear();
    return this.connect();
  }

  /** Whether what the store has of the reply closes the gap before what is held. */
  closesGap({ replyId, fence, text }: RunningReply): boolean {
    const { first } = this.held;
    return !first || (first.replyId === replyId && first.fence === fence && first.offset <= text.length);
  }

  /**
   * Goes on from a text, unless as much is known already. Held chunks that follow it go into it.
   * @param isLive it comes from the writer, not from the store, which may be behind
   * @returns whether readers have to get the whole
   */
  adopt(reply: ReplySoFar, isLive: boolean): boolean {
    if (reply.replyId !== this.replyId) return false;
    if (this.reaches(reply.fence, reply.text.length)) {
      if (reply.fence === this.fence) this.isLive ||= isLive;
      return false;
    }
    this.fence = reply.fence;
    this.base = reply;
    this.chunks = [];
    this.length = reply.text.length;
    this.isLive = isLive;
    this.connect();
    return true;
  }

  dropHeld(): void {
    this.held.clear();
  }

  end(replyId: string): void {
    this.ended.add(replyId);
    if (this.held.first?.replyId === replyId) this.held.clear();
    if (this.replyId === replyId) this.reset();
  }

  /** Ends the running reply if it is the one to this message; the next one may have begun already. */
  endAnswerTo(messageId: string): void {
    this.answered.add(messageId);
    const { first } = this.held;
    if (first && frameOf(first).metadata.reply_to === messageId) this.held.clear();
    if (this.replyId !== null && this.replyTo === messageId) this.end(this.replyId);
  }

  /**
   * The answered message was changed, and is answered again. What is known may be of the answer before; if it is of the
   * new one, its next chunk brings it back.
   */
  forgetAnswerTo(messageId: string): void {
    this.answered.delete(messageId);
    if (this.replyTo === messageId) this.reset();
  }

  /** What is known may not hold any more. */
  forget(): void {
    this.reset();
    this.held.clear();
  }

  /** The whole so far as one delta at offset 0; `null` where no reply runs or nothing is there yet. */
  snapshot(conversationId: string): SharedFrame | null {
    if (this.replyId === null || this.length === 0) return null;
    const last = this.chunks.at(-1);
    if (!last) return this.base && SharedFrame.soFar(soFarFrame(conversationId, this.base));
    const { metadata } = frameOf(last);
    const reply = { assistantMessageId: metadata.message_id ?? '', replyTo: metadata.reply_to ?? '' };
    const whole = { content: this.text, offset: 0, seq: metadata.seq ?? 0, isFinal: false };
    return SharedFrame.soFar(deltaFrame(conversationId, reply, whole));
  }

  private takeOne(delta: Delta): boolean {
    if (this.isOver(delta)) return false;
    const isSame = delta.replyId === this.replyId;
    // An answer may be old: it fills a gap in a reply that is known to run, and begins none.
    if (!isSame && delta.isSoFar) return false;
    if (isSame && delta.fence < this.fence) return false;
    if (isSame && delta.fence === this.fence && delta.offset < this.length && delta.end <= this.length) {
      // Known from the writer, by a way that was faster than the topic.
      return false;
    }
    const isNew = !isSame || delta.fence > this.fence;
    if (delta.offset > (isNew ? 0 : this.length)) {
      this.held.add(delta);
      return false;
    }
    if (isNew || delta.offset === 0) {
      this.reset();
      this.replyId = delta.replyId;
      this.fence = delta.fence;
    }
    this.chunks.push(delta);
    this.length = delta.end;
    this.isLive = true;
    return true;
  }

  /** Takes what was held, as far as it follows on. */
  private connect(): Delta[] {
    return this.held.takeAll().filter((delta) => this.takeOne(delta));
  }

  /** News of a reply that has ended. The frame is read only where the log had to be asked: chunks travel unread. */
  private isOver(delta: Delta): boolean {
    if (this.ended.has(delta.replyId)) return true;
    if (delta.replyId === this.replyId || this.answered.isEmpty) return false;
    return this.answered.has(frameOf(delta).metadata.reply_to ?? '');
  }

  /** Whether so much of what the writer under `fence` has published is known, or something of a later writer. */
  private reaches(fence: number, length: number): boolean {
    return this.fence > fence || (this.fence === fence && this.length >= length);
  }

  /** The message that the running reply answers. */
  private get replyTo(): string | undefined {
    const [chunk] = this.chunks;
    return chunk ? frameOf(chunk).metadata.reply_to : this.base?.replyTo;
  }

  /** All of it that is known. */
  private get text(): string {
    let text = this.base?.text ?? '';
    for (const chunk of this.chunks) text = applyDelta(text, chunk.offset, frameOf(chunk).content) ?? text;
    return text;
  }

  private reset(): void {
    this.replyId = null;
    this.fence = 0;
    this.base = null;
    this.chunks = [];
    this.length = 0;
    this.isLive = false;
  }
}

function frameOf(chunk: Delta): ServerFrame {
  return JSON.parse(chunk.frame.toString()) as ServerFrame;
}
