import type { HistoryService } from '../messages/history.service.js';
import type { ReplyChunk } from './bus-message.js';
import type { ReplyBuffer } from './reply-buffer.js';
import type { ReplySnapshot } from './reply-so-far.js';
import type { ReplyWriters } from './reply-writers.js';

/** A writer that does not answer in time has died, or the bus is down. Then the store is read. */
const ANSWER_WAIT_MS = 500;
/** How often the store is read until its text reaches the held chunks. Writers store their text every 500 ms. */
const RETRY_MS = 150;
/** After this time subscribers get the store's text, even if a gap remains behind it. */
const GIVE_UP_MS = 2_000;

/** Where a channel reads text and entries that the topic did not bring. */
export interface ChannelSources {
  writers: Pick<ReplyWriters, 'find' | 'ask'>;
  history: Pick<HistoryService, 'findRunning' | 'logAfter'>;
}

/** Gets the text that a resync has found. */
export interface ResyncListener {
  showChunks(chunks: ReplyChunk[]): void;
  /** Shows the whole running reply as one chunk. */
  showSoFar(): void;
}

/**
 * Brings a conversation's `ReplyBuffer` to the text that the writer has published: looks for the writer on this node, then
 * asks it over the bus, then reads the store. One resync runs at a time, however many subscribers wait for it.
 */
export class ReplyResync {
  private isRunning = false;
  private isClosed = false;
  /** Ends the wait for the writer. */
  private stopWaiting: (() => void) | null = null;

  constructor(
    private readonly conversationId: string,
    private readonly buffer: ReplyBuffer,
    private readonly sources: ChannelSources,
    private readonly listener: ResyncListener,
    private readonly onFault: (error: unknown) => void,
  ) {}

  close(): void {
    this.isClosed = true;
    this.stopWaiting?.();
  }

  /** @param isConfirmed the store has confirmed that the buffer's reply runs; otherwise it is asked first */
  start(isConfirmed: boolean): void {
    if (this.isRunning || this.isClosed) return;
    this.isRunning = true;
    this.run(isConfirmed).then(
      () => {
        this.isRunning = false;
        if (this.buffer.hasGap) this.start(!this.buffer.isGapUnconfirmed);
      },
      (error: unknown) => {
        this.isRunning = false;
        // The owner of the channel reconciles it later.
        this.onFault(error);
      },
    );
  }

  /** Ends the wait: the buffer follows the writer again, or the reply has ended. */
  settle(): void {
    this.stopWaiting?.();
  }

  private async run(isConfirmed: boolean): Promise<void> {
    if (!isConfirmed && !(await this.confirm())) return;
    const here = this.sources.writers.find(this.conversationId);
    const isWriterHere = here !== null && here.replyId === this.buffer.currentReplyId;
    if (isWriterHere && here.text !== '') {
      if (this.buffer.adoptText(here, true)) this.listener.showSoFar();
      return;
    }
    if (!isWriterHere && (await this.askWriter())) return;
    await this.readStore();
  }

  /** Asks the store which reply runs. @returns whether text of it may be missing */
  private async confirm(): Promise<boolean> {
    const running = await this.findRunning();
    if (!running) return false;
    const hadGap = this.buffer.hasGap;
    this.listener.showChunks(this.buffer.expectReply(running));
    // If only the confirmation was missing, the held chunks have begun the reply.
    return !hadGap || this.buffer.lacks(running);
  }

  /** @returns whether the text came or is no longer needed */
  private async askWriter(): Promise<boolean> {
    const asking = new AbortController();
    this.sources.writers.ask(this.conversationId).catch(() => asking.abort());
    return this.isSettledWithin(ANSWER_WAIT_MS, asking.signal);
  }

  /** Reads the text so far, again and again while it does not reach the held chunks. */
  private async readStore(): Promise<void> {
    const deadline = performance.now() + GIVE_UP_MS;
    for (;;) {
      const running = await this.findRunning();
      if (!running) return;
      this.listener.showChunks(this.buffer.expectReply(running));
      if (this.buffer.closesGap(running) || performance.now() > deadline) {
        if (this.buffer.adoptText(running, false)) this.listener.showSoFar();
        this.buffer.dropHeld();
        return;
      }
      if (await this.isSettledWithin(RETRY_MS)) return;
    }
  }

  private async isSettledWithin(ms: number, giveUp?: AbortSignal): Promise<boolean> {
    const settled = Promise.withResolvers<boolean>();
    const timer = setTimeout(() => settled.resolve(false), ms);
    giveUp?.addEventListener('abort', () => settled.resolve(false), { once: true });
    this.stopWaiting = () => settled.resolve(true);
    const isSettled = await settled.promise;
    clearTimeout(timer);
    this.stopWaiting = null;
    return isSettled;
  }

  /** The running reply of the store. If none runs, no text is missing: the log brings the ending. */
  private async findRunning(): Promise<ReplySnapshot | null> {
    const running = await this.sources.history.findRunning(this.conversationId);
    if (this.isClosed) return null;
    if (!running) this.buffer.dropHeld();
    return running;
  }
}
