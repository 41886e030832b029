import { setTimeout as delay } from 'node:timers/promises';
import type { CompanionHealth } from './companion-health.js';
import { ConversationPauses } from './conversation-pauses.js';
import { CompanionProvider, type CompletionRequest, ProviderError } from './provider.js';
import { ProviderBreaker } from './provider-breaker.js';

/**
 * Reports each outcome of a provider to `CompanionHealth`, and sends fewer requests to a provider that fails. An abort
 * counts as a failure if its reason is a `ProviderError`: the reply has given up on a silent provider.
 */
export class GuardedProvider extends CompanionProvider {
  readonly kind: CompanionProvider['kind'];
  private readonly breaker: ProviderBreaker;

  constructor(
    private readonly provider: CompanionProvider,
    private readonly health: CompanionHealth,
    private readonly pauses = new ConversationPauses(),
  ) {
    super();
    this.kind = provider.kind;
    this.breaker = new ProviderBreaker(() => health.isBreakerOpen);
  }

  override async *stream(request: CompletionRequest): AsyncGenerator<string, void, undefined> {
    const { signal, conversationId } = request;
    const pauseMs = this.pauses.pauseMs(conversationId);
    if (pauseMs > 0) await delay(pauseMs, undefined, { signal }).catch(() => signal.throwIfAborted());
    const leave = await this.breaker.enter(signal);
    try {
      for await (const chunk of this.provider.stream(request)) {
        this.health.succeeded();
        this.pauses.succeeded(conversationId);
        leave(false);
        yield chunk;
      }
      signal.throwIfAborted();
    } catch (error) {
      if (error instanceof ProviderError) {
        this.health.failed(error.kind);
        this.pauses.failed(conversationId);
        leave(true);
      }
      throw error;
    } finally {
      leave(false);
    }
  }

  /** The health is about replies, so the outcome of a title does not change it. */
  override async complete(request: CompletionRequest): Promise<string> {
    if (this.health.isBreakerOpen) throw new ProviderError('unreachable', true, 'The provider is out of reach');
    return this.provider.complete(request);
  }
}
