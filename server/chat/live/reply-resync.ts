import type { HistoryService, RunningReply } from '../../conversations/history.service.js';
import type { Delta } from './bus-message.js';
import type { ReplyBuffer } from './reply-buffer.js';
import type { ReplyWriters } from './reply-writers.js';

/** How long the writer may take to answer before the store is asked: it has died, or the bus does not carry. */
const ANSWER_WAIT_MS = 500;
/** A writer stores its text at least every 500 ms: so often the store is read while it is behind the chunks held here. */
const RETRY_MS = 150;
/** After so long readers get what the store has, whatever is missing behind it. */
const GIVE_UP_MS = 2_000;

/** Where a channel reads what the topic did not bring. */
export interface ChannelSources {
  writers: Pick<ReplyWriters, 'find' | 'ask'>;
  history: Pick<HistoryService, 'findRunning' | 'logAfter'>;
}

/** Shows readers what a resync brought. */
export interface ResyncReader {
  showChunks(chunks: Delta[]): void;
  /** All of the running reply, once. */
  showSoFar(): void;
}

/**
 * Brings a conversation's `ReplyBuffer` to all that the writer has published: looks on this node, else asks the writer
 * over the bus, else reads the store. One question at a time, however many readers wait for it.
 */
export class ReplyResync {
  private isRunning = false;
  private isClosed = false;
  /** Ends the wait for the writer: its text has come, or is not needed any more. */
  private stopWaiting: (() => void) | null = null;

  constructor(
    private readonly conversationId: string,
    private readonly buffer: ReplyBuffer,
    private readonly sources: ChannelSources,
    private readonly reader: ResyncReader,
    private readonly onFault: (error: unknown) => void,
  ) {}

  close(): void {
    this.isClosed = true;
    this.stopWaiting?.();
  }

  /** @param isConfirmed the store has named the reply that the buffer expects; else it is asked first */
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

  /** The buffer follows the writer again, or its reply has ended. */
  settle(): void {
    this.stopWaiting?.();
  }

  private async run(isConfirmed: boolean): Promise<void> {
    if (!isConfirmed && !(await this.confirm())) return;
    const here = this.sources.writers.find(this.conversationId);
    const isWriterHere = here !== null && here.replyId === this.buffer.currentReplyId;
    if (isWriterHere && here.text !== '') {
      if (this.buffer.adopt(here, true)) this.reader.showSoFar();
      return;
    }
    if (!isWriterHere && (await this.askWriter())) return;
    await this.readStore();
  }

  /** @returns whether a reply runs whose text may be missing */
  private async confirm(): Promise<boolean> {
    const running = await this.findRunning();
    if (!running) return false;
    const hadGap = this.buffer.hasGap;
    this.reader.showChunks(this.buffer.expect(running));
    // All that was in doubt was whether the reply runs: what was held begins it.
    return !hadGap || this.buffer.lacks(running);
  }

  /** @returns whether the text came, or is not needed any more */
  private async askWriter(): Promise<boolean> {
    const asking = new AbortController();
    this.sources.writers.ask(this.conversationId).catch(() => asking.abort());
    return this.isSettledWithin(ANSWER_WAIT_MS, asking.signal);
  }

  /** Reads the text so far, again while held chunks show that it is behind its writer. */
  private async readStore(): Promise<void> {
    const deadline = performance.now() + GIVE_UP_MS;
    for (;;) {
      const running = await this.findRunning();
      if (!running) return;
      this.reader.showChunks(this.buffer.expect(running));
      if (this.buffer.closesGap(running) || performance.now() > deadline) {
        if (this.buffer.adopt(running, false)) this.reader.showSoFar();
        this.buffer.dropHeld();
        return;
      }
      if (await this.isSettledWithin(RETRY_MS)) return;
    }
  }

  private async isSettledWithin(ms: number, givesUp?: AbortSignal): Promise<boolean> {
    const settled = Promise.withResolvers<boolean>();
    const timer = setTimeout(() => settled.resolve(false), ms);
    givesUp?.addEventListener('abort', () => settled.resolve(false), { once: true });
    this.stopWaiting = () => settled.resolve(true);
    const isSettled = await settled.promise;
    clearTimeout(timer);
    this.stopWaiting = null;
    return isSettled;
  }

  /** The reply that runs by the store. Where none does, nothing is missing: the log brings the ending. */
  private async findRunning(): Promise<RunningReply | null> {
    const running = await this.sources.history.findRunning(this.conversationId);
    if (this.isClosed) return null;
    if (!running) this.buffer.dropHeld();
    return running;
  }
}
