import type { ServerResponse } from 'node:http';
import { setTimeout as delay, setImmediate as tick } from 'node:timers/promises';
import { randomFrom } from '../faults/harness/random.js';
import { aborted } from './aborted.js';
import type { AiProviderDouble, RecordedRequest } from './ai-provider.js';
import { delta, MALFORMED_STREAMS } from './malformed-streams.js';
import { MARKER, PROVIDER_SECRET, parseScript, type Script } from './provider-script.js';

/** The answer to one request: it plays the script that the request names. */
export class ScriptedReply {
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
      case 'said':
        await this.said(script);
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

  private async said(script: Script): Promise<void> {
    const random = randomFrom(script.number('seed', 1));
    const delayMs = script.number('delayMs', 0);
    const below = (limit: number) => 1 + Math.floor(random() * limit);
    const characters = [...script.text('text', '')];
    const deltas: string[] = [];
    while (characters.length > 0) deltas.push(delta(characters.splice(0, below(12)).join('')));
    for (const one of deltas) {
      const bytes = Buffer.from(`data: ${one}\n\n`);
      const cut = below(bytes.length);
      await this.bytes([bytes.subarray(0, cut), bytes.subarray(cut)]);
      if (delayMs > 0) await delay(delayMs, undefined, { signal: this.signal });
    }
  }

  private async burst(bytes: number): Promise<void> {
    const text = 'tweet '.repeat(500);
    for (let sent = 0; sent < bytes; sent += text.length) await this.piece(text);
    await this.finish();
  }
}
