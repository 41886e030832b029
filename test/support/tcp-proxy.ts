import { connect, createServer, type Server, type Socket } from 'node:net';

interface Pair {
  client: Socket;
  upstream: Socket;
}

/** A proxy between Starling and a service that can misbehave on demand. */
export class TcpProxy {
  private mode: 'pass' | 'hold' | 'refuse' = 'pass';
  private delayMs = 0;
  private readonly pairs = new Set<Pair>();

  private constructor(
    private readonly server: Server,
    readonly port: number,
    private target: { host: string; port: number },
  ) {}

  /** Listens on a free port and passes everything on to `target` (a URL or `host:port`). */
  static start(target: string): Promise<TcpProxy> {
    return new Promise((settle, fail) => {
      const server = createServer({ allowHalfOpen: false });
      server.once('error', fail);
      server.listen(0, '127.0.0.1', () => {
        const address = server.address();
        if (!address || typeof address === 'string') return fail(new Error('no port'));
        const proxy = new TcpProxy(server, address.port, addressOf(target));
        server.on('connection', (client) => proxy.accept(client));
        settle(proxy);
      });
    });
  }

  /** The URL that leads to the target through here. */
  through(target: string): string {
    const url = new URL(target);
    url.hostname = '127.0.0.1';
    url.port = String(this.port);
    return url.href;
  }

  /** New connections lead there from now on: a service that came back on another port. */
  retarget(target: string): void {
    this.target = addressOf(target);
  }

  /** Forwards everything, with each packet `delayMs` late. */
  pass(delayMs = 0): void {
    this.mode = 'pass';
    this.delayMs = delayMs;
    for (const { client, upstream } of this.pairs) {
      client.resume();
      upstream.resume();
    }
  }

  /** Keeps connections open and accepts new ones, but forwards nothing. */
  hold(): void {
    this.mode = 'hold';
    for (const { client, upstream } of this.pairs) {
      client.pause();
      upstream.pause();
    }
  }

  /** Resets every connection (RST). */
  reset(): void {
    for (const pair of this.pairs) this.end(pair);
  }

  /** Resets every connection, and each new one too. */
  refuse(): void {
    this.mode = 'refuse';
    this.reset();
  }

  get connections(): number {
    return this.pairs.size;
  }

  async stop(): Promise<void> {
    this.refuse();
    await new Promise((settle) => this.server.close(settle));
  }

  private accept(client: Socket): void {
    client.on('error', () => undefined);
    if (this.mode === 'refuse') {
      client.resetAndDestroy();
      return;
    }
    const upstream = connect({ ...this.target, noDelay: true });
    const pair = { client, upstream };
    this.pairs.add(pair);
    upstream.on('error', () => this.end(pair));
    client.on('close', () => this.end(pair));
    upstream.on('close', () => this.end(pair));
    client.setNoDelay(true);
    this.relay(client, upstream);
    this.relay(upstream, client);
    if (this.mode === 'hold') {
      client.pause();
      upstream.pause();
    }
  }

  private relay(from: Socket, to: Socket): void {
    from.on('data', (chunk) => {
      if (this.delayMs > 0) setTimeout(() => to.write(chunk), this.delayMs);
      else to.write(chunk);
    });
  }

  private end(pair: Pair): void {
    if (!this.pairs.delete(pair)) return;
    pair.client.resetAndDestroy();
    pair.upstream.resetAndDestroy();
  }
}

function addressOf(target: string): { host: string; port: number } {
  const { hostname, port } = new URL(target.includes('://') ? target : `tcp://${target}`);
  return { host: hostname, port: Number(port) };
}
