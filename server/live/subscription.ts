import { FrameBatch, type SharedFrame } from './frame-batch.js';
import type { Subscriber } from './subscriber.js';

/** A subscription that is being replayed holds so many frames. */
const HELD_MAX_FRAMES = 256;

/** The channel side of a subscription. */
export interface SubscriptionSource {
  leave(subscription: Subscriber): void;
  replySoFar(): SharedFrame | null;
  whenReached(seq: number, work: () => void): void;
}

/** One subscriber of one conversation. It holds live frames until the subscriber has been sent the ones before them. */
export class Subscription implements Subscriber {
  private held: SharedFrame[] | null = [];
  /** Numbered frames were dropped from `held`: the store has them. */
  private hasDropped = false;
  /** The replay has sent the log up to this number. Older entries may still come for the other subscribers. */
  private replayedSeq = 0;
  hasEnded = false;

  constructor(
    private readonly subscriber: Subscriber,
    private readonly source: SubscriptionSource,
    readonly isWatching = false,
  ) {}

  get connectionId(): string {
    return this.subscriber.connectionId;
  }

  get isGone(): boolean {
    return this.subscriber.isGone || this.hasEnded;
  }

  /** Every numbered frame since the start, or since `holdAgain`, is held. */
  get holdsAll(): boolean {
    return !this.hasDropped;
  }

  deliver(batch: FrameBatch): void {
    if (this.held) this.hold(this.held, batch);
    else this.subscriber.deliver(batch.after(this.replayedSeq));
  }

  drained(): Promise<void> {
    return this.subscriber.drained();
  }

  end(reason: 'deleted' | 'unavailable'): void {
    this.hasEnded = true;
    this.subscriber.end(reason);
  }

  /** Safe to call twice. */
  leave(): void {
    this.source.leave(this);
  }

  /** The running reply as one chunk at offset 0, for a subscriber that missed chunks. */
  replySoFar(): SharedFrame | null {
    return this.source.replySoFar();
  }

  /** Does `work` once this subscriber has everything up to the number `seq`. */
  whenReached(seq: number, work: () => void): void {
    this.source.whenReached(seq, work);
  }

  /** Sends frames of the replay, past the ones that are held. */
  replay(batch: FrameBatch): void {
    this.subscriber.deliver(batch);
  }

  /** Drops the numbered frames: they are stored, so the next page of the log has them. Later ones are held again. */
  holdAgain(): void {
    this.held = (this.held ?? []).filter(({ seq }) => seq === null);
    this.hasDropped = false;
  }

  /**
   * Ends the replay, which has sent the log up to `seq`: delivers the held frames and then the running reply so far, which
   * contains all chunks that came meanwhile. Its next chunk is delivered live.
   */
  goLive(seq: number): void {
    const held = this.held ?? [];
    this.held = null;
    this.replayedSeq = seq;
    const soFar = this.replySoFar();
    this.deliver(new FrameBatch(soFar ? [...held, soFar] : held));
  }

  private hold(held: SharedFrame[], batch: FrameBatch): void {
    held.push(...batch.frames.filter(({ isChunk }) => !isChunk));
    if (held.length <= HELD_MAX_FRAMES) return;
    // Keeps the newest typing and status frames.
    this.held = held.filter(({ seq }) => seq === null).slice(-HELD_MAX_FRAMES / 2);
    this.hasDropped = true;
  }
}
