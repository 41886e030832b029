/**
 * A provider that speaks the OpenAI protocol and plays scripts. A script is named in the newest user message, as
 * `[[script:pieces n=40 delayMs=50]]`, or by `double.script`.
 *
 * | script | plays |
 * | --- | --- |
 * | `pieces` (`n`=5, `delayMs`=0, `text`="word") | `text 1 `, `text 2 `, … |
 * | `echo` (`all`) | the newest user message without its marker; with `all=true` the whole request's messages as JSON |
 * | `slow-start` (`delayMs`=500) | headers at once, and the first chunk late |
 * | `silent` | headers, then nothing |
 * | `never-answers` | not even headers |
 * | `hang` (`after`=10) | that many chunks, then nothing |
 * | `cut` (`after`=10) | that many chunks, then a reset |
 * | `fin` (`after`=10) | that many chunks, then the connection closes before the answer is complete |
 * | `break` (`at`=0, `with`=reset, `n`=20) | the answer's bytes, headers included, up to that share of them (0 to 1), then a reset or a `fin` |
 * | `status` (`code`=500, `retryAfter`) | that status, with a body that must never be shown |
 * | `flaky` (`times`=1, `code`=503) | that status the given number of times for this message, then `pieces` |
 * | `redirect` | 302 to another path of this server |
 * | `html`, `empty` | 200 with a web page, 200 with nothing |
 * | `malformed` (`variant`) | one of `MALFORMED_STREAMS` |
 * | `endless` (`delayMs`=10) | a character each time, for ever |
 * | `burst` (`bytes`=5242880) | that many bytes of text, as fast as the client reads |
 * | `utf8-split` | emoji, each byte a packet of its own |
 * | `said` (`text`, `seed`=1, `delayMs`=0) | that text in chunks of random length, whose bytes are cut at random as well |
 * | `gate` (`n`=5) | chunks that the test sends with `release` |
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { aborted } from './aborted.js';
import { PROVIDER_SECRET } from './provider-script.js';
import { ScriptedReply } from './scripted-reply.js';

export { PROVIDER_SECRET };

export interface ProviderDoubleMessage {
  role: string;
  content: string;
}

export interface RecordedRequest {
  headers: IncomingMessage['headers'];
  body: { model: string; stream: boolean; messages: ProviderDoubleMessage[]; [key: string]: unknown };
  /** Length of the received body. */
  bytes: number;
  /** When it arrived, in milliseconds of the monotonic clock. */
  at: number;
}

export class AiProviderDouble {
  /** Every completion request that was read, streams and others, oldest first. */
  readonly requests: RecordedRequest[] = [];
  /** The number of newest requests to keep, because each holds a whole history. */
  keptRequests = Number.POSITIVE_INFINITY;
  /** The script for messages that name none. */
  script = 'pieces';
  /** The answer to requests without a stream: a text, or the script of a failure (`[[script:…]]`). */
  completion: string | ((request: RecordedRequest) => string) = JSON.stringify({
    title: 'A quiet evening',
    summary: 'How to make evenings calmer.',
    type: 'educational',
    tags: ['bedtime', 'routine'],
  });
  /** While true every connection is reset. */
  down = false;
  /** How many connections it has reset. */
  refused = 0;
  private readonly sockets = new Set<Socket>();
  private readonly server = createServer((request, response) => {
    void this.answer(request, response).catch(() => response.destroy());
  });
  private readonly closing = new AbortController();
  private readonly failures = new Map<string, number>();
  private credits = 0;
  private wakeGates: PromiseWithResolvers<void> = Promise.withResolvers();

  constructor() {
    this.server.on('connection', (socket) => {
      if (this.down) {
        this.refused += 1;
        socket.resetAndDestroy();
        return;
      }
      this.sockets.add(socket);
      socket.on('close', () => this.sockets.delete(socket));
      socket.on('error', () => undefined);
    });
  }

  /** The base address, for `COMPANION_BASE_URL`. */
  get url(): string {
    return `http://127.0.0.1:${this.port}/v1`;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  get openConnections(): number {
    return this.sockets.size;
  }

  /** How many requests are being answered right now. */
  openReplies = 0;

  /** Sends `n` more chunks from the `gate` streams, including later ones. */
  release(n = 1): void {
    this.credits += n;
    const { resolve } = this.wakeGates;
    this.wakeGates = Promise.withResolvers();
    resolve();
  }

  async listen(host = '127.0.0.1'): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(0, host, resolve));
  }

  async close(): Promise<void> {
    this.closing.abort();
    this.release(Number.MAX_SAFE_INTEGER);
    for (const socket of this.sockets) socket.destroy();
    await new Promise<void>((resolve) => {
      this.server.close(() => resolve());
    });
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (this.down) {
      this.refused += 1;
      request.socket.resetAndDestroy();
      return;
    }
    if (request.method === 'GET' && request.url?.endsWith('/models')) {
      response.setHeader('content-type', 'application/json').end('{"data":[]}');
      return;
    }
    if (request.method !== 'POST' || !request.url?.endsWith('/v1/chat/completions')) {
      response.writeHead(404).end(PROVIDER_SECRET);
      return;
    }
    const text = await readAll(request);
    const recorded: RecordedRequest = {
      headers: request.headers,
      body: JSON.parse(text) as RecordedRequest['body'],
      bytes: Buffer.byteLength(text),
      at: performance.now(),
    };
    this.requests.push(recorded);
    if (this.requests.length > this.keptRequests) this.requests.shift();
    this.openReplies += 1;
    response.on('close', () => {
      this.openReplies -= 1;
    });
    await new ScriptedReply(this, recorded, response, this.closing.signal).play();
  }

  /** Resolves when a gate may send a chunk. */
  async takeCredit(signal: AbortSignal): Promise<void> {
    while (this.credits <= 0 && !signal.aborted) {
      await Promise.race([this.wakeGates.promise, aborted(signal)]);
    }
    // A cancelled stream uses none of the chunks that later streams may send.
    if (!signal.aborted) this.credits -= 1;
  }

  /** How often this message has failed by the `flaky` script. */
  countFailure(message: string): number {
    const count = (this.failures.get(message) ?? 0) + 1;
    this.failures.set(message, count);
    return count;
  }
}

export async function startAiProvider(host?: string): Promise<AiProviderDouble> {
  const double = new AiProviderDouble();
  await double.listen(host);
  return double;
}

async function readAll(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}
