import type { LogEntry, LogPage } from '../../conversations/history.service.js';
import type { Stored } from './bus-message.js';

/** How long a number that is missing may still be on its way, before the store is asked. */
const LATE_MS = 50;

/** Takes what the log brings, in order and once. */
export interface LogReader {
  /** What came over the topic. */
  show(message: Stored): void;
  /** What the store had to be asked for. */
  showEntry(entry: LogEntry): void;
  /** An entry that was shown already; it names the reply that it ended. */
  noteRepeat(message: Stored): void;
  /** Hands on what was shown so far, before something that must come behind it. */
  flush(): void;
}

/**
 * Puts the numbered entries of one conversation in order: each once, none left out. What the topic did not bring is read
 * from the store, in pages.
 */
export class OrderedLog {
  /** Numbers up to this one have been shown; `null` until the first reader has read the store. */
  private shownSeq: number | null = null;
  /** What the first reader's snapshot had. */
  private startSeq: number | null = null;
  private readonly early = new Map<number, Stored>();
  /** What is to be done once a number has been shown. */
  private waiting: { seq: number; work: () => void }[] = [];
  private timer: NodeJS.Timeout | null = null;
  private isReading = false;
  /** Asked for while the store was being read: what is new may not have been in that answer. */
  private readAgain = false;
  private isClosed = false;

  constructor(
    private readonly readPage: (afterSeq: number) => Promise<LogPage | null>,
    private readonly reader: LogReader,
    private readonly onFault: (error: unknown) => void,
  ) {}

  get hasStarted(): boolean {
    return this.shownSeq !== null;
  }

  /** Nothing has been shown since the first reader's snapshot. */
  get isAtStart(): boolean {
    return this.startSeq !== null && this.shownSeq === this.startSeq;
  }

  /** Numbers up to this one have been shown. */
  get seq(): number {
    return this.shownSeq ?? 0;
  }

  close(): void {
    this.isClosed = true;
    if (this.timer) clearTimeout(this.timer);
  }

  /** From the first reader's snapshot on, numbers are counted. */
  startAt(seq: number): void {
    if (this.shownSeq !== null) return;
    this.shownSeq = seq;
    this.startSeq = seq;
    this.showEarly();
  }

  receive(message: Stored): void {
    if (this.shownSeq === null || message.seq > this.shownSeq + 1) {
      this.early.set(message.seq, message);
      if (this.shownSeq !== null) this.backfillSoon(LATE_MS);
    } else if (message.seq === this.shownSeq + 1) {
      this.show(message);
      this.showEarly();
    } else {
      this.reader.noteRepeat(message);
    }
  }

  /**
   * Does `work` once everything up to `seq` has been shown, at once where it has. The caller knows that the number is
   * stored: where it does not arrive, the store is asked.
   */
  whenReached(seq: number, work: () => void): void {
    if (this.seq >= seq) {
      this.reader.flush();
      work();
      return;
    }
    this.waiting.push({ seq, work });
    this.backfillSoon(LATE_MS);
  }

  /** Reads what the store holds behind the last number that was shown. */
  backfillSoon(delayMs: number): void {
    if (this.isReading) this.readAgain = true;
    if (this.timer || this.isReading || this.isClosed) return;
    this.timer = setTimeout(() => {
      this.timer = null;
      void this.backfill();
    }, delayMs);
  }

  private show(message: Stored): void {
    this.shownSeq = message.seq;
    this.reader.show(message);
    this.doWaiting();
  }

  private showEarly(): void {
    if (this.shownSeq === null) return;
    for (const [seq, message] of this.early) {
      if (seq > this.shownSeq) continue;
      this.early.delete(seq);
      this.reader.noteRepeat(message);
    }
    for (let next = this.early.get(this.shownSeq + 1); next; next = this.early.get(this.shownSeq + 1)) {
      this.early.delete(next.seq);
      this.show(next);
    }
    if (this.early.size > 0) this.backfillSoon(LATE_MS);
  }

  /** Shows what the store holds as if it came just now. */
  private async backfill(): Promise<void> {
    if (this.shownSeq === null || this.isClosed) return;
    this.isReading = true;
    // What was announced by now is stored, and so is everything before it.
    const announced = Math.min(...this.early.keys());
    try {
      for (let page = await this.readPage(this.seq); page; page = await this.readPage(page.upTo)) {
        for (const entry of page.entries) this.showEntry(entry);
        if (page.isLast || this.isClosed) break;
      }
      if (Number.isFinite(announced)) this.skipTo(announced - 1);
    } catch (error) {
      // The owner of the channel asks again.
      this.onFault(error);
      return;
    } finally {
      this.isReading = false;
    }
    if (this.readAgain) {
      this.readAgain = false;
      this.backfillSoon(LATE_MS);
    }
    this.showEarly();
  }

  private showEntry(entry: LogEntry): void {
    if (this.shownSeq === null || entry.seq <= this.shownSeq) return;
    this.shownSeq = entry.seq;
    this.reader.showEntry(entry);
    this.doWaiting();
  }

  /** Numbers whose entries were removed since they were given, by an edit say, will never come. */
  private skipTo(seq: number): void {
    if (this.seq >= seq) return;
    this.shownSeq = seq;
    this.doWaiting();
  }

  private doWaiting(): void {
    if (this.waiting.length === 0) return;
    const due = this.waiting.filter(({ seq }) => seq <= this.seq);
    this.waiting = this.waiting.filter(({ seq }) => seq > this.seq);
    if (due.length > 0) this.reader.flush();
    for (const { work } of due) work();
  }
}
