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
 * | `gate` (`n`=5) | chunks that the test sends with `release` |
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as delay, setImmediate as tick } from 'node:timers/promises';
import { delta, MALFORMED_STREAMS } from './malformed-streams.js';

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

/** Words in the bodies of failures. A page or log that shows one of them leaks. */
export const PROVIDER_SECRET = 'provider-internal-detail';

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
    await new Reply(this, recorded, response, this.closing.signal).play();
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

interface Script {
  name: string;
  text(key: string, fallback: string): string;
  number(key: string, fallback: number): number;
}

const MARKER = /\[\[script:([^\]]*)\]\]/;

function parseScript(source: string): Script {
  const [name = ''] = source.trim().split(/\s/, 1);
  const options = new Map<string, string>();
  for (const [, key, quoted, plain] of source.matchAll(/(\w+)=(?:"([^"]*)"|(\S+))/g)) {
    options.set(key!, quoted ?? plain ?? '');
  }
  return {
    name,
    text: (key, fallback) => options.get(key) ?? fallback,
    number: (key, fallback) => Number(options.get(key) ?? fallback),
  };
}

/** One request being answered. */
class Reply {
  private readonly signal: AbortSignal;

  constructor(
    private readonly double: AiProviderDouble,
    private readonly request: RecordedRequest,
    private readonly response: ServerResponse,
    closing: AbortSignal,
  ) {
    const gone = new AbortController();
    response.on('close', () => gone.abort());
    this.signal = AbortSignal.any([closing, gone.signal]);
  }

  private get newest(): string {
    return this.request.body.messages.findLast((message) => message.role === 'user')?.content ?? '';
  }

  async play(): Promise<void> {
    try {
      if (this.request.body.stream)
        await this.playScript(parseScript(MARKER.exec(this.newest)?.[1] ?? this.double.script));
      else await this.playCompletion();
    } catch (error) {
      // The reader has disconnected, which some scripts expect.
      if (!this.signal.aborted) throw error;
    }
  }

