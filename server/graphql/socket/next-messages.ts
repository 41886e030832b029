import { headerLengthOf, writeHeader } from '../../platform/text-frames.js';

const BEFORE_ID = Buffer.from('{"id":');
const AFTER_ID = ',"type":"next","payload":';

/**
 * The `next` messages that carry the same results to many subscriptions. They differ by the subscription's id alone: for
 * ids of one length they are framed once, and each further subscription gets a copy with its own id in place.
 */
export class NextMessages {
  /** What stands behind the id, in every message. */
  private readonly ends: readonly Buffer[];
  private readonly framed: Framed[] = [];

  /** @param payloads results as JSON */
  constructor(payloads: readonly string[]) {
    this.ends = payloads.map((payload) => Buffer.from(`${AFTER_ID}${payload}}`));
  }

  /**
   * As unmasked text frames in one piece; to be read only, as it may go to several sockets.
   * @param id as JSON, in bytes
   */
  framesFor(id: Buffer): Buffer {
    let framed = this.framed.find(({ idLength }) => idLength === id.length);
    if (!framed) {
      framed = frame(this.ends, id);
      this.framed.push(framed);
    } else if (!framed.id.equals(id)) {
      const frames = Buffer.from(framed.frames);
      for (const place of framed.idPlaces) id.copy(frames, place);
      return frames;
    }
    return framed.frames;
  }
}

interface Framed {
  id: Buffer;
  idLength: number;
  frames: Buffer;
  idPlaces: readonly number[];
}

function frame(ends: readonly Buffer[], id: Buffer): Framed {
  const lengths = ends.map((end) => BEFORE_ID.length + id.length + end.length);
  const frames = Buffer.allocUnsafe(lengths.reduce((sum, length) => sum + headerLengthOf(length) + length, 0));
  const idPlaces: number[] = [];
  let offset = 0;
  ends.forEach((end, index) => {
    offset = writeHeader(frames, offset, lengths[index]!);
    offset += BEFORE_ID.copy(frames, offset);
    idPlaces.push(offset);
    offset += id.copy(frames, offset);
    offset += end.copy(frames, offset);
  });
  return { id, idLength: id.length, frames, idPlaces };
}
