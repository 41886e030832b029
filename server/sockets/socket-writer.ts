import type { Duplex } from 'node:stream';
import { SLOW_READER_SECONDS, UNSENT_MAX_BYTES } from '../../contract/limits.js';

/** How often to call `checkProgress`. It allows for the interval, so that no reader gets more than its 30 seconds. */
export const PROGRESS_EVERY_MS = 2_500;

/**
 * Writes encoded frames to the stream of an upgraded socket and detects slow readers: more than 1 MiB unsent, or no
 * progress for 30 s.
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

  /** Calls `onSlow` if these bytes would exceed the limit. A reader that is not behind takes one answer of any size. */
  hasRoomFor(length: number): boolean {
    const unsent = this.stream.writableLength;
    if (unsent === 0 || unsent + length <= UNSENT_MAX_BYTES) return true;
    this.onSlow();
    return false;
  }

  /** Resolves when the unsent bytes have left, or the stream has closed. */
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

  /** Calls `onSlow` if the reader has taken nothing for too long. Call it every `PROGRESS_EVERY_MS`. */
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
