import type { ServerFrame } from '../../contract/frames.js';
import { type FeedSink, SharedFeed } from '../graphql/shared-feed.js';
import { AppError } from '../platform/errors/app-error.js';
import { newId } from '../platform/ids.js';
import type { LiveFrame } from './chat.types.js';
import type { FrameBatch, Reader } from './live/reader.js';
import { ReaderPace } from './live/reader-pace.js';
import type { Place } from './live/reader-place.js';
import { liveFrame } from './live-frame.presenter.js';

/** A `liveFrames` subscriber as a reader of the live feed: it gets the WebSocket's frames. */
export class FrameSubscription extends SharedFeed<LiveFrame> {
  /** `enter` lets a reader into the feed. */
  constructor(private readonly enter: (reader: Reader) => Promise<Place | null>) {
    super();
  }

  async open(sink: FeedSink<LiveFrame>): Promise<() => void> {
    const reader = new SubscribedReader(sink);
    reader.place = await this.enter(reader);
    const { place } = reader;
    if (!place) throw new AppError('conversation_not_found');
    return () => place.leave();
  }
}

class SubscribedReader implements Reader {
  readonly connectionId = newId();
  private readonly pace = new ReaderPace();
  place: Place | null = null;

  constructor(private readonly sink: FeedSink<LiveFrame>) {}

  get isGone(): boolean {
    return this.sink.isGone;
  }

  deliver(batch: FrameBatch): void {
    const chosen = this.pace.choose(batch, this.sink.unsentBytes, () => this.place?.replySoFar() ?? null);
    if (chosen.length > 0) this.sink.push(presented(chosen));
  }

  drained(): Promise<void> {
    return this.sink.drained();
  }

  end(reason: 'deleted' | 'unavailable'): void {
    if (reason === 'deleted') this.sink.end();
    else this.sink.fail(new AppError('unavailable'));
  }
}

const presentations = new WeakMap<FrameBatch, LiveFrame[]>();

function presented(batch: FrameBatch): LiveFrame[] {
  let values = presentations.get(batch);
  if (!values) {
    values = batch.frames.map(({ bytes }) => liveFrame(JSON.parse(bytes.toString()) as ServerFrame));
    presentations.set(batch, values);
  }
  return values;
}