  private async playCompletion(): Promise<void> {
    const { completion } = this.double;
    const content = typeof completion === 'string' ? completion : completion(this.request);
    const script = MARKER.exec(content)?.[1];
    if (script) return this.playScript(parseScript(script));
    this.response
      .setHeader('content-type', 'application/json')
      .end(JSON.stringify({ choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }] }));
  }

  private async playScript(script: Script): Promise<void> {
    switch (script.name) {
      case 'pieces':
        await this.pieces(script, script.number('n', 5));
        return this.finish();
      case 'echo':
        await this.piece(
          script.text('all', '') === 'true'
            ? JSON.stringify(this.request.body.messages)
            : this.newest.replace(MARKER, '').trim(),
        );
        return this.finish();
      case 'slow-start':
        this.open();
        await delay(script.number('delayMs', 500), undefined, { signal: this.signal });
        await this.pieces(script, script.number('n', 5));
        return this.finish();
      case 'silent':
        this.open();
        return aborted(this.signal);
      case 'never-answers':
        return aborted(this.signal);
      case 'hang':
        await this.pieces(script, script.number('after', 10));
        return aborted(this.signal);
      case 'cut':
        await this.pieces(script, script.number('after', 10));
        this.response.socket?.resetAndDestroy();
        return;
      case 'fin':
        await this.pieces(script, script.number('after', 10));
        this.response.socket?.end();
        return;
      case 'break':
        return this.breakOff(script);
      case 'status':
        return this.status(script);
      case 'flaky':
        if (this.double.countFailure(this.newest) <= script.number('times', 1)) return this.status(script, 503);
        await this.pieces(script, script.number('n', 5));
        return this.finish();
      case 'redirect':
        this.response.writeHead(302, { location: '/v1/models' }).end();
        return;
      case 'html':
        this.response
          .writeHead(200, { 'content-type': 'text/html' })
          .end(`<html><body>${PROVIDER_SECRET}</body></html>`);
        return;
      case 'empty':
        this.open();
        this.response.end();
        return;
      case 'malformed':
        return this.malformed(script.text('variant', ''));
      case 'endless':
        for (;;) {
          await this.piece('x');
          await delay(script.number('delayMs', 10), undefined, { signal: this.signal });
        }
      case 'burst':
        return this.burst(script.number('bytes', 5 * 1024 * 1024));
      case 'utf8-split':
        await this.bytes([...Buffer.from(`data: ${delta('🐣🐥🦜 ⭐')}\n\n`)].map((byte) => Buffer.from([byte])));
        return this.finish();
      case 'gate':
        this.open();
        for (let n = 1; n <= script.number('n', 5); n += 1) {
          await this.double.takeCredit(this.signal);
          await this.piece(`piece ${n} `);
        }
        return this.finish();
      default:
        throw new Error(`No such script: ${script.name}`);
    }
  }

  private open(): void {
    if (this.response.headersSent) return;
    this.response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' });
    this.response.flushHeaders();
  }

  private async pieces(script: Script, count: number): Promise<void> {
    const delayMs = script.number('delayMs', 0);
    for (let n = 1; n <= count; n += 1) {
      await this.piece(`${script.text('text', 'word')} ${n} `);
      if (delayMs > 0 && n < count) await delay(delayMs, undefined, { signal: this.signal });
    }
  }

  private async piece(text: string): Promise<void> {
    await this.write(Buffer.from(`data: ${delta(text)}\n\n`));
  }

  private async write(bytes: Buffer): Promise<void> {
    this.open();
    this.signal.throwIfAborted();
    const { promise: drained, resolve } = Promise.withResolvers<void>();
    if (!this.response.write(bytes)) {
      this.response.once('drain', resolve);
      await Promise.race([drained, aborted(this.signal)]);
      this.signal.throwIfAborted();
    }
  }

  private async finish(): Promise<void> {
    await this.write(
      Buffer.from('data: {"choices":[{"index":0,"delta":{},"finish_reason":"stop"}]}\n\ndata: [DONE]\n\n'),
    );
    this.response.end();
  }

  /** Writes to the socket, because the HTTP server cannot cut off its own headers. */
  private breakOff(script: Script): void {
    const pieces = Array.from({ length: script.number('n', 20) }, (_, n) => `data: ${delta(`word ${n + 1} `)}\n\n`);
    const chunks = [...pieces, 'data: [DONE]\n\n', ''].map(
      (text) => `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`,
    );
    const head = 'HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\ntransfer-encoding: chunked\r\n\r\n';
    const whole = Buffer.from(head + chunks.join(''));
    const { socket } = this.response;
    socket?.write(whole.subarray(0, Math.floor(whole.length * script.number('at', 0))), () => {
      if (script.text('with', 'reset') === 'fin') socket.end();
      else socket.resetAndDestroy();
    });
  }

  private status(script: Script, fallback = 500): void {
    const retryAfter = script.text('retryAfter', '');
    this.response
      .writeHead(script.number('code', fallback), {
        'content-type': 'application/json',
        ...(retryAfter ? { 'retry-after': retryAfter } : {}),
      })
      .end(JSON.stringify({ error: { message: PROVIDER_SECRET } }));
  }

  private async malformed(variant: string): Promise<void> {
    const stream = MALFORMED_STREAMS.find((one) => one.name === variant);
    if (!stream) throw new Error(`No such malformed stream: ${variant}`);
    await this.bytes(stream.chunks);
    this.response.end();
  }

  private async bytes(chunks: readonly Buffer[]): Promise<void> {
    for (const chunk of chunks) {
      await this.write(chunk);
      // One turn of the event loop for each byte, so that each leaves in its own packet.
      await tick();
    }
  }

  private async burst(bytes: number): Promise<void> {
    const text = 'tweet '.repeat(500);
    for (let sent = 0; sent < bytes; sent += text.length) await this.piece(text);
    await this.finish();
  }
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}

async function readAll(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}
