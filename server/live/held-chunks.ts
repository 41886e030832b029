import type { ReplyChunk } from './bus-message.js';

/** Only the newest chunks are held beyond this size. The text before them is fetched in any case. */
const HELD_MAX_BYTES = 256 * 1024;

/** Chunks of one reply that follow a gap, in the order in which they came. */
export class HeldChunks {
  private chunks: ReplyChunk[] = [];
  private bytes = 0;

  get first(): ReplyChunk | undefined {
    return this.chunks[0];
  }

  /** A chunk of another reply, or of a later writer, replaces what is held. A chunk of an earlier writer is dropped. */
  add(chunk: ReplyChunk): void {
    const { first } = this;
    if (first && (first.replyId !== chunk.replyId || first.fence < chunk.fence)) this.clear();
    else if (first && first.fence > chunk.fence) return;
    this.chunks.push(chunk);
    this.bytes += chunk.frame.length;
    while (this.bytes > HELD_MAX_BYTES) this.bytes -= this.chunks.shift()!.frame.length;
  }

  takeAll(): ReplyChunk[] {
    const { chunks } = this;
    this.clear();
    return chunks;
  }

  clear(): void {
    this.chunks = [];
    this.bytes = 0;
  }
}
