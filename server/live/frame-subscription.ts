import type { ServerFrame } from '../../contract/frames.js';
import { type BroadcastSink, BroadcastSource } from '../graphql/broadcast-source.js';
import { AppError } from '../platform/errors/app-error.js';
import { newId } from '../platform/ids.js';
import { Backpressure } from './backpressure.js';
import type { FrameBatch } from './frame-batch.js';
import type { Watcher } from './guardian-watches.js';
import { liveFrame } from './live-frame.presenter.js';
import type { LiveFrame } from './live-frame.types.js';
import type { Subscriber } from './subscriber.js';
import type { Subscription } from './subscription.js';

/** The frames of one `liveFrames` subscription, the same as those of the WebSocket. */
export class FrameSubscription extends BroadcastSource<LiveFrame> {
  /** `watch` runs first, and returns how to stop watching. */
  constructor(
    private readonly subscribe: (subscriber: Subscriber) => Promise<Subscription | null>,
    private readonly watch: (watcher: Watcher) => Promise<() => void>,
  ) {
    super();
  }

  async open(sink: BroadcastSink<LiveFrame>): Promise<() => void> {
    const subscriber = new GraphqlSubscriber(sink);
    const { connectionId } = subscriber;
    const stopWatching = await this.watch({ connectionId, end: (error) => sink.fail(error) });
    try {
      const subscription = await this.subscribe(subscriber);
      if (!subscription) throw new AppError('conversation_not_found');
      subscriber.subscription = subscription;
      return () => {
        stopWatching();
        subscription.leave();
      };
    } catch (error) {
      stopWatching();
      throw error;
    }
  }
}

class GraphqlSubscriber implements Subscriber {
  readonly connectionId = newId();
  private readonly backpressure = new Backpressure();
  subscription: Subscription | null = null;

  constructor(private readonly sink: BroadcastSink<LiveFrame>) {}

  get isGone(): boolean {
    return this.sink.isGone;
  }

  deliver(batch: FrameBatch): void {
    const replySoFar = () => this.subscription?.replySoFar() ?? null;
    const chosen = this.backpressure.choose(batch, this.sink.unsentBytes, replySoFar);
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
