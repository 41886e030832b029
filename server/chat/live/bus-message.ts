/**
 * What travels on a conversation's topic: one short head line for the gateways, then the frame as it goes to the
 * sockets. A gateway reads the head alone and hands the rest on as the bytes that they are.
 */
export type BusMessage =
  /** A numbered entry of the log. `endsReply`: the reply that it ends. */
  | { kind: 'stored'; seq: number; endsReply: string | null; frame: Buffer }
  /** A chunk of a reply under `fence`, from `offset` to `end`. `isSoFar`: its writer's answer, all that it has published. */
  | { kind: 'delta'; replyId: string; fence: number; offset: number; end: number; isSoFar: boolean; frame: Buffer }
  /** Told to those who are there: typing, ticks. `except` is the connection that it came from. */
  | { kind: 'passing'; except: string | null; frame: Buffer }
  /** The conversation is gone. */
  | { kind: 'deleted'; frame: Buffer }
  /** Of a version of Starling that this one does not know: to be ignored. */
  | { kind: 'unknown' };

export type Delta = Extract<BusMessage, { kind: 'delta' }>;
export type Stored = Extract<BusMessage, { kind: 'stored' }>;

const NONE = '-';
const SO_FAR = 'so-far';

export function encodeStored(seq: number, endsReply: string | null, frame: string): string {
  return `s ${seq} ${endsReply ?? NONE}\n${frame}`;
}

export function encodeDelta(replyId: string, fence: number, offset: number, end: number, frame: string): string {
  return `d ${replyId} ${fence} ${offset} ${end}\n${frame}`;
}

/** All of a running reply that its writer has published: `end` UTF-16 units. Older versions read it as a chunk at offset 0. */
export function encodeSoFar(replyId: string, fence: number, end: number, frame: string): string {
  return `d ${replyId} ${fence} 0 ${end} ${SO_FAR}\n${frame}`;
}

export function encodePassing(except: string | null, frame: string): string {
  return `p ${except ?? NONE}\n${frame}`;
}

export function encodeDeleted(frame: string): string {
  return `x\n${frame}`;
}

/** Reads the head. */
export function decode(payload: Buffer): BusMessage {
  const end = payload.indexOf(10);
  const head = payload.toString('latin1', 0, end).split(' ');
  const frame = payload.subarray(end + 1);
  switch (head[0]) {
    case 's':
      return { kind: 'stored', seq: Number(head[1]), endsReply: head[2] === NONE ? null : head[2]!, frame };
    case 'd':
      return {
        kind: 'delta',
        replyId: head[1]!,
        fence: Number(head[2]),
        offset: Number(head[3]),
        end: Number(head[4]),
        isSoFar: head[5] === SO_FAR,
        frame,
      };
    case 'p':
      return { kind: 'passing', except: head[1] === NONE ? null : head[1]!, frame };
    case 'x':
      return { kind: 'deleted', frame };
    default:
      return { kind: 'unknown' };
  }
}
