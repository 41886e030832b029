import { textFrames } from '../../platform/text-frames.js';
import type { BusMessage } from './bus-message.js';

/**
 * One who reads a conversation: a socket, or a `liveFrames` subscription. The live feed calls it in the order in which
 * everything is shown.
 */
export interface Reader {
  /** Names the connection in `except` of what it sends itself. */
  readonly connectionId: string;
  /** Its connection has ended: nothing needs to be read for it any more. */
  readonly isGone: boolean;
  deliver(batch: FrameBatch): void;
  /** Resolves when the reader has taken most of what was delivered, or is gone. */
  drained(): Promise<void>;
  /** The conversation is gone, or the feed cannot go on. */
  end(reason: 'deleted' | 'unavailable'): void;
}

/** A frame that many readers get: what can be made of it is made once per node, not once per reader. */
export class SharedFrame {
  private constructor(
    readonly bytes: Buffer,
    /** A later frame makes up for it, or nobody misses it: it may be left out where a reader is slow. */
    readonly droppable: boolean,
    /** Its number in the conversation's log, where it has one. */
    readonly seq: number | null,
    /** A piece of a reply: the whole so far has it, too. */
    readonly isPiece: boolean,
  ) {}

  static of(frame: object, options: { droppable?: boolean; seq?: number } = {}): SharedFrame {
    return new SharedFrame(Buffer.from(JSON.stringify(frame)), options.droppable ?? false, options.seq ?? null, false);
  }

  /** A running reply so far, as one chunk at offset 0. */
  static soFar(frame: object): SharedFrame {
    return new SharedFrame(Buffer.from(JSON.stringify(frame)), true, null, true);
  }

  static from(message: Exclude<BusMessage, { kind: 'unknown' }>): SharedFrame {
    const isPiece = message.kind === 'delta';
    const droppable = isPiece || message.kind === 'passing';
    return new SharedFrame(message.frame, droppable, message.kind === 'stored' ? message.seq : null, isPiece);
  }
}

/** Frames that one turn of the event loop brings, in their order: they leave together, in one write a reader. */
export class FrameBatch {
  /** Length of all frames in bytes, without what a transport adds. */
  readonly length: number;
  private encodedFrames: Buffer | null = null;
  private lastingFrames: FrameBatch | null = null;

  constructor(readonly frames: readonly SharedFrame[]) {
    this.length = frames.reduce((sum, { bytes }) => sum + bytes.length, 0);
  }

  /** As unmasked text frames of RFC 6455 §5.2, headers and payloads in one piece. */
  get encoded(): Buffer {
    this.encodedFrames ??= textFrames(this.frames.map(({ bytes }) => bytes));
    return this.encodedFrames;
  }

  /** Without what may be left out; may be empty. */
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
