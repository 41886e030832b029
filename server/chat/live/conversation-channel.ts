import type { HistoryService, LogEntry, RunningReply } from '../../conversations/history.service.js';
import { type BusMessage, decode } from './bus-message.js';
import type { EndOfTurn, Flushable } from './end-of-turn.js';
import { deletedFrame, liveFrameOf } from './frames.js';
import { FrameBatch, type Reader, SharedFrame } from './reader.js';
import { ReplyTail, type TextPosition } from './reply-tail.js';

/** How long a number that is missing may still be on its way, before the store is asked. */
const LATE_MS = 50;
/** A text that is missing is looked for this often; its writer keeps it at least every 500 ms (quality C9). */
const TEXT_RETRY_MS = 150;
/** By then a writer has kept whatever it had published before. */
const STORE_LAG_MS = 700;

type Stored = Extract<BusMessage, { kind: 'stored' }>;

/**
 * One conversation on one node: takes what the topic brings, puts it in order, fills what is missing from Postgres, and
 * hands to all readers what one turn brought. Numbered entries come in order and once; pieces of a reply without a hole.
 */
export class ConversationChannel implements Flushable {
  readonly readers = new Set<Reader>();
  readonly tail = new ReplyTail();
  /** What this turn has brought so far. */
  private gathered: SharedFrame[] = [];
  /** What has been handed to the readers; `null` until the first reader has read the store. */
  private deliveredSeq: number | null = null;
  /** What the first reader's snapshot had. */
  private startSeq: number | null = null;
  private readonly early = new Map<number, Stored>();
  /** What is to be done once a number has been handed out. */
  private waiting: { seq: number; work: () => void }[] = [];
  private mendTimer: NodeJS.Timeout | null = null;
  private textTimer: NodeJS.Timeout | null = null;
  private moreTextTimer: NodeJS.Timeout | null = null;
  private isMending = false;
  /** Asked for while the store was being read: what is new may not have been in that answer. */
  private mendAgain = false;
  /** How far the last piece goes that came with something missing before it. */
  private wanted: TextPosition | null = null;
  private isClosed = false;

  constructor(
    readonly conversationId: string,
    private readonly history: HistoryService,
    private readonly endOfTurn: EndOfTurn,
    private readonly onFault: (error: unknown) => void,
  ) {}

  /** Numbers up to this one have been handed out. */
  get seq(): number {
    return this.deliveredSeq ?? 0;
  }

  close(): void {
    this.isClosed = true;
    if (this.mendTimer) clearTimeout(this.mendTimer);
    if (this.textTimer) clearTimeout(this.textTimer);
    if (this.moreTextTimer) clearTimeout(this.moreTextTimer);
  }

  /** From the first reader's snapshot on, numbers are counted, and what it says of a running reply holds. */
  startAt(seq: number, running: RunningReply | null): void {
    if (this.deliveredSeq !== null) return;
    this.deliveredSeq = seq;
    this.startSeq = seq;
    if (this.tail.currentReplyId !== running?.replyId) this.tail.forget();
    this.deliverEarly();
  }

  /**
   * Goes on from what the store holds of the running reply. Where that is more than has come here, all readers get the
   * whole: the pieces that follow would leave a hole at those who are here already.
   */
  adopt(running: RunningReply): void {
    if (!this.tail.adopt(running)) return;
    const snapshot = this.tail.snapshot(this.conversationId);
    if (snapshot) this.handOut(snapshot);
  }

  /**
   * The store may have been half a second behind the writer when it was read, and the writer's next piece may be long in
   * coming: looks once more. Does not hold up what a piece that came with something missing asks for.
   */
  lookForMoreText(): void {
    if (this.moreTextTimer || this.isClosed) return;
    this.moreTextTimer = setTimeout(() => {
      this.moreTextTimer = null;
      this.mendTextSoon(0);
    }, STORE_LAG_MS);
  }

  /**
   * Does `work` once everything up to `seq` has been handed out, at once where it has. Somebody knows that the number is
   * stored: where it does not arrive, the store is asked.
   */
  whenReached(seq: number, work: () => void): void {
    if (this.seq >= seq) {
      this.flush();
      work();
      return;
    }
    this.waiting.push({ seq, work });
    this.mendSoon(LATE_MS);
  }

  receive(payload: Buffer): void {
    const message = decode(payload);
    switch (message.kind) {
      case 'stored':
        this.receiveStored(message);
        break;
      case 'delta':
        this.receiveDelta(message);
        break;
      case 'passing':
        this.handOutPassing(message);
        break;
      case 'deleted':
        this.handOut(SharedFrame.from(message));
        this.endAll('deleted');
        break;
    }
  }

  /** Fills what was missed, after the bus may have lost something. `lastSeq` absent: the conversation is gone. */
  reconcile(lastSeq: number | undefined): void {
    if (lastSeq === undefined) {
      this.handOut(SharedFrame.of(deletedFrame(this.conversationId)));
      this.endAll('deleted');
    } else if (this.deliveredSeq !== null) {
      if (lastSeq > this.deliveredSeq) this.mendSoon(0);
      this.mendTextSoon(0);
    }
  }

  private receiveStored(message: Stored): void {
    if (this.deliveredSeq === null || message.seq > this.deliveredSeq + 1) {
      this.early.set(message.seq, message);
      if (this.deliveredSeq !== null) this.mendSoon(LATE_MS);
    } else if (message.seq === this.deliveredSeq + 1) {
      this.handOutStored(message);
      this.deliverEarly();
    } else if (message.endsReply) {
      // The end was read from the store; pieces that came late may have begun the reply anew.
      this.tail.end(message.endsReply);
    }
  }

  private handOutStored(message: Stored): void {
    this.deliveredSeq = message.seq;
    if (message.endsReply) this.tail.end(message.endsReply);
    this.handOut(SharedFrame.from(message));
    this.doWaiting();
  }

