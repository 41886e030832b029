import { connect, type Socket } from 'node:net';

/**
 * Publishes with as little work as possible, so that the load generator is not measured: all commands of one turn of the
 * event loop leave in one write. Everything is encoded as Latin-1, binary data too.
 */
export class RedisPublisher {
  private pending = '';

  private readonly socket: Socket;

  private constructor(socket: Socket) {
    this.socket = socket;
    // Redis answers with the number of subscribers, or with `-` and a reason.
    socket.on('data', (answer: Buffer) => {
      if (answer[0] === 45) throw new Error(`Redis refused to publish: ${answer.toString()}`);
    });
  }

  static async open(url: string): Promise<RedisPublisher> {
    const { hostname, port } = new URL(url);
    const socket = connect({ host: hostname, port: Number(port), noDelay: true });
    await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject));
    return new RedisPublisher(socket);
  }

  publish(channel: string, payload: string): void {
    if (this.pending === '') setImmediate(() => this.flush());
    this.pending += `*3\r\n$7\r\nPUBLISH\r\n$${channel.length}\r\n${channel}\r\n$${payload.length}\r\n${payload}\r\n`;
  }

  close(): void {
    this.socket.destroy();
  }

  private flush(): void {
    this.socket.write(this.pending, 'latin1');
    this.pending = '';
  }
}
