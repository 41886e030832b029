import { textFrames } from '../sockets/text-frames.js';
import type { BusMessage } from './bus-message.js';

/** A frame for many subscribers. Whatever is derived from it is made once per node, not once per subscriber. */
export class SharedFrame {
  private constructor(
    readonly bytes: Buffer,
    /** A slow subscriber may miss it: a later frame replaces it, or its loss does no harm. */
    readonly droppable: boolean,
    /** Its number in the conversation's log, if it has one. */
    readonly seq: number | null,
    /** A chunk of a reply, which the whole reply so far contains too. */
    readonly isChunk: boolean,
  ) {}

  static of(frame: object, options: { droppable?: boolean; seq?: number } = {}): SharedFrame {
    return new SharedFrame(Buffer.from(JSON.stringify(frame)), options.droppable ?? false, options.seq ?? null, false);
  }

  /** A running reply so far, as one chunk at offset 0. */
  static soFar(frame: object): SharedFrame {
    return new SharedFrame(Buffer.from(JSON.stringify(frame)), true, null, true);
  }

  static from(message: Exclude<BusMessage, { kind: 'unknown' }>): SharedFrame {
    const isChunk = message.kind === 'chunk';
    const droppable = isChunk || message.kind === 'ephemeral';
    return new SharedFrame(message.frame, droppable, message.kind === 'entry' ? message.seq : null, isChunk);
  }
}

/** The frames of one turn of the event loop, in order. A subscriber gets them in one write. */
export class FrameBatch {
  /** Length of all frames in bytes, without the transport's overhead. */
  readonly length: number;
  private encodedFrames: Buffer | null = null;
  private lastingFrames: FrameBatch | null = null;

  constructor(readonly frames: readonly SharedFrame[]) {
    this.length = frames.reduce((sum, { bytes }) => sum + bytes.length, 0);
  }

  /** As unmasked text frames of RFC 6455 §5.2, headers and payloads in one buffer. */
  get encoded(): Buffer {
    this.encodedFrames ??= textFrames(this.frames.map(({ bytes }) => bytes));
    return this.encodedFrames;
  }

  /** The frames that no subscriber may miss; may be empty. */
  get lasting(): FrameBatch {
    this.lastingFrames ??= new FrameBatch(this.frames.filter(({ droppable }) => !droppable));
    return this.lastingFrames;
  }

  /** Without numbered frames up to `seq`. */
  after(seq: number): FrameBatch {
    const isKnown = (frame: SharedFrame) => frame.seq !== null && frame.seq <= seq;
    return this.frames.some(isKnown) ? new FrameBatch(this.frames.filter((frame) => !isKnown(frame))) : this;
  }
}
