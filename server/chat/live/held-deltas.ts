import type { Delta } from './bus-message.js';

/** A reply's chunks are held up to this size; of more, the newest. The text before them is asked for in any case. */
const HELD_MAX_BYTES = 256 * 1024;

/** Chunks of one reply that came with something missing before them, in the order in which they came. */
export class HeldDeltas {
  private deltas: Delta[] = [];
  private bytes = 0;

  get first(): Delta | undefined {
    return this.deltas[0];
  }

  /** Of another reply, or of a writer that took over, it replaces what is held; of an earlier writer it is dropped. */
  add(delta: Delta): void {
    const { first } = this;
    if (first && (first.replyId !== delta.replyId || first.fence < delta.fence)) this.clear();
    else if (first && first.fence > delta.fence) return;
    this.deltas.push(delta);
    this.bytes += delta.frame.length;
    while (this.bytes > HELD_MAX_BYTES) this.bytes -= this.deltas.shift()!.frame.length;
  }

  takeAll(): Delta[] {
    const { deltas } = this;
    this.clear();
    return deltas;
  }

  clear(): void {
    this.deltas = [];
    this.bytes = 0;
  }
}
