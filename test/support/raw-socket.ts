import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';

export interface RawFrame {
  /** 4 bits. */
  opcode: number;
  payload?: Buffer;
  fin?: boolean;
  /** RSV1 to RSV3 as 3 bits. */
  reserved?: number;
  masked?: boolean;
  /** A length to declare in place of the payload's own. */
  declaredLength?: bigint;
}

/** One client frame of RFC 6455 §5.2, with the requested defects. */
export function rawFrame({ opcode, payload = Buffer.alloc(0), ...options }: RawFrame): Buffer {
  const { fin = true, reserved = 0, masked = true, declaredLength } = options;
  const length = declaredLength ?? BigInt(payload.length);
  const first = (fin ? 0x80 : 0) | (reserved << 4) | opcode;
  const maskBit = masked ? 0x80 : 0;
  let head: Buffer;
  if (length < 126n) {
    head = Buffer.from([first, maskBit | Number(length)]);
  } else if (length < 65_536n) {
    head = Buffer.from([first, maskBit | 126, 0, 0]);
    head.writeUInt16BE(Number(length), 2);
  } else {
    head = Buffer.from([first, maskBit | 127, 0, 0, 0, 0, 0, 0, 0, 0]);
    head.writeBigUInt64BE(length, 2);
  }
  if (!masked) return Buffer.concat([head, payload]);
  const mask = randomBytes(4);
  return Buffer.concat([head, mask, payload.map((byte, index) => byte ^ mask[index % 4]!)]);
}

const CLOSE_OPCODE = 8;
const PATIENCE_MS = 20_000;

/** A WebSocket handshake over TCP, followed by any bytes that a test sends. */
export class RawSocket {
  /** Status line and headers of the answer. */
  handshake = '';
  private received = Buffer.alloc(0);
  private wake: () => void = () => undefined;

  private constructor(private readonly socket: Socket) {
    socket.on('data', (chunk) => {
      this.received = Buffer.concat([this.received, chunk]);
      this.wake();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => this.wake());
  }

  /** Resolves with the answer to the upgrade, accepted or refused. */
  static async open(url: string, headers: Record<string, string> = {}): Promise<RawSocket> {
    const { hostname, port, pathname, search, host } = new URL(url);
    const raw = new RawSocket(connect({ host: hostname, port: Number(port), noDelay: true }));
    const lines = {
      Host: host,
      Connection: 'Upgrade',
      Upgrade: 'websocket',
      'Sec-WebSocket-Version': '13',
      'Sec-WebSocket-Key': randomBytes(16).toString('base64'),
      ...headers,
    };
    const request = Object.entries(lines).map(([name, value]) => `${name}: ${value}\r\n`);
    raw.send(Buffer.from(`GET ${pathname}${search} HTTP/1.1\r\n${request.join('')}\r\n`));
    raw.handshake = await raw.wait(() => {
      const end = raw.received.indexOf('\r\n\r\n');
      if (end < 0) return null;
      const head = raw.received.toString('latin1', 0, end);
      raw.received = raw.received.subarray(end + 4);
      return head;
    });
    return raw;
  }

  send(bytes: Buffer): void {
    this.socket.write(bytes);
  }

  /** The code of the server's close frame. @throws where the connection ends without one. */
  async closeCode(): Promise<number> {
    const code = await this.wait(() => {
      for (let frame = this.take(); frame; frame = this.take()) {
        if (frame.opcode === CLOSE_OPCODE) return frame.payload.length >= 2 ? frame.payload.readUInt16BE() : 1005;
      }
      return null;
    });
    this.destroy();
    return code;
  }

  destroy(): void {
    this.socket.destroy();
  }

  private take(): { opcode: number; payload: Buffer } | null {
    const { received } = this;
    if (received.length < 2) return null;
    const short = received[1]! & 0x7f;
    const headLength = short < 126 ? 2 : short === 126 ? 4 : 10;
    if (received.length < headLength) return null;
    const length = short < 126 ? short : short === 126 ? received.readUInt16BE(2) : Number(received.readBigUInt64BE(2));
    if (received.length < headLength + length) return null;
    this.received = received.subarray(headLength + length);
    return { opcode: received[0]! & 0x0f, payload: received.subarray(headLength, headLength + length) };
  }

  private wait<T>(find: () => T | null): Promise<T> {
    return new Promise((settle, fail) => {
      const leave = (end: () => void) => {
        clearTimeout(timer);
        this.wake = () => undefined;
        end();
      };
      const timer = setTimeout(() => leave(() => fail(new Error('The server said nothing'))), PATIENCE_MS);
      this.wake = () => {
        const found = find();
        if (found !== null) leave(() => settle(found));
        else if (this.socket.destroyed) leave(() => fail(new Error('The connection ended without a close frame')));
      };
      this.wake();
    });
  }
}
