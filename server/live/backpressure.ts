import { UNSENT_MAX_BYTES } from '../../contract/limits.js';
import { FrameBatch, type SharedFrame } from './frame-batch.js';

/** A subscriber with more unsent bytes gets no chunks until it has caught up. */
const BEHIND_BYTES = UNSENT_MAX_BYTES / 4;

/** Chooses the frames of each batch for one subscriber. A slow one misses the frames that a later frame replaces. */
export class Backpressure {
  private isBehind = false;

  /**
   * @param unsentBytes the bytes that the subscriber has not taken yet
   * @param replySoFar the running reply as one chunk, which contains all chunks of the batch
   */
  choose(batch: FrameBatch, unsentBytes: number, replySoFar: () => SharedFrame | null): FrameBatch {
    if (this.isBehind) {
      if (unsentBytes > 0) return batch.lasting;
      this.isBehind = false;
      const soFar = replySoFar();
      // A reply that has ended meanwhile has its whole text in its ending. Its chunks would leave a gap.
      return new FrameBatch(soFar ? [...batch.lasting.frames, soFar] : batch.frames.filter(({ isChunk }) => !isChunk));
    }
    this.isBehind = unsentBytes + batch.length > BEHIND_BYTES && batch.lasting.length < batch.length;
    return this.isBehind ? batch.lasting : batch;
  }
}
