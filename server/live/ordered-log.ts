import type { LogEntry, LogPage } from '../messages/history.service.js';
import type { LogMessage } from './bus-message.js';

/** A missing number may still be on its way for so long. Then the store is read. */
const LATE_MS = 50;

/** Gets the entries of a log in order and once. */
export interface LogListener {
  /** An entry from the topic. */
  showMessage(message: LogMessage): void;
  /** An entry from the store. */
  showEntry(entry: LogEntry): void;
  /** An entry that was shown already, which still names the reply that it ends. */
  noteRepeat(message: LogMessage): void;
  /** Delivers everything that was shown, before something that has to follow it. */
  flush(): void;
}

/**
 * Puts the numbered entries of one conversation in order, each once and none left out. Entries that the topic did not
 * bring are backfilled from the store, in pages.
 */
export class OrderedLog {
  /** The newest number that was shown; `null` until the snapshot of the first subscriber. */
  private shownSeq: number | null = null;
  /** The newest number in the snapshot of the first subscriber. */
  private startSeq: number | null = null;
  private readonly early = new Map<number, LogMessage>();
  private waiting: { seq: number; work: () => void }[] = [];
  private timer: NodeJS.Timeout | null = null;
  private isBackfilling = false;
  /** A backfill was requested during a backfill, whose query may miss the newest entries. */
  private needsAnotherBackfill = false;
  private isClosed = false;

  constructor(
    private readonly readPage: (afterSeq: number) => Promise<LogPage | null>,
    private readonly listener: LogListener,
    private readonly onFault: (error: unknown) => void,
  ) {}

  get hasStarted(): boolean {
    return this.shownSeq !== null;
  }

  /** No entry was shown since the snapshot of the first subscriber. */
  get isAtStart(): boolean {
    return this.startSeq !== null && this.shownSeq === this.startSeq;
  }

  /** The newest number that was shown. */
  get seq(): number {
    return this.shownSeq ?? 0;
  }

  close(): void {
    this.isClosed = true;
    if (this.timer) clearTimeout(this.timer);
  }

  /** Starts behind the snapshot of the first subscriber. */
  startAt(seq: number): void {
    if (this.shownSeq !== null) return;
    this.shownSeq = seq;
    this.startSeq = seq;
    this.showEarly();
  }

  receive(message: LogMessage): void {
    if (this.shownSeq === null || message.seq > this.shownSeq + 1) {
      this.early.set(message.seq, message);
      if (this.shownSeq !== null) this.backfillSoon(LATE_MS);
    } else if (message.seq === this.shownSeq + 1) {
      this.showMessage(message);
      this.showEarly();
    } else {
      this.listener.noteRepeat(message);
    }
  }

  /** Does `work` once everything up to `seq` has been shown. `seq` must be stored: if it does not arrive, it is backfilled. */
  whenReached(seq: number, work: () => void): void {
    if (this.seq >= seq) {
      this.listener.flush();
      work();
      return;
    }
    this.waiting.push({ seq, work });
    this.backfillSoon(LATE_MS);
  }

  /** Reads what the store has behind the newest shown number. */
  backfillSoon(delayMs: number): void {
    if (this.isBackfilling) this.needsAnotherBackfill = true;
    if (this.timer || this.isBackfilling || this.isClosed) return;
    this.timer = setTimeout(() => {
      this.timer = null;
      void this.backfill();
    }, delayMs);
  }

  private showMessage(message: LogMessage): void {
    this.shownSeq = message.seq;
    this.listener.showMessage(message);
    this.doWaiting();
  }

  private showEarly(): void {
    if (this.shownSeq === null) return;
    for (const [seq, message] of this.early) {
      if (seq > this.shownSeq) continue;
      this.early.delete(seq);
      this.listener.noteRepeat(message);
    }
    for (let next = this.early.get(this.shownSeq + 1); next; next = this.early.get(this.shownSeq + 1)) {
      this.early.delete(next.seq);
      this.showMessage(next);
    }
    if (this.early.size > 0) this.backfillSoon(LATE_MS);
  }

  private async backfill(): Promise<void> {
    if (this.shownSeq === null || this.isClosed) return;
    this.isBackfilling = true;
    // An announced number is stored, and so are all numbers before it.
    const announced = Math.min(...this.early.keys());
    try {
      for (let page = await this.readPage(this.seq); page; page = await this.readPage(page.upTo)) {
        for (const entry of page.entries) this.showEntry(entry);
        if (page.isLast || this.isClosed) break;
      }
      if (Number.isFinite(announced)) this.skipTo(announced - 1);
    } catch (error) {
      // The owner of the channel reconciles it later.
      this.onFault(error);
      return;
    } finally {
      this.isBackfilling = false;
    }
    if (this.needsAnotherBackfill) {
      this.needsAnotherBackfill = false;
      this.backfillSoon(LATE_MS);
    }
    this.showEarly();
  }

  private showEntry(entry: LogEntry): void {
    if (this.shownSeq === null || entry.seq <= this.shownSeq) return;
    this.shownSeq = entry.seq;
    this.listener.showEntry(entry);
    this.doWaiting();
  }

  /** Skips numbers that will never come, because an edit, for example, has removed their entries. */
  private skipTo(seq: number): void {
    if (this.seq >= seq) return;
    this.shownSeq = seq;
    this.doWaiting();
  }

  private doWaiting(): void {
    if (this.waiting.length === 0) return;
    const due = this.waiting.filter(({ seq }) => seq <= this.seq);
    this.waiting = this.waiting.filter(({ seq }) => seq > this.seq);
    if (due.length > 0) this.listener.flush();
    for (const { work } of due) work();
  }
}
