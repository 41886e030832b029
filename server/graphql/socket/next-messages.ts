import { headerLengthOf, writeHeader } from '../../sockets/text-frames.js';

const BEFORE_ID = '{"id":';
const AFTER_ID = ',"type":"next","payload":';

/**
 * The `next` messages that carry the same results to many subscriptions. They differ by the subscription's id only: for
 * ids of one length they are framed once, and every other subscription gets a copy with its own id.
 */
export class NextMessages {
  /** The part after the id, for each message. */
  private readonly ends: readonly string[];
  private readonly framed: Framed[] = [];

  /** @param payloads results as JSON */
  constructor(payloads: readonly string[]) {
    this.ends = payloads.map((payload) => `${AFTER_ID}${payload}}`);
  }

  /**
   * Returns all messages as unmasked text frames. Do not change the buffer: several sockets may share it.
   * @param id as JSON
   * @param idLength the length of `id` in bytes
   */
  framesFor(id: string, idLength: number): Buffer {
    let framed = this.framed.find((known) => known.idLength === idLength);
    if (!framed) {
      framed = frame(this.ends, id, idLength);
      this.framed.push(framed);
    } else if (framed.id !== id) {
      const frames = Buffer.from(framed.frames);
      for (const offset of framed.idOffsets) frames.write(id, offset);
      return frames;
    }
    return framed.frames;
  }
}

interface Framed {
  id: string;
  idLength: number;
  frames: Buffer;
  idOffsets: readonly number[];
}

function frame(ends: readonly string[], id: string, idLength: number): Framed {
  const lengths = ends.map((end) => BEFORE_ID.length + idLength + Buffer.byteLength(end));
  const frames = Buffer.allocUnsafe(lengths.reduce((sum, length) => sum + headerLengthOf(length) + length, 0));
  const idOffsets: number[] = [];
  let offset = 0;
  ends.forEach((end, index) => {
    offset = writeHeader(frames, offset, lengths[index]!);
    offset += frames.write(BEFORE_ID, offset);
    idOffsets.push(offset);
    offset += frames.write(id, offset);
    offset += frames.write(end, offset);
  });
  return { id, idLength, frames, idOffsets };
}
