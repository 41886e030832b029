import { connect, type Socket } from 'node:net';
import type { Target } from '../targets/target.ts';

/** How many connections are made at once. */
const AT_ONCE = 50;
const PATIENCE_MS = 20_000;

/**
 * One client connection, the same for every system and as cheap as possible: it sends the steps of the entrance and passes
 * on the received bytes, whatever the framing. It answers no pings, because every measurement ends before a server's time limit.
 */
export class RawReader {
  /** Called when the server has ended the connection, or it broke. */
  onClosed: () => void = () => undefined;
  private readonly socket: Socket;
  private readonly isWebSocket: boolean;

  private constructor(socket: Socket, isWebSocket: boolean) {
    this.socket = socket;
    this.isWebSocket = isWebSocket;
  }

  /** Resolves when the entrance is done. `onBytes` gets all bytes from the first on; copy them to keep them. */
  static open(target: Target, conversationId: string, onBytes: (bytes: Buffer) => void): Promise<RawReader> {
    const { kind, path, protocol, steps } = target.entrance(conversationId);
    const { hostname, port } = new URL(target.url);
    return new Promise((resolve, reject) => {
      let heard = '';
      let step = -1;
      let isIn = false;
      const timer = setTimeout(
        () => reader.fail(reject, `${target.name} did not let a reader in: ${heard}`),
        PATIENCE_MS,
      );
      const goOn = () => {
        step += 1;
        const { send, until } = steps[step] ?? {};
        if (send !== undefined) reader.send(send);
        if (until !== undefined) return;
        isIn = true;
        clearTimeout(timer);
        resolve(reader);
      };
      const listen = (text: string) => {
        heard += text;
        while (!isIn) {
          const awaited = step < 0 ? (kind === 'websocket' ? ' 101 ' : ' 200 ') : steps[step]!.until!;
          const at = heard.indexOf(awaited);
          if (at < 0) return;
          heard = heard.slice(at + awaited.length);
          goOn();
        }
      };
      const socket = connect({
        host: hostname,
        port: Number(port),
        noDelay: true,
        onread: {
          buffer: SHARED,
          callback(length) {
            const bytes = SHARED.subarray(0, length);
            onBytes(bytes);
            if (!isIn) listen(bytes.toString('latin1'));
            return true;
          },
        },
      });
      const reader = new RawReader(socket, kind === 'websocket');
      socket.once('connect', () => socket.write(requestFor(`${hostname}:${port}`, path, kind, protocol)));
      socket.once('error', reject);
      socket.once('close', () => reader.onClosed());
    });
  }

  send(text: string): void {
    this.socket.write(this.isWebSocket ? maskedFrame(text) : text);
  }

  /** Closes at once, without leaving an entry in the system's table of connections. */
  close(): void {
    this.onClosed = () => undefined;
    this.socket.on('error', () => undefined);
    this.socket.resetAndDestroy();
  }

  private fail(reject: (error: Error) => void, why: string): void {
    this.close();
    reject(new Error(why));
  }
}

/** Read by one callback at a time. */
const SHARED = Buffer.allocUnsafeSlow(256 * 1024);

function requestFor(host: string, path: string, kind: 'websocket' | 'http', protocol?: string): string {
  const upgrade = [
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: c3RhcmxpbmctYmVuY2gtMQ==',
    ...(protocol ? [`Sec-WebSocket-Protocol: ${protocol}`] : []),
  ];
  return [`GET ${path} HTTP/1.1`, `Host: ${host}`, ...(kind === 'websocket' ? upgrade : []), '', ''].join('\r\n');
}

/** A text frame under the mask 0, which leaves the bytes as they are (RFC 6455 §5.3). */
function maskedFrame(text: string): Buffer {
  const payload = Buffer.from(text);
  const { length } = payload;
  const head = length < 126 ? [0x81, 0x80 | length] : [0x81, 0x80 | 126, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([...head, 0, 0, 0, 0]), payload]);
}

/** Does `open` for `count` indices, some at a time. */
export async function openMany<T>(count: number, open: (index: number) => Promise<T>): Promise<T[]> {
  const opened: T[] = [];
  while (opened.length < count) {
    const first = opened.length;
    const batch = Math.min(AT_ONCE, count - first);
    opened.push(...(await Promise.all(Array.from({ length: batch }, (_, index) => open(first + index)))));
  }
  return opened;
}

/** The value below which `share` of the sorted samples lie. */
export function quantile(samples: number[], share: number): number {
  const sorted = [...samples].sort((left, right) => left - right);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
