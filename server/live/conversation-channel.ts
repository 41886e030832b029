import type { LogEntry } from '../messages/history.service.js';
import { Broadcaster } from './broadcaster.js';
import { decode, type LogMessage, type ReplyChunk } from './bus-message.js';
import type { EndOfTurn } from './end-of-turn.js';
import { SharedFrame } from './frame-batch.js';
import { deletedFrame, liveFrameOf } from './frames.js';
import { type LogListener, OrderedLog } from './ordered-log.js';
import { ReplyBuffer } from './reply-buffer.js';
import { type ChannelSources, ReplyResync, type ResyncListener } from './reply-resync.js';
import type { ReplySnapshot } from './reply-so-far.js';
import type { Subscriber } from './subscriber.js';

/**
 * One conversation on one node: receives the topic and broadcasts it to all subscribers. `OrderedLog` keeps entries in
 * order, `ReplyBuffer` keeps chunks without a gap, and `ReplyResync` fetches the text that is missing.
 */
export class ConversationChannel implements LogListener, ResyncListener {
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

  get subscribers(): Set<Subscriber> {
    return this.broadcaster.subscribers;
  }

  close(): void {
    this.log.close();
    this.resync.close();
  }

  /** Starts with the snapshot of the first subscriber: its number and its running reply. Later snapshots change nothing. */
  startAt(seq: number, running: ReplySnapshot | null): void {
    if (this.log.hasStarted) return;
    if (running) this.showChunks(this.reply.expectReply(running));
    else this.reply.forget();
    this.log.startAt(seq);
  }

  /** Fetches the text of the running reply in a subscriber's snapshot at `seq`, unless the buffer has it. */
  noteRunning(seq: number, running: ReplySnapshot): void {
    // Any earlier, subscribers would see the reply before the message that it answers.
    this.log.whenReached(seq, () => {
      this.showChunks(this.reply.expectReply(running));
      if (this.reply.lacks(running)) this.resync.start(true);
    });
  }

  /** The running reply so far as one chunk; `null` if none runs or it has no text. */
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
      case 'entry':
        this.log.receive(message);
        break;
      case 'chunk':
        this.receiveChunk(message);
        break;
      case 'ephemeral':
        if (message.except === null) this.broadcaster.send(SharedFrame.from(message));
        else this.broadcaster.sendExcept(SharedFrame.from(message), message.except);
        break;
      case 'owner':
        this.broadcaster.sendToOwner(SharedFrame.from(message));
        break;
      case 'deleted':
        this.broadcaster.send(SharedFrame.from(message));
        this.broadcaster.endAll('deleted');
        break;
      case 'unknown':
        break;
    }
  }

  /**
   * Fetches everything that the bus may have lost.
   * @param lastSeq the newest number of the store; absent if the conversation was deleted
   */
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

  showMessage(message: LogMessage): void {
    if (message.endsReply) this.endReply(message.endsReply);
    this.broadcaster.send(SharedFrame.from(message));
  }

  showEntry(entry: LogEntry): void {
    this.reply.endByEntry(entry);
    this.broadcaster.send(SharedFrame.of(liveFrameOf(this.conversationId, entry), { seq: entry.seq }));
  }

  /** The ending was read from the store already, but late chunks may have begun the reply again. */
  noteRepeat({ endsReply }: LogMessage): void {
    if (endsReply) this.endReply(endsReply);
  }

  showChunks(chunks: ReplyChunk[]): void {
    for (const chunk of chunks) this.broadcaster.send(SharedFrame.from(chunk));
  }

  showSoFar(): void {
    const soFar = this.replySoFar();
    if (soFar) this.broadcaster.send(soFar);
  }

  private receiveChunk(chunk: ReplyChunk): void {
    if (this.mayHaveEnded(chunk)) this.reply.holdChunk(chunk);
    else this.appendChunk(chunk);
    // Before the first snapshot the store has not named the running reply.
    if (this.reply.hasGap && this.log.hasStarted) this.resync.start(!this.reply.isGapUnconfirmed);
  }

  private appendChunk(chunk: ReplyChunk): void {
    const chunks = this.reply.appendChunk(chunk);
    this.showChunks(chunks);
    if (chunks.length > 0 && !this.reply.hasGap) this.resync.settle();
  }

  /**
   * A reply that the first snapshot did not name may be new, or may have ended before the snapshot. The store knows, as
   * long as no entry has come since.
   */
  private mayHaveEnded({ replyId }: ReplyChunk): boolean {
    return this.log.isAtStart && this.reply.currentReplyId !== replyId;
  }

  private endReply(replyId: string): void {
    this.reply.endReply(replyId);
    this.resync.settle();
  }
}
