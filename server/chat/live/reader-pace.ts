import { UNSENT_MAX_BYTES } from '../../../contract/limits.js';
import { FrameBatch, type SharedFrame } from './reader.js';

/** A reader with so much unsent gets no pieces any more, only the whole once it has caught up. */
const BEHIND_BYTES = UNSENT_MAX_BYTES / 4;

/** What of each batch goes to one reader: a slow one is spared what a later frame makes up for. */
export class ReaderPace {
  private isBehind = false;

  /**
   * @param unsentBytes what the reader has not taken yet
   * @param replySoFar the running reply as one piece, with all pieces of the batch in it
   */
  choose(batch: FrameBatch, unsentBytes: number, replySoFar: () => SharedFrame | null): FrameBatch {
    if (this.isBehind) {
      if (unsentBytes > 0) return batch.lasting;
      this.isBehind = false;
      const soFar = replySoFar();
      // Where the reply has ended meanwhile, its ending has all of it: a piece alone would come behind a hole.
      return new FrameBatch(soFar ? [...batch.lasting.frames, soFar] : batch.frames.filter(({ isPiece }) => !isPiece));
    }
    this.isBehind = unsentBytes + batch.length > BEHIND_BYTES && batch.lasting.length < batch.length;
    return this.isBehind ? batch.lasting : batch;
  }
}
