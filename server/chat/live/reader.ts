import type { BusMessage } from './bus-message.js';

/**
 * One who reads a conversation: a socket, or a `liveFrames` subscription. The live feed calls it in the order in which
 * everything is shown.
 */
export interface Reader {
  /** Names the connection in `except` of what it sends itself. */
  readonly connectionId: string;
  deliver(frame: SharedFrame): void;
  /** The conversation is gone, or the feed cannot go on. */
  end(reason: 'deleted' | 'unavailable'): void;
}

/** A frame that many readers get: what can be made of it is made once per node, not once per reader. */
export class SharedFrame {
  private parsedFrame: unknown = null;
  private encodedFrame: Buffer | null = null;

  private constructor(
    readonly bytes: Buffer,
    /** A later frame makes up for it, or nobody misses it: it may be left out where a reader is slow. */
    readonly droppable: boolean,
    /** Its number in the conversation's log, where it has one. */
    readonly seq: number | null,
  ) {}

  static of(frame: object, options: { droppable?: boolean; seq?: number } = {}): SharedFrame {
    return new SharedFrame(Buffer.from(JSON.stringify(frame)), options.droppable ?? false, options.seq ?? null);
  }

  static from(message: BusMessage): SharedFrame {
    const droppable = message.kind === 'delta' || message.kind === 'passing';
    return new SharedFrame(message.frame, droppable, message.kind === 'stored' ? message.seq : null);
  }

  /** As an object; treat it as frozen. */
  get parsed(): unknown {
    this.parsedFrame ??= JSON.parse(this.bytes.toString());
    return this.parsedFrame;
  }

  /** As one unmasked text frame of RFC 6455 §5.2, header and payload in one piece. */
  get encoded(): Buffer {
    this.encodedFrame ??= textFrame(this.bytes);
    return this.encodedFrame;
  }
}

const FIN_TEXT = 0x81;

function textFrame(payload: Buffer): Buffer {
  const { length } = payload;
  const headerLength = length < 126 ? 2 : length < 65_536 ? 4 : 10;
  const frame = Buffer.allocUnsafe(headerLength + length);
  frame[0] = FIN_TEXT;
  if (headerLength === 2) frame[1] = length;
  else if (headerLength === 4) {
    frame[1] = 126;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = 127;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  payload.copy(frame, headerLength);
  return frame;
}
