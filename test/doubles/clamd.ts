import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';

/** The signature that every scanner finds, in two halves, so that no scanner takes this file for an infected one. */
export const EICAR = `${String.raw`X5O!P%@AP[4\PZX54(P^)7CC)7}`}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*`;

const COMMAND = 'zINSTREAM\0';
/** What the real one takes of one file by default. */
const STREAM_MAX_BYTES = 100 * 1024 * 1024;

export interface Clamd {
  /** The value of `CLAMD`. */
  readonly address: string;
  readonly port: number;
  /** The bytes of each file that it has read whole. */
  readonly scanned: Buffer[];
  /** How it answers from now on. */
  behave(how: 'well' | 'silent' | 'hangs up' | 'limit'): void;
  close(): Promise<void>;
}

/** Speaks INSTREAM as clamd does, and finds the test signature. */
export async function startClamd(): Promise<Clamd> {
  const sockets = new Set<Socket>();
  const scanned: Buffer[] = [];
  let how: Parameters<Clamd['behave']>[0] = 'well';
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    if (how === 'hangs up') socket.destroy();
    else if (how !== 'silent') {
      // A client may hang up at any time.
      answer(socket, how === 'limit' ? 1_000 : STREAM_MAX_BYTES, scanned).catch(() => socket.destroy());
    }
  });
  await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle));
  const { port } = server.address() as AddressInfo;
  return {
    address: `127.0.0.1:${port}`,
    port,
    scanned,
    behave(next) {
      how = next;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((settle) => server.close(settle));
    },
  };
}

async function answer(socket: Socket, limit: number, scanned: Buffer[]): Promise<void> {
  let unread = Buffer.alloc(0);
  let isAsked = false;
  const parts: Buffer[] = [];
  for await (const bytes of socket as AsyncIterable<Buffer>) {
    unread = Buffer.concat([unread, bytes]);
    if (!isAsked) {
      if (unread.length < COMMAND.length) continue;
      if (unread.subarray(0, COMMAND.length).toString() !== COMMAND) return void socket.end('UNKNOWN COMMAND\0');
      unread = unread.subarray(COMMAND.length);
      isAsked = true;
    }
    while (unread.length >= 4 && unread.length >= 4 + unread.readUInt32BE()) {
      const length = unread.readUInt32BE();
      if (length === 0) {
        const file = Buffer.concat(parts);
        scanned.push(file);
        return void socket.end(file.includes(EICAR) ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0');
      }
      parts.push(unread.subarray(4, 4 + length));
      unread = unread.subarray(4 + length);
      if (parts.reduce((sum, part) => sum + part.length, 0) > limit) {
        return void socket.end('INSTREAM size limit exceeded. ERROR\0');
      }
    }
  }
}
