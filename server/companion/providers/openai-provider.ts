import type { IncomingMessage } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { keepNewest } from '../prompt.js';
import { CompletionReader } from './completion-reader.js';
import { CompanionProvider, type CompletionRequest, ProviderError } from './provider.js';
import { callProvider } from './provider-request.js';

const CONNECT_TIMEOUT_MS = 5_000;
const COMPLETE_TIMEOUT_MS = 15_000;
const RESPONSE_MAX_BYTES = 1024 * 1024;
/** A provider that asks for more patience than this gets it: the reply fails, nothing is sent again. */
const RETRY_AFTER_MAX_MS = 5_000;
/** Never under a second: a conversation asks at most once a second (quality P8). */
const RETRY_DELAYS_MS: readonly number[] = [1_000, 2_000];
/** How long a finished answer may take to close its connection before it is closed from here. */
const LEFTOVER_MS = 500;

export interface OpenAiProviderOptions {
  /** Up to and without `/chat/completions`. */
  baseUrl: string;
  apiKey: string | null;
  model: string;
  replyTimeoutMs: number;
  connectTimeoutMs?: number;
  /** One entry per retry. */
  retryDelaysMs?: readonly number[];
}

const completion = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1),
});

/** Any OpenAI-compatible `/chat/completions`. */
export class OpenAiProvider extends CompanionProvider {
  readonly kind = 'openai';
  private readonly baseUrl: string;

  constructor(private readonly options: OpenAiProviderOptions) {
    super();
    this.baseUrl = options.baseUrl.replace(/(?<!\/)\/+$/, '');
  }

  override async *stream(request: CompletionRequest): AsyncGenerator<string, void, undefined> {
    const { signal } = request;
    const response = await this.openStream(request);
    const reader = new CompletionReader();
    try {
      for await (const bytes of readBody(response, signal)) {
        const text = reader.push(bytes);
        if (text) yield text;
        reader.throwIfBroken();
        if (reader.done) break;
      }
      const rest = reader.end();
      if (rest) yield rest;
      if (!reader.saidItsEnd && !isDelimited(response)) {
        throw new ProviderError('truncated', true, 'The provider broke off within the reply');
      }
    } finally {
      if (reader.done && !signal.aborted) letEnd(response);
      else response.destroy();
    }
  }

  override async complete(request: CompletionRequest): Promise<string> {
    const signal = AbortSignal.any([request.signal, AbortSignal.timeout(COMPLETE_TIMEOUT_MS)]);
    try {
      const response = await this.post(request, false, signal);
      const text = await readText(response, signal);
      const parsed = completion.safeParse(parseJson(text));
      if (!parsed.success) throw new ProviderError('broken', true, 'The provider sent no completion');
      return parsed.data.choices[0]!.message.content;
    } catch (error) {
      request.signal.throwIfAborted();
      if (signal.aborted) throw new ProviderError('silent', true, 'The provider did not answer in time');
      throw error;
    }
  }

  /** True where the provider answers anything but a server error. Never throws. */
  async isReachable(signal: AbortSignal): Promise<boolean> {
    try {
      const response = await callProvider({
        method: 'GET',
        url: new URL(`${this.baseUrl}/models`),
        headers: this.headers('application/json'),
        signal,
        connectTimeoutMs: 2_000,
        headersTimeoutMs: 2_000,
      });
      response.destroy();
      return (response.statusCode ?? 500) < 500;
    } catch {
      return false;
    }
  }

  private async openStream(request: CompletionRequest): Promise<IncomingMessage> {
    const delays = this.options.retryDelaysMs ?? RETRY_DELAYS_MS;
    for (let retry = 0; ; retry += 1) {
      try {
        return await this.post(request, true, request.signal);
      } catch (error) {
        const pause = retryPause(error, delays[retry]);
        if (pause === null) throw error;
        await delay(pause, undefined, { signal: request.signal }).catch(() => undefined);
        request.signal.throwIfAborted();
      }
    }
  }

