import { applyDelta, type ServerFrame } from '../../../contract/frames.js';
import type { RunningReply } from '../../conversations/history.service.js';
import type { BusMessage } from './bus-message.js';
import { deltaFrame, snapshotFrame } from './frames.js';
import { SharedFrame } from './reader.js';

type Delta = Extract<BusMessage, { kind: 'delta' }>;

/** What a delta does to what a node knows of the running reply. */
type Outcome = 'deliver' | 'drop' | 'missing';

/** So much of what the writer under `fence` has published, in UTF-16 units. */
export interface TextPosition {
  fence: number;
  length: number;
}

const REMEMBERED_ANSWERS = 100;

/**
 * The running reply of one conversation as this node has seen it, so that whoever comes back gets it at once. Pieces are
 * kept as the bytes they came in and read only when somebody asks for the whole.
 */
export class ReplyTail {
  private replyId: string | null = null;
  private fence = 0;
  private length = 0;
  private base: RunningReply | null = null;
  private pieces: Delta[] = [];

  /** A reply that ended: nothing of it is taken any more. */
  private endedReplyId: string | null = null;
  /** Messages whose answers the log says have ended, the newest last: late pieces of them are none. */
  private readonly answered = new Set<string>();

  get currentReplyId(): string | null {
    return this.replyId;
  }

  /** Whether so much of it is known, or something of a later writer. */
  reaches({ fence, length }: TextPosition): boolean {
    return this.fence > fence || (this.fence === fence && this.length >= length);
  }

  /**
   * Takes a piece. Lower fences are of a writer that has lost its lease. `missing`: something before this piece has not
   * arrived, so the whole must be read from the store.
   */
  take(delta: Delta): Outcome {
    if (delta.replyId === this.endedReplyId) return 'drop';
    const isSame = delta.replyId === this.replyId;
    if (isSame && delta.fence < this.fence) return 'drop';
    if (!isSame || delta.fence > this.fence) {
      if (delta.offset > 0) return 'missing';
      if (!isSame && this.isLate(delta)) return 'drop';
      this.replyId = delta.replyId;
      this.fence = delta.fence;
      this.base = null;
      this.pieces = [];
      this.length = 0;
    }
    if (delta.offset > this.length) return 'missing';
    // A takeover starts anew at 0: what went before it is replaced.
    if (delta.offset === 0) {
      this.base = null;
      this.pieces = [];
    }
    this.pieces.push(delta);
    this.length = delta.end;
    return 'deliver';
  }

  /** News of a reply that the log says has ended. Read only where the log had to be asked: pieces travel unread. */
  private isLate(delta: Delta): boolean {
    return this.answered.size > 0 && this.answered.has(frameOf(delta).metadata.reply_to ?? '');
  }

  /** Goes on from what the store holds, unless this node knows more. */
  adopt(reply: RunningReply): boolean {
    if (reply.replyId === this.endedReplyId) return false;
    const { fence, text } = reply;
    if (this.replyId === reply.replyId && this.reaches({ fence, length: text.length })) return false;
    this.replyId = reply.replyId;
    this.fence = reply.fence;
    this.base = reply;
    this.pieces = [];
    this.length = reply.text.length;
    return true;
  }

  end(replyId: string): void {
    this.endedReplyId = replyId;
    if (this.replyId === replyId) this.forget();
  }

  /** Ends the running reply if it is the one to this message; the next one may have begun already. */
  endAnswerTo(messageId: string): void {
    this.answered.add(messageId);
    const [oldest] = this.answered;
    if (oldest !== undefined && this.answered.size > REMEMBERED_ANSWERS) this.answered.delete(oldest);
    if (this.replyId !== null && this.replyTo === messageId) this.end(this.replyId);
  }

  /**
   * The answered message was changed, and is answered anew. What is known may be of the answer before; if it is of the
   * new one, its next piece brings it back.
   */
  forgetAnswerTo(messageId: string): void {
    this.answered.delete(messageId);
    if (this.replyTo === messageId) this.forget();
  }

  /** The message that the running reply answers. */
  private get replyTo(): string | undefined {
    const piece = this.pieces[0];
    return piece ? frameOf(piece).metadata.reply_to : this.base?.replyTo;
  }

  /** What is known may not hold any more. */
  forget(): void {
    this.replyId = null;
    this.fence = 0;
    this.base = null;
    this.pieces = [];
    this.length = 0;
  }

  /** The whole so far as one delta at offset 0; `null` where no reply runs or nothing is there yet. */
  snapshot(conversationId: string): SharedFrame | null {
    if (this.replyId === null || this.length === 0) return null;
    const last = this.pieces.at(-1);
    if (!last) return this.base ? SharedFrame.of(snapshotFrame(conversationId, this.base), { droppable: true }) : null;
    const { metadata } = frameOf(last);
    const reply = { assistantMessageId: metadata.message_id ?? '', replyTo: metadata.reply_to ?? '' };
    const piece = { content: this.text, offset: 0, seq: metadata.seq ?? 0, isFinal: false };
    return SharedFrame.of(deltaFrame(conversationId, reply, piece), { droppable: true });
  }

  /** All of it that is known. */
  private get text(): string {
    let text = this.base?.text ?? '';
    for (const piece of this.pieces) text = applyDelta(text, piece.offset, frameOf(piece).content) ?? text;
    return text;
  }
}

function frameOf(piece: Delta): ServerFrame {
  return JSON.parse(piece.frame.toString()) as ServerFrame;
}
