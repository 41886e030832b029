/** Chunks carry their number, so that every reader can check order and loss, whatever the system adds around them. */

/** Length of the text of one chunk. */
export const CHUNK_LENGTH = 20;
const MARK = 'chunk ';
const DIGITS = CHUNK_LENGTH - MARK.length;
const MARK_BYTES = Buffer.from(MARK, 'latin1');
const [FIRST_BYTE] = MARK_BYTES;
const ZERO = 48;

/** The text of chunk number `n`: always 20 bytes. */
export function chunkText(n: number): string {
  return MARK + String(n).padStart(DIGITS, '0');
}

/** The place of the number in a template that is prepared once per conversation. */
const PLACE = chunkText(0);

/** Splits the payload of chunk 0 at its number, so that every other chunk is a concatenation. */
export function chunkTemplate(whole: string): (n: number) => string {
  const [before, after, more] = whole.split(PLACE);
  if (after === undefined || more !== undefined) throw new Error('A chunk stands once in what carries it');
  return (n) => before + chunkText(n) + after;
}

/** A chunk as the contract's `assistant_delta`, about 310 bytes. */
export function chunkFrame(id: string): (n: number) => string {
  return chunkTemplate(
    JSON.stringify({
      type: 'assistant_delta',
      content: PLACE,
      conversation_id: id,
      user_id: null,
      timestamp: new Date().toISOString(),
      metadata: { message_id: id, role: 'assistant', offset: 1000, seq: 50, is_final: false, reply_to: id },
    }),
  );
}

/** The chunks of one reader, found in the bytes of its connection whatever the framing. */
export class ChunkCounter {
  /** Missing numbers. */
  lost = 0;
  /** Repeated or late numbers. */
  disordered = 0;
  private next = 0;
  /** The end of the last bytes, which may hold the start of a chunk. */
  private carried: Buffer | null = null;

  private readonly onChunk: (n: number) => void;

  constructor(onChunk: (n: number) => void) {
    this.onChunk = onChunk;
  }

  /** All numbers below this one have arrived. */
  get expected(): number {
    return this.next;
  }

  take(bytes: Buffer): void {
    const all = this.carried ? Buffer.concat([this.carried, bytes]) : bytes;
    this.carried = null;
    let end = 0;
    for (let at = all.indexOf(MARK_BYTES); at >= 0; at = all.indexOf(MARK_BYTES, end)) {
      end = at + CHUNK_LENGTH;
      if (end > all.length) {
        this.carried = Buffer.from(all.subarray(at));
        return;
      }
      this.count(numberAt(all, at + MARK.length));
    }
    const tail = all.indexOf(FIRST_BYTE!, Math.max(end, all.length - MARK.length + 1));
    if (tail >= 0) this.carried = Buffer.from(all.subarray(tail));
  }

  private count(n: number): void {
    if (n < this.next) {
      this.disordered += 1;
      return;
    }
    this.lost += n - this.next;
    this.next = n + 1;
    this.onChunk(n);
  }
}

function numberAt(bytes: Buffer, start: number): number {
  let n = 0;
  for (let at = start; at < start + DIGITS; at += 1) n = n * 10 + bytes[at]! - ZERO;
  return n;
}
