import { headerLengthOf, writeHeader } from '../../platform/text-frames.js';

const BEFORE_ID = '{"id":';
const AFTER_ID = ',"type":"next","payload":';

/**
 * The `next` messages that carry the same results to many subscriptions. They differ by the subscription's id alone: for
 * ids of one length they are framed once, and each further subscription gets a copy with its own id in place.
 */
export class NextMessages {
  /** What stands behind the id, in every message. */
  private readonly ends: readonly string[];
  private readonly framed: Framed[] = [];

  /** @param payloads results as JSON */
  constructor(payloads: readonly string[]) {
    this.ends = payloads.map((payload) => `${AFTER_ID}${payload}}`);
  }

  /**
   * As unmasked text frames in one piece; to be read only, as it may go to several sockets.
   * @param id as JSON, of so many bytes
   */
  framesFor(id: string, idLength: number): Buffer {
    let framed = this.framed.find((known) => known.idLength === idLength);
    if (!framed) {
      framed = frame(this.ends, id, idLength);
      this.framed.push(framed);
    } else if (framed.id !== id) {
      const frames = Buffer.from(framed.frames);
      for (const place of framed.idPlaces) frames.write(id, place);
      return frames;
    }
    return framed.frames;
  }
}

interface Framed {
  id: string;
  idLength: number;
  frames: Buffer;
  idPlaces: readonly number[];
}

function frame(ends: readonly string[], id: string, idLength: number): Framed {
  const lengths = ends.map((end) => BEFORE_ID.length + idLength + Buffer.byteLength(end));
  const frames = Buffer.allocUnsafe(lengths.reduce((sum, length) => sum + headerLengthOf(length) + length, 0));
  const idPlaces: number[] = [];
  let offset = 0;
  ends.forEach((end, index) => {
    offset = writeHeader(frames, offset, lengths[index]!);
    offset += frames.write(BEFORE_ID, offset);
    idPlaces.push(offset);
    offset += frames.write(id, offset);
    offset += frames.write(end, offset);
  });
  return { id, idLength, frames, idPlaces };
}
