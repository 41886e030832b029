import type { ServerFrame } from '../../contract/frames.js';
import { AppError } from '../platform/errors/app-error.js';
import { newId } from '../platform/ids.js';
import type { LiveFrame } from './chat.types.js';
import type { Place } from './live/live-feed.js';
import type { Reader, SharedFrame } from './live/reader.js';
import { liveFrame } from './live-frame.presenter.js';

/** Frames that a subscriber may be behind before pieces are left out; the whole so far follows. */
const BEHIND_FRAMES = 200;
/** And before it is told to come back. */
const QUEUE_LIMIT = 5_000;

const presented = new WeakMap<SharedFrame, LiveFrame>();

/** A `liveFrames` subscriber as a reader of the live feed: the WebSocket's frames, read one by one. */
export class FrameSubscription implements Reader, AsyncIterableIterator<LiveFrame> {
  readonly connectionId = newId();
  private readonly queue: SharedFrame[] = [];
  private waiting: ((result: IteratorResult<LiveFrame>) => void) | null = null;
  private place: Place | null = null;
  private failure: AppError | null = null;
  private isDone = false;
  private isBehind = false;

  /** `open` lets the subscription into the feed; it runs with the first read. */
  constructor(private open: ((reader: Reader) => Promise<Place | null>) | null) {}

  [Symbol.asyncIterator](): this {
    return this;
  }

  deliver(frame: SharedFrame): void {
    if (this.isDone) return;
    if (frame.droppable && this.mustSkip()) return;
    this.take(frame);
  }

  end(reason: 'deleted' | 'unavailable'): void {
    if (reason === 'unavailable') this.failure = new AppError('unavailable');
    this.isDone = true;
    this.place?.leave();
    if (this.queue.length === 0) this.settle();
  }

  async next(): Promise<IteratorResult<LiveFrame>> {
    if (this.open) {
      const { open } = this;
      this.open = null;
      const place = await open(this);
      if (!place) throw new AppError('conversation_not_found');
      this.place = place;
      if (this.isDone) place.leave();
    }
    const frame = this.queue.shift();
    if (frame) return { value: present(frame), done: false };
    if (this.failure) throw this.failure;
    if (this.isDone) return { value: undefined, done: true };
    return new Promise((resolve) => {
      this.waiting = resolve;
    });
  }

  async return(): Promise<IteratorResult<LiveFrame>> {
    this.open = null;
    this.queue.length = 0;
    this.isDone = true;
    this.place?.leave();
    this.settle();
    return { value: undefined, done: true };
  }

  private mustSkip(): boolean {
    if (this.isBehind && this.queue.length === 0) {
      this.isBehind = false;
      const soFar = this.place?.replySoFar();
      if (!soFar) return false;
      this.take(soFar);
      return true;
    }
    if (this.queue.length >= BEHIND_FRAMES) this.isBehind = true;
    return this.isBehind;
  }

  private take(frame: SharedFrame): void {
    if (this.waiting) {
      const { waiting } = this;
      this.waiting = null;
      waiting({ value: present(frame), done: false });
    } else if (this.queue.push(frame) > QUEUE_LIMIT) {
      this.end('unavailable');
    }
  }

  private settle(): void {
    this.waiting?.({ value: undefined, done: true });
    this.waiting = null;
  }
}

function present(frame: SharedFrame): LiveFrame {
  let value = presented.get(frame);
  if (!value) {
    value = liveFrame(frame.parsed as ServerFrame);
    presented.set(frame, value);
  }
  return value;
}
