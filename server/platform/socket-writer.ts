import type { Duplex } from 'node:stream';
import { SLOW_READER_SECONDS, UNSENT_MAX_BYTES } from '../../contract/limits.js';

/** How often `checkProgress` is to be called; a slow reader is found that much before its time is over. */
export const PROGRESS_EVERY_MS = 2_500;

/**
 * Writes ready frames to the stream of an upgraded socket, and bounds what its reader may leave unread: more than 1 MiB,
 * or nothing taken for 30 s, is a slow reader.
 */
export class SocketWriter {
  private drainedBytes = 0;
  private progressAt = 0;

  constructor(
    private readonly stream: Duplex & { bytesWritten?: number },
    private readonly onSlow: () => void,
  ) {}

  get unsentBytes(): number {
    return this.stream.writableLength;
  }

  write(frames: Buffer): void {
    if (this.hasRoomFor(frames.length)) this.stream.write(frames);
  }

  /** Tells `onSlow` where so many bytes are too many. */
  hasRoomFor(length: number): boolean {
    if (this.stream.writableLength + length <= UNSENT_MAX_BYTES) return true;
    this.onSlow();
    return false;
  }

  /** Resolves when what is unsent has left, or the stream is gone. */
  drained(): Promise<void> {
    const { stream } = this;
    if (!stream.writableNeedDrain || stream.destroyed) return Promise.resolve();
    return new Promise((resolve) => {
      const done = () => {
        stream.off('drain', done);
        stream.off('close', done);
        resolve();
      };
      stream.once('drain', done);
      stream.once('close', done);
    });
  }

  /** Tells `onSlow` of a reader that has taken nothing for too long. Called every `PROGRESS_EVERY_MS`. */
  checkProgress(): void {
    const unsent = this.stream.writableLength;
    const drained = unsent === 0 ? 0 : (this.stream.bytesWritten ?? 0) - unsent;
    if (unsent === 0 || drained !== this.drainedBytes) {
      this.drainedBytes = drained;
      this.progressAt = performance.now();
    } else if (performance.now() - this.progressAt > SLOW_READER_SECONDS * 1000 - 2 * PROGRESS_EVERY_MS) {
      this.onSlow();
    }
  }
}
