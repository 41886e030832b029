import { connect, type Socket } from 'node:net';
import { Inject, Injectable, Optional } from '@nestjs/common';
import { Config } from '../../platform/config/config.js';
import { FileRefused } from './refused.js';

/** Without a sign of the scanner. */
const SILENCE_MS = 30_000;
const ANSWER_MAX_LENGTH = 1_000;

/** Has ClamAV read files (`CLAMD`). A file that it does not answer for is refused. */
@Injectable()
export class VirusScanner {
  constructor(
    @Inject(Config) private readonly config: Pick<Config, 'clamd'>,
    @Optional() private readonly silenceMs = SILENCE_MS,
  ) {}

  /** Does nothing without a scanner. @throws FileRefused */
  async scan(bytes: AsyncIterable<Uint8Array>): Promise<void> {
    if (!this.config.clamd) return;
    const answer = await ask(this.config.clamd, bytes, this.silenceMs).catch((error: unknown) => {
      throw new FileRefused('scan_unavailable', { cause: error });
    });
    if (answer.endsWith(' FOUND')) throw new FileRefused('virus_found');
    if (answer !== 'stream: OK') throw new FileRefused('scan_unavailable', { cause: new Error(answer) });
  }
}

/** One file by INSTREAM: its bytes in parts that say their length, an empty one at the end, and one line as the answer. */
async function ask(
  address: { host: string; port: number },
  bytes: AsyncIterable<Uint8Array>,
  silenceMs: number,
): Promise<string> {
  const socket = connect(address);
  socket.setTimeout(silenceMs, () => socket.destroy(new Error('The scanner is silent')));
  try {
    const answer = read(socket);
    // The scanner may answer before the end, such as for a file that is too large for it, and then hang up.
    return await Promise.race([answer, send(socket, bytes).then(() => answer)]);
  } finally {
    socket.destroy();
  }
}

async function send(socket: Socket, bytes: AsyncIterable<Uint8Array>): Promise<void> {
  await write(socket, 'zINSTREAM\0');
  for await (const part of bytes) await write(socket, Buffer.concat([lengthOf(part.length), part]));
  await write(socket, lengthOf(0));
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
}

function write(socket: Socket, bytes: string | Buffer): Promise<void> {
  return new Promise((settle, fail) => socket.write(bytes, (error) => (error ? fail(error) : settle())));
}

function read(socket: Socket): Promise<string> {
  return new Promise((settle, fail) => {
    let text = '';
    socket.setEncoding('utf8');
    socket.on('data', (more: string) => {
      text += more;
      const end = text.indexOf('\0');
      if (end >= 0) settle(text.slice(0, end));
      else if (text.length > ANSWER_MAX_LENGTH) fail(new Error('The scanner says too much'));
    });
    socket.on('error', fail);
    socket.on('close', () => fail(new Error('The scanner hung up')));
  });
}
