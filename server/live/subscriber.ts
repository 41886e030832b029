import type { FrameBatch } from './frame-batch.js';

/** A socket or a `liveFrames` subscription. The live feed calls it in the order in which frames are shown. */
export interface Subscriber {
  /** Identifies the connection, which does not get the typing frames that it sent itself. */
  readonly connectionId: string;
  /** A guardian follows a child's conversation. It gets no frames that are about those who watch. */
  readonly isWatching?: boolean;
  /** The connection has ended: nothing more needs to be read for it. */
  readonly isGone: boolean;
  deliver(batch: FrameBatch): void;
  /** Resolves when the connection has taken most of the delivered bytes, or is gone. */
  drained(): Promise<void>;
  /** The conversation was deleted, or the feed cannot go on. */
  end(reason: 'deleted' | 'unavailable'): void;
}
