import type { MessagesService, NewMessage } from '../messages/messages.service.js';
import type { ReplyLease } from '../replies/replies.service.js';
import { askCompanion, type Companion, PROMPT_HISTORY_LIMIT, type ProviderCall } from './ask-companion.js';

interface StartedCall {
  /** The newest number of the conversation when its history was read. */
  lastSeq: number;
  call: ProviderCall;
  calledAt: number;
}

/**
 * A reply that begins while its message is being stored: the history is read and the provider is called. Readers see
 * nothing of it before the commit. It is discarded if another message was stored in between.
 */
export class PrefetchedReply {
  private readonly abort = new AbortController();
  private readonly started: Promise<StartedCall | null>;

  constructor(
    message: NewMessage,
    private readonly messages: MessagesService,
    private readonly companion: Companion,
  ) {
    // A prefetch that fails costs nothing: the reply calls the provider itself.
    this.started = this.start(message).catch(() => null);
  }

  /** Returns the call if it was made for the message under `lease`, and ends it with `signal`; discards it otherwise. */
  async claimFor(lease: ReplyLease, signal: AbortSignal): Promise<StartedCall | null> {
    const started = await this.started;
    if (started?.lastSeq !== lease.messageSeq - 1 || signal.aborted) {
      this.discard();
      return null;
    }
    signal.addEventListener('abort', () => this.abort.abort(signal.reason), { once: true });
    return started;
  }

  /** Ends the call: the message was not stored, or this node does not write its reply. */
  discard(): void {
    this.abort.abort();
    void this.started.then((started) => started?.call.chunks?.return()).catch(() => undefined);
  }

  private async start(message: NewMessage): Promise<StartedCall | null> {
    const { id, userId, conversationId, content } = message;
    const before = await this.messages.historyBefore(message, PROMPT_HISTORY_LIMIT);
    if (!before || this.abort.signal.aborted) return null;
    const seq = before.lastSeq + 1;
    const question = { id, seq, role: 'user' as const, content, replyTo: null, responseType: null };
    const call = await askCompanion(this.companion, {
      history: [...before.history, question],
      userId,
      conversationId,
      messageId: id,
      messageSeq: seq,
      signal: this.abort.signal,
    });
    return call && { lastSeq: before.lastSeq, call, calledAt: performance.now() };
  }
}
