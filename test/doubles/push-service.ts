/** A push service over TLS (RFC 8030) that checks what it gets (RFC 8291, RFC 8292), and reads it like the browser. */
import { createPublicKey } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { connect, type TLSSocket } from 'node:tls';
import { jwtVerify } from 'jose';
import { type PushBrowser, pushBrowser } from './push-browser.js';
import { PUSH_CERTIFICATE, PUSH_CERTIFICATE_KEY } from './push-certificate.js';

const ORIGIN = 'https://push.example';
const DAY_SECONDS = 86_400;

export interface ReceivedPush {
  readonly payload: Record<string, unknown>;
  readonly headers: IncomingMessage['headers'];
  /** The public key that signed the token, and the claims. */
  readonly key: string;
  readonly claims: Record<string, unknown>;
}

export interface SubscribedBrowser extends PushBrowser {
  readonly endpoint: string;
  readonly pushes: ReceivedPush[];
  /** What the service answers next; then 201 again. */
  readonly answers: number[];
}

export interface PushServiceDouble {
  /** A browser with a subscription of its own. */
  subscribe(): SubscribedBrowser;
  /** A connection to this service, whatever the name. */
  connect(name: string): TLSSocket;
  /** What was wrong with requests. */
  readonly problems: string[];
  stop(): Promise<void>;
}

export async function startPushService(): Promise<PushServiceDouble> {
  const browsers = new Map<string, SubscribedBrowser>();
  const problems: string[] = [];
  const server = createServer({ cert: PUSH_CERTIFICATE, key: PUSH_CERTIFICATE_KEY }, (request, response) => {
    const browser = browsers.get(`${ORIGIN}${request.url}`);
    if (!browser) return response.writeHead(404).end();
    const status = browser.answers.shift();
    if (status !== undefined) return response.writeHead(status, { Location: 'https://other.push.example/' }).end();
    receive(request, browser)
      .then(() => response.writeHead(201).end())
      .catch((error: Error) => {
        problems.push(error.message);
        response.writeHead(400).end();
      });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    subscribe: () => {
      const browser = { ...pushBrowser(), endpoint: `${ORIGIN}/send/${browsers.size}`, pushes: [], answers: [] };
      browsers.set(browser.endpoint, browser);
      return browser;
    },
    connect: (name) => connect({ host: '127.0.0.1', port, servername: name, ca: PUSH_CERTIFICATE }),
    problems,
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

async function receive(request: IncomingMessage, browser: SubscribedBrowser): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  const body = Buffer.concat(chunks);
  const { headers } = request;
  if (request.method !== 'POST') throw new Error(`A push came as ${request.method}`);
  if (headers['content-encoding'] !== 'aes128gcm') throw new Error('A push has the wrong encoding');
  if (!/^\d+$/.test(String(headers['ttl']))) throw new Error('A push has no TTL');
  if (!/^[\w-]{1,32}$/.test(String(headers['topic']))) throw new Error('A push has a wrong topic');
  const { key, claims } = await vapidOf(headers.authorization ?? '', ORIGIN);
  browser.pushes.push({ payload: JSON.parse(browser.read(body)), headers, key, claims });
}

/** Checks a header of RFC 8292. @throws unless the token is signed by its key, for this service and at most a day */
export async function vapidOf(header: string, origin: string, now = new Date()) {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(header) ?? [];
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')];
  const publicKey = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } });
  const { payload } = await jwtVerify(token, publicKey, { algorithms: ['ES256'], audience: origin, currentDate: now });
  if (Number(payload.exp) > now.getTime() / 1_000 + DAY_SECONDS) throw new Error('The token is valid for too long');
  return { key, claims: payload as Record<string, unknown> };
}
