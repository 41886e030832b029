import { FrameBatch, type Reader, type SharedFrame } from './reader.js';

/** So many frames are held for a reader that is still being sent what it missed. */
const HELD_MAX_FRAMES = 256;

/** A reader's place in a conversation. */
export interface Place {
  /** Safe to call twice. */
  leave(): void;
  /** The running reply as one chunk at offset 0: for a reader that had to leave chunks out. */
  replySoFar(): SharedFrame | null;
  /** Does `work` once this reader has everything up to the number `seq`. */
  whenReached(seq: number, work: () => void): void;
}

/** What a place belongs to. */
export interface PlaceOwner {
  leave(place: Reader): void;
  replySoFar(): SharedFrame | null;
  whenReached(seq: number, work: () => void): void;
}

/** A reader's place. It holds what comes while the reader is still being sent what was before. */
export class ReaderPlace implements Reader, Place {
  private held: SharedFrame[] | null = [];
  /** Numbered frames were let go, or are older than what is held: the reader has to read them from the store. */
  private hasLetGo = false;
  /** What it was told when it came in; news of it may still be on its way to the readers who were here before. */
  private toldSeq = 0;
  hasEnded = false;

  constructor(
    private readonly reader: Reader,
    private readonly owner: PlaceOwner,
  ) {}

  get connectionId(): string {
    return this.reader.connectionId;
  }

  get isGone(): boolean {
    return this.reader.isGone || this.hasEnded;
  }

  /** Everything that came since `holdAgain`, or since it came in, is held. */
  get holdsAll(): boolean {
    return !this.hasLetGo;
  }

  deliver(batch: FrameBatch): void {
    if (this.held) this.hold(this.held, batch);
    else this.reader.deliver(batch.after(this.toldSeq));
  }

  drained(): Promise<void> {
    return this.reader.drained();
  }

  end(reason: 'deleted' | 'unavailable'): void {
    this.hasEnded = true;
    this.reader.end(reason);
  }

  leave(): void {
    this.owner.leave(this);
  }

  replySoFar(): SharedFrame | null {
    return this.owner.replySoFar();
  }

  whenReached(seq: number, work: () => void): void {
    this.owner.whenReached(seq, work);
  }

  /** What comes from now on is held. The numbered frames before it are stored: the next page of the log has them. */
  holdAgain(): void {
    this.held = (this.held ?? []).filter(({ seq }) => seq === null);
    this.hasLetGo = false;
  }

  /**
   * Hands over what was held and stands behind `seq`, up to which the reader has been sent the log. Then the running
   * reply so far, which has all chunks that came meanwhile; its next one follows live.
   */
  goLive(seq: number): void {
    const held = this.held ?? [];
    this.held = null;
    this.toldSeq = seq;
    const soFar = this.replySoFar();
    this.deliver(new FrameBatch(soFar ? [...held, soFar] : held));
  }

  private hold(held: SharedFrame[], batch: FrameBatch): void {
    held.push(...batch.frames.filter(({ isPiece }) => !isPiece));
    if (held.length <= HELD_MAX_FRAMES) return;
    // Of typing and ticks, the newest stay.
    this.held = held.filter(({ seq }) => seq === null).slice(-HELD_MAX_FRAMES / 2);
    this.hasLetGo = true;
  }
}
