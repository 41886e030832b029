/**
 * The payload of a conversation's topic: a short head line for the gateways, then the frame as it goes to the sockets. A
 * gateway reads the head and relays the frame's bytes unread.
 */
export type BusMessage =
  | LogMessage
  | ReplyChunk
  | Ephemeral
  | { kind: 'owner'; frame: Buffer }
  | { kind: 'deleted'; frame: Buffer }
  | { kind: 'unknown' };

/** A numbered entry of the log. `endsReply`: the reply that it ends. */
export interface LogMessage {
  kind: 'entry';
  seq: number;
  endsReply: string | null;
  frame: Buffer;
}

/**
 * A chunk of a reply, from `offset` to `end` in UTF-16 units. `isSoFar`: everything that the writer under `fence` has
 * published, in answer to a question of another node.
 */
export interface ReplyChunk {
  kind: 'chunk';
  replyId: string;
  fence: number;
  offset: number;
  end: number;
  isSoFar: boolean;
  frame: Buffer;
}

/** Typing and status: shown to present subscribers and not stored. `except`: the connection that sent it. */
interface Ephemeral {
  kind: 'ephemeral';
  except: string | null;
  frame: Buffer;
}

const NONE = '-';
const SO_FAR = 'so-far';

export function encodeEntry(seq: number, endsReply: string | null, frame: string): string {
  return `s ${seq} ${endsReply ?? NONE}\n${frame}`;
}

export function encodeChunk(replyId: string, fence: number, offset: number, end: number, frame: string): string {
  return `d ${replyId} ${fence} ${offset} ${end}\n${frame}`;
}

/** Older versions read it as a chunk at offset 0. */
export function encodeSoFar(replyId: string, fence: number, end: number, frame: string): string {
  return `d ${replyId} ${fence} 0 ${end} ${SO_FAR}\n${frame}`;
}

export function encodeEphemeral(except: string | null, frame: string): string {
  return `p ${except ?? NONE}\n${frame}`;
}

/** For the owner of the conversation alone: who watches, and what is sealed. Older versions drop it. */
export function encodeForOwner(frame: string): string {
  return `w\n${frame}`;
}

export function encodeDeleted(frame: string): string {
  return `x\n${frame}`;
}

/** Reads the head. Kinds of a newer version of Starling are `unknown`. */
export function decode(payload: Buffer): BusMessage {
  const end = payload.indexOf(10);
  const head = payload.toString('latin1', 0, end).split(' ');
  const frame = payload.subarray(end + 1);
  switch (head[0]) {
    case 's':
      return { kind: 'entry', seq: Number(head[1]), endsReply: head[2] === NONE ? null : head[2]!, frame };
    case 'd':
      return {
        kind: 'chunk',
        replyId: head[1]!,
        fence: Number(head[2]),
        offset: Number(head[3]),
        end: Number(head[4]),
        isSoFar: head[5] === SO_FAR,
        frame,
      };
    case 'p':
      return { kind: 'ephemeral', except: head[1] === NONE ? null : head[1]!, frame };
    case 'w':
      return { kind: 'owner', frame };
    case 'x':
      return { kind: 'deleted', frame };
    default:
      return { kind: 'unknown' };
  }
}
