import { setTimeout as delay } from 'node:timers/promises';
import type { CompanionHealth } from './companion-health.js';
import { CompanionProvider, type CompletionRequest, ProviderError } from './provider.js';

/**
 * A provider with its health kept: every outcome is told to `CompanionHealth`, and a failing provider is asked with
 * restraint. An abort counts as a failure where its reason is a `ProviderError`: the reader gave up on silence.
 */
export class GuardedProvider extends CompanionProvider {
  readonly kind: CompanionProvider['kind'];

  constructor(
    private readonly provider: CompanionProvider,
    private readonly health: CompanionHealth,
  ) {
    super();
    this.kind = provider.kind;
  }

  override async *stream(request: CompletionRequest): AsyncGenerator<string, void, undefined> {
    const { signal, conversationId } = request;
    const pause = this.health.pauseMs(conversationId);
    if (pause > 0) await delay(pause, undefined, { signal }).catch(() => signal.throwIfAborted());
    const leave = await this.health.enter(signal);
    try {
      for await (const piece of this.provider.stream(request)) {
        this.health.succeeded(conversationId);
        leave(false);
        yield piece;
      }
      signal.throwIfAborted();
    } catch (error) {
      if (error instanceof ProviderError) {
        this.health.failed(error.kind, conversationId);
        leave(true);
      }
      throw error;
    } finally {
      leave(false);
    }
  }

  /** Titles say nothing about replies: their outcome does not touch the health. */
  override async complete(request: CompletionRequest): Promise<string> {
    if (this.health.isOpen) throw new ProviderError('unreachable', true, 'The provider is out of reach');
    return this.provider.complete(request);
  }
}
