/**
 * The port of the companion to a provider of replies. No vendor's types pass it.
 *
 * Every provider promises:
 * - The chunks of `stream`, joined, are the reply. A chunk is never empty, and never splits a surrogate pair.
 * - A stream that ends normally is complete. Any other stream throws one `ProviderError`, possibly after some chunks, and
 *   these remain valid.
 * - Aborting `request.signal` ends the stream within a second, closes its connection, and throws the signal's reason.
 *   Leaving the `for await` early does the same, without the error.
 * - Errors contain no address, key or text of the provider, so their messages may be logged.
 * - A request is retried only before its first chunk, at most twice, with at least a second between two tries.
 * - Only the time to the headers of the response is limited here. The reply limits the time between two chunks.
 */

import type { ChildAudience } from '../../children/child-audiences.js';

export type PromptRole = 'system' | 'user' | 'assistant';

export interface PromptMessage {
  role: PromptRole;
  content: string;
}

export interface CompletionRequest {
  /** Oldest first. The oldest are left out of a request that is too long; the system message stays. */
  messages: readonly PromptMessage[];
  signal: AbortSignal;
  /** The child for whom the reply is; absent for adults. The messages hold the instructions about it already. */
  child?: ChildAudience | undefined;
  maxTokens?: number;
  /** Failing requests of one conversation are at least a second apart. */
  conversationId?: string;
}

/**
 * Why there is no complete reply.
 * `refused`: the provider answered with an error status.
 * `silent`: no headers came in time. `broken`: the response is no completion.
 * `unreachable`: no connection, or the breaker is open. `truncated`: the connection ended within the reply.
 */
export type ProviderErrorKind = 'refused' | 'silent' | 'broken' | 'unreachable' | 'truncated';

export class ProviderError extends Error {
  override readonly name = 'ProviderError';

  constructor(
    readonly kind: ProviderErrorKind,
    /** The same request may succeed later. */
    readonly retryable: boolean,
    message: string,
    /** The provider's HTTP status, if it has answered. */
    readonly status: number | null = null,
  ) {
    super(message);
  }
}

/** Writes replies. Also the injection token of the provider that the settings choose. */
export abstract class CompanionProvider {
  abstract readonly kind: 'offline' | 'openai';

  /** The reply in chunks, as they come. */
  abstract stream(request: CompletionRequest): AsyncIterable<string>;

  /** A short answer, for titles and summaries. Takes at most 15 s and is not retried. */
  abstract complete(request: CompletionRequest): Promise<string>;
}
