import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { keepNewest } from '../prompt.js';
import { CompletionReader } from './completion-reader.js';
import { CompanionProvider, type CompletionRequest, ProviderError } from './provider.js';
import { discard, drain, type ProviderResponse, sendToProvider } from './provider-request.js';

const COMPLETE_TIMEOUT_MS = 15_000;
const PROBE_TIMEOUT_MS = 2_000;
const RESPONSE_MAX_BYTES = 1024 * 1024;
/** The reply fails without another try if the provider asks for a longer pause. */
const RETRY_AFTER_MAX_MS = 5_000;
/** At least a second each: a conversation sends at most one request a second. */
const RETRY_DELAYS_MS: readonly number[] = [1_000, 2_000];
/** The rest of a response behind its end may take so long. */
const DRAIN_TIMEOUT_MS = 500;

export interface OpenAiProviderOptions {
  /** Without `/chat/completions`. */
  baseUrl: string;
  apiKey: string | null;
  model: string;
  replyTimeoutMs: number;
  /** One entry for each retry. */
  retryDelaysMs?: readonly number[];
}

const completion = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1),
});

/** Calls any OpenAI-compatible `/chat/completions`. */
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
        if (reader.isDone) break;
      }
      const rest = reader.end();
      if (rest) yield rest;
      if (!reader.hasSeenEnd && !isDelimited(response)) {
        throw new ProviderError('truncated', true, 'The provider broke off within the reply');
      }
    } finally {
      if (reader.isDone && !signal.aborted) drain(response, DRAIN_TIMEOUT_MS);
      else discard(response);
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

  /** Whether the provider answers with anything but a server error. Never throws. */
  async isReachable(signal: AbortSignal): Promise<boolean> {
    try {
      const response = await sendToProvider({
        method: 'GET',
        url: `${this.baseUrl}/models`,
        headers: this.headers('application/json'),
        signal,
        connectTimeoutMs: PROBE_TIMEOUT_MS,
        headersTimeoutMs: PROBE_TIMEOUT_MS,
      });
      discard(response);
      return (response.statusCode ?? 500) < 500;
    } catch {
      return false;
    }
  }

  private async openStream(request: CompletionRequest): Promise<ProviderResponse> {
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

  private async post(request: CompletionRequest, stream: boolean, signal: AbortSignal): Promise<ProviderResponse> {
    const body = JSON.stringify({
      model: this.options.model,
      messages: keepNewest(request.messages),
      stream,
      ...(request.maxTokens ? { max_tokens: request.maxTokens } : {}),
    });
    const response = await sendToProvider({
      method: 'POST',
      url: `${this.baseUrl}/chat/completions`,
      headers: {
        ...this.headers(stream ? 'text/event-stream' : 'application/json'),
        'content-type': 'application/json',
      },
      body,
      signal,
      headersTimeoutMs: this.options.replyTimeoutMs,
    });
    const { statusCode = 0, headers } = response;
    if (statusCode < 200 || statusCode > 299) {
      discard(response);
      throw new StatusError(statusCode, retryAfterMs(String(headers['retry-after'] ?? '')));
    }
    if (String(headers['content-type']).toLowerCase().includes('html')) {
      discard(response);
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

/** The pause before the next try; `null` if there is no next try. */
function retryPause(error: unknown, delayMs: number | undefined): number | null {
  if (delayMs === undefined || !(error instanceof StatusError) || !error.retryable) return null;
  if (error.retryAfterMs > RETRY_AFTER_MAX_MS) return null;
  return Math.max(error.retryAfterMs, delayMs * (1 + Math.random() * 0.2));
}

/** Reads seconds or a date. 0 if the header is neither. */
function retryAfterMs(header: string): number {
  if (header === '') return 0;
  const seconds = Number(header);
  const milliseconds = Number.isFinite(seconds) ? seconds * 1_000 : Date.parse(header) - Date.now();
  return Number.isNaN(milliseconds) ? 0 : Math.max(0, milliseconds);
}

/** Whether HTTP marks the end of the body. Then a body that ended without `[DONE]` is complete. */
function isDelimited({ complete, headers }: ProviderResponse): boolean {
  return complete && (headers['transfer-encoding'] !== undefined || headers['content-length'] !== undefined);
}

/** Yields the bytes as they come. Throws `truncated` if the connection ends within the body. */
async function* readBody(response: ProviderResponse, signal: AbortSignal): AsyncGenerator<Buffer, void, undefined> {
  try {
    // A caller that leaves early decides whether to drain or to discard the response.
    for await (const bytes of response.iterator({ destroyOnReturn: false })) yield bytes as Buffer;
  } catch {
    signal.throwIfAborted();
    throw new ProviderError('truncated', true, 'The provider broke off within the reply');
  }
  signal.throwIfAborted();
}

async function readText(response: ProviderResponse, signal: AbortSignal): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const bytes of readBody(response, signal)) {
    size += bytes.length;
    if (size > RESPONSE_MAX_BYTES) {
      discard(response);
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
