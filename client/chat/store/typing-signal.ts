import type { ChatApi } from './chat-api';
import type { Clock } from './clock';

/** While the reader keeps typing, the signal is repeated this often. */
const REPEAT_MS = 8_000;

/** Signals to the other readers of a conversation when this reader types and when the typing ends. */
export class TypingSignal {
  private sentAt: number | null = null;

  constructor(
    private readonly api: Pick<ChatApi, 'setTyping'>,
    private readonly clock: Clock,
  ) {}

  send(conversationId: string, isTyping: boolean): void {
    if (isTyping ? this.isFresh() : this.sentAt === null) return;
    this.sentAt = isTyping ? this.clock.now() : null;
    // Best effort: a lost signal costs an indicator for a few seconds.
    this.api.setTyping(conversationId, isTyping).catch(() => undefined);
  }

  /** Another conversation is opened. */
  reset(): void {
    this.sentAt = null;
  }

  private isFresh(): boolean {
    return this.sentAt !== null && this.clock.now() - this.sentAt < REPEAT_MS;
  }
}