  private doWaiting(): void {
    if (this.waiting.length === 0) return;
    const due = this.waiting.filter(({ seq }) => seq <= this.seq);
    this.waiting = this.waiting.filter(({ seq }) => seq > this.seq);
    if (due.length > 0) this.flush();
    for (const { work } of due) work();
  }

  private deliverEarly(): void {
    if (this.deliveredSeq === null) return;
    for (const [seq, { endsReply }] of this.early) {
      if (seq > this.deliveredSeq) continue;
      this.early.delete(seq);
      if (endsReply) this.tail.end(endsReply);
    }
    for (let next = this.early.get(this.deliveredSeq + 1); next; next = this.early.get(this.deliveredSeq + 1)) {
      this.early.delete(next.seq);
      this.handOutStored(next);
    }
    if (this.early.size > 0) this.mendSoon(LATE_MS);
  }

  private receiveDelta(message: Extract<BusMessage, { kind: 'delta' }>): void {
    const outcome = this.mayHaveEnded(message) ? 'missing' : this.tail.take(message);
    if (outcome === 'deliver') this.handOut(SharedFrame.from(message));
    else if (outcome === 'missing') {
      this.wanted = { fence: message.fence, length: message.end };
      this.mendTextSoon(0);
    }
  }

  /**
   * The beginning of a reply that the first reader's snapshot did not know, while nothing has been said since: it may be
   * late news of one that the snapshot had as a whole. The store knows.
   */
  private mayHaveEnded({ replyId }: { replyId: string }): boolean {
    return this.startSeq !== null && this.seq === this.startSeq && this.tail.currentReplyId !== replyId;
  }

  private mendSoon(delayMs: number): void {
    if (this.isMending) this.mendAgain = true;
    if (this.mendTimer || this.isMending || this.isClosed) return;
    this.mendTimer = setTimeout(() => {
      this.mendTimer = null;
      void this.mend();
    }, delayMs);
  }

  /** Reads the log behind what was handed out and hands that out as if it came just now. */
  private async mend(): Promise<void> {
    if (this.deliveredSeq === null || this.isClosed) return;
    this.isMending = true;
    // What was announced by now is stored, and so is whatever stands before it.
    const announced = Math.min(...this.early.keys());
    try {
      const entries = await this.history.logAfter(this.conversationId, this.deliveredSeq);
      for (const entry of entries) this.handOutEntry(entry);
      if (Number.isFinite(announced)) this.skipTo(announced - 1);
    } catch (error) {
      // Whoever hears of it asks again.
      this.onFault(error);
      return;
    } finally {
      this.isMending = false;
    }
    if (this.mendAgain) {
      this.mendAgain = false;
      this.mendSoon(LATE_MS);
    }
    this.deliverEarly();
  }

  /** Numbers whose entries were removed since they were given, by an edit say, will never come. */
  private skipTo(seq: number): void {
    if (this.seq >= seq) return;
    this.deliveredSeq = seq;
    this.doWaiting();
  }

  private handOutEntry(entry: LogEntry): void {
    if (this.deliveredSeq === null || entry.seq <= this.deliveredSeq) return;
    this.deliveredSeq = entry.seq;
    this.endReplyBy(entry);
    this.handOut(SharedFrame.of(liveFrameOf(this.conversationId, entry), { seq: entry.seq }));
    this.doWaiting();
  }

  /** What came over the topic names the reply that it ends; the log names the message that was answered. */
  private endReplyBy(entry: LogEntry): void {
    const answered = entry.kind === 'message' ? entry.replyTo : entry.messageId;
    if (!answered) return;
    const event = entry.kind === 'event' ? entry.event : null;
    if (event === 'message_edited') this.tail.forgetAnswerTo(answered);
    else if (event === null || event === 'reply_stopped' || event === 'message_deleted')
      this.tail.endAnswerTo(answered);
  }

  private mendTextSoon(delayMs: number): void {
    if (this.textTimer || this.isClosed) return;
    this.textTimer = setTimeout(() => {
      this.textTimer = null;
      void this.mendText();
    }, delayMs);
  }

  /** Reads the running reply's text. The store may be behind its writer by half a second: then it is read again. */
  private async mendText(): Promise<void> {
    const { wanted } = this;
    this.wanted = null;
    try {
      const running = await this.history.findRunning(this.conversationId);
      if (this.isClosed || !running) return;
      this.adopt(running);
      if (wanted && this.tail.currentReplyId === running.replyId && !this.tail.reaches(wanted)) {
        this.wanted ??= wanted;
        this.mendTextSoon(TEXT_RETRY_MS);
      }
    } catch (error) {
      this.onFault(error);
    }
  }

  private handOutPassing(message: Extract<BusMessage, { kind: 'passing' }>): void {
    const frame = SharedFrame.from(message);
    if (message.except === null) {
      this.handOut(frame);
      return;
    }
    this.flush();
    const batch = new FrameBatch([frame]);
    for (const reader of this.readers) if (reader.connectionId !== message.except) reader.deliver(batch);
  }

  private handOut(frame: SharedFrame): void {
    if (this.gathered.push(frame) === 1) this.endOfTurn.flush(this);
  }

  /** Gives the readers what has been handed out to them, before something that must come behind it. */
  flush(): void {
    if (this.gathered.length === 0) return;
    const batch = new FrameBatch(this.gathered);
    this.gathered = [];
    for (const reader of this.readers) {
      try {
        reader.deliver(batch);
      } catch (error) {
        this.onFault(error);
      }
    }
  }

  private endAll(reason: 'deleted' | 'unavailable'): void {
    this.flush();
    for (const reader of [...this.readers]) reader.end(reason);
  }
}