  private async post(request: CompletionRequest, stream: boolean, signal: AbortSignal): Promise<IncomingMessage> {
    const body = JSON.stringify({
      model: this.options.model,
      messages: keepNewest(request.messages),
      stream,
      ...(request.maxTokens ? { max_tokens: request.maxTokens } : {}),
    });
    const response = await callProvider({
      method: 'POST',
      url: new URL(`${this.baseUrl}/chat/completions`),
      headers: {
        ...this.headers(stream ? 'text/event-stream' : 'application/json'),
        'content-type': 'application/json',
        'content-length': String(Buffer.byteLength(body)),
      },
      body,
      signal,
      connectTimeoutMs: this.options.connectTimeoutMs ?? CONNECT_TIMEOUT_MS,
      headersTimeoutMs: this.options.replyTimeoutMs,
    });
    const status = response.statusCode ?? 0;
    if (status < 200 || status > 299) {
      response.destroy();
      throw new StatusError(status, retryAfterMs(response.headers['retry-after']));
    }
    if (response.headers['content-type']?.toLowerCase().includes('html')) {
      response.destroy();
      throw new ProviderError('broken', true, 'The provider sent a web page');
    }
    return response;
  }

  private headers(accept: string): Record<string, string> {
    const { apiKey } = this.options;
    return { accept, ...(apiKey ? { authorization: `Bearer ${apiKey}` } : {}) };
  }
}

class StatusError extends ProviderError {
  constructor(
    status: number,
    readonly retryAfterMs: number,
  ) {
    super('refused', status === 429 || status >= 500, `The provider answered with status ${status}`, status);
  }
}

/** How long to wait before asking again, null where that makes no sense. */
function retryPause(error: unknown, delayMs: number | undefined): number | null {
  if (delayMs === undefined || !(error instanceof StatusError) || !error.retryable) return null;
  if (error.retryAfterMs > RETRY_AFTER_MAX_MS) return null;
  return Math.max(error.retryAfterMs, delayMs * (1 + Math.random() * 0.2));
}

/** Seconds or a date, as HTTP has it; 0 where there is none that can be read. */
function retryAfterMs(header: string | undefined): number {
  if (!header) return 0;
  const seconds = Number(header);
  const milliseconds = Number.isFinite(seconds) ? seconds * 1_000 : Date.parse(header) - Date.now();
  return Number.isNaN(milliseconds) ? 0 : Math.max(0, milliseconds);
}

/** True where the answer itself says where it ends, so that an end without `[DONE]` is still a whole one. */
function isDelimited(response: IncomingMessage): boolean {
  return (
    response.complete &&
    (response.headers['transfer-encoding'] !== undefined || response.headers['content-length'] !== undefined)
  );
}

/** The bytes as they come; a connection that ends within them throws `truncated`. */
async function* readBody(response: IncomingMessage, signal: AbortSignal): AsyncGenerator<Buffer, void, undefined> {
  try {
    // A reader that leaves early decides itself what becomes of the connection.
    for await (const bytes of response.iterator({ destroyOnReturn: false })) yield bytes as Buffer;
  } catch {
    signal.throwIfAborted();
    throw new ProviderError('truncated', true, 'The provider broke off within the reply');
  }
  signal.throwIfAborted();
}

async function readText(response: IncomingMessage, signal: AbortSignal): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const bytes of readBody(response, signal)) {
    size += bytes.length;
    if (size > RESPONSE_MAX_BYTES) {
      response.destroy();
      throw new ProviderError('broken', true, 'The answer of the provider is too long');
    }
    parts.push(bytes);
  }
  return Buffer.concat(parts).toString('utf8');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Reads what is left, so that the connection can be used again, but not for long. */
function letEnd(response: IncomingMessage): void {
  if (response.complete) {
    response.resume();
    return;
  }
  const timer = setTimeout(() => response.destroy(), LEFTOVER_MS).unref();
  response.once('close', () => clearTimeout(timer));
  // What still goes wrong here concerns nobody: the reply is whole.
  response.on('error', () => undefined);
  response.resume();
}
