import { createServer, type IncomingMessage, type Server, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A plain HTTP proxy on this machine. It forwards everything, and adds or replaces the given headers. */
export class ForwardingProxy {
  private constructor(private readonly server: Server) {}

  static async start(target: string, headers: Readonly<Record<string, string>> = {}): Promise<ForwardingProxy> {
    const server = createServer((incoming, outgoing) => {
      const { method, url = '/' } = incoming;
      const options = { method, headers: { ...incoming.headers, ...headers } };
      const onward = send(new URL(url, target), options, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      });
      onward.on('error', () => outgoing.destroy());
      incoming.pipe(onward);
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    return new ForwardingProxy(server);
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise<void>((closed) => this.server.close(() => closed()));
  }
}

/** A GET with any headers, `Host` among them, which `fetch` does not let its caller choose. Redirects are not followed. */
export async function request(url: string, headers: Readonly<Record<string, string>> = {}) {
  const answer = await new Promise<IncomingMessage>((settle, fail) => {
    send(url, { headers }, settle).on('error', fail).end();
  });
  return { status: answer.statusCode, location: answer.headers.location, text: await text(answer) };
}
