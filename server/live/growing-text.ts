import type { ServerFrame } from '../../contract/frames.js';

/** How the frame of a chunk begins, and what follows its text (`deltaFrame`). A quote within a text is escaped. */
const BEFORE = Buffer.from('{"type":"assistant_delta","content":"');
const BEHIND = Buffer.from('","conversation_id":"');
const FIRST_CAPACITY = 512;

/**
 * The text of consecutive chunks, kept as the bytes that came and read only when somebody asks. A frame kept whole would be ten
 * times its text, would hold on to the packet that brought it, and would be copied by the garbage collector twice.
 */
export class GrowingText {
  private bytes: Buffer | null = null;
  private length = 0;

  /** Adds the text of a chunk's frame. */
  add(frame: Buffer): void {
    const end = beginsOrdinarily(frame) ? frame.indexOf(BEHIND, BEFORE.length) : -1;
    if (end >= 0) this.append(frame, BEFORE.length, end);
    else this.append(escaped(contentOf(frame)));
  }

  /** Forgets the earlier text. */
  startWith(text: string): void {
    this.clear();
    this.append(escaped(text));
  }

  clear(): void {
    this.bytes = null;
    this.length = 0;
  }

  toString(): string {
    return this.bytes ? (JSON.parse(`"${this.bytes.toString('utf8', 0, this.length)}"`) as string) : '';
  }

  private append(source: Buffer, start = 0, end = source.length): void {
    const length = this.length + end - start;
    if (!this.bytes || length > this.bytes.length) this.grow(length);
    source.copy(this.bytes!, this.length, start, end);
    this.length = length;
  }

  private grow(needed: number): void {
    const larger = Buffer.allocUnsafe(Math.max(needed, 2 * (this.bytes?.length ?? FIRST_CAPACITY / 2)));
    this.bytes?.copy(larger, 0, 0, this.length);
    this.bytes = larger;
  }
}

function beginsOrdinarily(frame: Buffer): boolean {
  return frame.length > BEFORE.length && frame.compare(BEFORE, 0, BEFORE.length, 0, BEFORE.length) === 0;
}

/** The text of a frame in another order, as another version may write it. */
function contentOf(frame: Buffer): string {
  return (JSON.parse(frame.toString()) as ServerFrame).content;
}

function escaped(text: string): Buffer {
  return Buffer.from(JSON.stringify(text).slice(1, -1));
}
