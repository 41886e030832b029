/**
 * What the companion needs of whatever writes its replies. Vendor types stop behind this file.
 *
 * Promises of every provider:
 * - The pieces of `stream`, joined, are the reply. A piece is never empty and never splits a surrogate pair that
 *   the sender had whole.
 * - A stream that ends normally is complete. Anything else throws one `ProviderError`, also after some pieces:
 *   what came before it stands.
 * - Aborting `request.signal` ends the stream within a second, closes the connection behind it, and throws the
 *   signal's reason. So does leaving the `for await` early, without throwing.
 * - Errors carry no address, key or text of the provider: their messages may be logged.
 * - A provider is asked again only before its first piece, at most twice, with at least a second between two tries.
 * - The time between two pieces is not limited here, but for the first answer's headers: the reader watches it.
 */

export type PromptRole = 'system' | 'user' | 'assistant';

export interface PromptMessage {
  role: PromptRole;
  content: string;
}

export interface CompletionRequest {
  /** Oldest first. What is over the request limit is left out, oldest first; the system message stays. */
  messages: readonly PromptMessage[];
  signal: AbortSignal;
  maxTokens?: number;
  /** Keeps failing requests of one conversation at least a second apart. */
  conversationId?: string;
}

/**
 * Why no (whole) reply came.
 * `refused`: the provider answered with an error status, or the breaker is open.
 * `silent`: no headers in time. `broken`: what came is no completion.
 * `unreachable`: no connection. `truncated`: the connection ended within the reply.
 */
export type ProviderErrorKind = 'refused' | 'silent' | 'broken' | 'unreachable' | 'truncated';

export class ProviderError extends Error {
  override readonly name = 'ProviderError';

  constructor(
    readonly kind: ProviderErrorKind,
    /** True where the same request may well succeed later. */
    readonly retryable: boolean,
    message: string,
    /** The provider's HTTP status, where it answered with one. */
    readonly status: number | null = null,
  ) {
    super(message);
  }
}

/** Writes replies; also the injection token of the one that the settings chose. */
export abstract class CompanionProvider {
  abstract readonly kind: 'offline' | 'openai';

  /** The reply in pieces, as they come. */
  abstract stream(request: CompletionRequest): AsyncIterable<string>;

  /** A short answer as a whole, for titles and summaries. Not retried, at most 15 s. */
  abstract complete(request: CompletionRequest): Promise<string>;
}
