import type { LogEntry, RunningReply } from '../../conversations/history.service.js';
import { Broadcaster } from './broadcaster.js';
import { type Delta, decode, type Stored } from './bus-message.js';
import type { EndOfTurn } from './end-of-turn.js';
import { deletedFrame, liveFrameOf } from './frames.js';
import { type LogReader, OrderedLog } from './ordered-log.js';
import { type Reader, SharedFrame } from './reader.js';
import { ReplyBuffer } from './reply-buffer.js';
import { type ChannelSources, ReplyResync, type ResyncReader } from './reply-resync.js';

/**
 * One conversation on one node: takes what the topic brings and hands it to all readers. Numbered entries come in order
 * and once, chunks of a reply without a hole.
 */
export class ConversationChannel implements LogReader, ResyncReader {
  private readonly broadcaster: Broadcaster;
  private readonly log: OrderedLog;
  private readonly reply = new ReplyBuffer();
  private readonly resync: ReplyResync;

  constructor(
    readonly conversationId: string,
    sources: ChannelSources,
    endOfTurn: EndOfTurn,
    onFault: (error: unknown) => void,
  ) {
    this.broadcaster = new Broadcaster(endOfTurn, onFault);
    this.log = new OrderedLog((seq) => sources.history.logAfter(conversationId, seq), this, onFault);
    this.resync = new ReplyResync(conversationId, this.reply, sources, this, onFault);
  }

  get readers(): Set<Reader> {
    return this.broadcaster.readers;
  }

  close(): void {
    this.log.close();
    this.resync.close();
  }

  /** From the first reader's snapshot on, numbers are counted, and what it says of a running reply holds. */
  startAt(seq: number, running: RunningReply | null): void {
    if (this.log.hasStarted) return;
    if (running) this.showChunks(this.reply.expect(running));
    else this.reply.forget();
    this.log.startAt(seq);
  }

  /** A reader's snapshot at `seq` has a running reply: its text is brought here, unless it is here already. */
  noteRunning(seq: number, running: RunningReply): void {
    // Before that, readers would see the reply before the message that it answers.
    this.log.whenReached(seq, () => {
      this.showChunks(this.reply.expect(running));
      if (this.reply.lacks(running)) this.resync.start(true);
    });
  }

  /** The running reply so far as one delta; `null` where none runs or nothing of it is known. */
  replySoFar(): SharedFrame | null {
    return this.reply.snapshot(this.conversationId);
  }

  /** @see OrderedLog.whenReached */
  whenReached(seq: number, work: () => void): void {
    this.log.whenReached(seq, work);
  }

  receive(payload: Buffer): void {
    const message = decode(payload);
    switch (message.kind) {
      case 'stored':
        this.log.receive(message);
        break;
      case 'delta':
        this.receiveDelta(message);
        break;
      case 'passing':
        if (message.except === null) this.broadcaster.send(SharedFrame.from(message));
        else this.broadcaster.sendExcept(SharedFrame.from(message), message.except);
        break;
      case 'deleted':
        this.broadcaster.send(SharedFrame.from(message));
        this.broadcaster.endAll('deleted');
        break;
      case 'unknown':
        break;
    }
  }

  /** Fills what was missed, after the bus may have lost something. `lastSeq` absent: the conversation is gone. */
  reconcile(lastSeq: number | undefined): void {
    if (lastSeq === undefined) {
      this.broadcaster.send(SharedFrame.of(deletedFrame(this.conversationId)));
      this.broadcaster.endAll('deleted');
    } else if (this.log.hasStarted) {
      if (lastSeq > this.log.seq) this.log.backfillSoon(0);
      this.log.whenReached(lastSeq, () => this.resync.start(false));
    }
  }

  flush(): void {
    this.broadcaster.flush();
  }

  show(message: Stored): void {
    if (message.endsReply) this.endReply(message.endsReply);
    this.broadcaster.send(SharedFrame.from(message));
  }

  showEntry(entry: LogEntry): void {
    this.endReplyBy(entry);
    this.broadcaster.send(SharedFrame.of(liveFrameOf(this.conversationId, entry), { seq: entry.seq }));
  }

  /** The end was read from the store; chunks that came late may have begun the reply again. */
  noteRepeat({ endsReply }: Stored): void {
    if (endsReply) this.endReply(endsReply);
  }

  showChunks(chunks: Delta[]): void {
    for (const chunk of chunks) this.broadcaster.send(SharedFrame.from(chunk));
  }

  showSoFar(): void {
    const soFar = this.replySoFar();
    if (soFar) this.broadcaster.send(soFar);
  }

  private receiveDelta(delta: Delta): void {
    if (this.mayHaveEnded(delta)) this.reply.hold(delta);
    else this.take(delta);
    // Before the first snapshot, the store has not said which reply runs.
    if (this.reply.hasGap && this.log.hasStarted) this.resync.start(!this.reply.isGapUnconfirmed);
  }

  private take(delta: Delta): void {
    const chunks = this.reply.take(delta);
    this.showChunks(chunks);
    if (chunks.length > 0 && !this.reply.hasGap) this.resync.settle();
  }

  /**
   * The beginning of a reply that the first reader's snapshot did not know, while nothing has been said since: it may be
   * late news of one that the snapshot had as a whole. The store knows.
   */
  private mayHaveEnded({ replyId }: Delta): boolean {
    return this.log.isAtStart && this.reply.currentReplyId !== replyId;
  }

  private endReply(replyId: string): void {
    this.reply.end(replyId);
    this.resync.settle();
  }

  /** What came over the topic names the reply that it ends; the log names the message that was answered. */
  private endReplyBy(entry: LogEntry): void {
    const answered = entry.kind === 'message' ? entry.replyTo : entry.messageId;
    if (!answered) return;
    const event = entry.kind === 'event' ? entry.event : null;
    if (event === 'message_edited') this.reply.forgetAnswerTo(answered);
    else if (event === null || event === 'reply_stopped' || event === 'message_deleted')
      this.reply.endAnswerTo(answered);
  }
}
