import type { ChatApi } from './chat-api';

/** Reports how far the conversation was read: each message once. */
export class ReadMarker {
  private markedId: string | null = null;

  constructor(private readonly api: Pick<ChatApi, 'markRead'>) {}

  mark(conversationId: string, messageId: string): void {
    if (messageId === this.markedId) return;
    this.markedId = messageId;
    this.api.markRead(conversationId, messageId).catch(() => {
      // The next look at the conversation tries again.
      if (this.markedId === messageId) this.markedId = null;
    });
  }

  /** Another conversation is opened. */
  reset(): void {
    this.markedId = null;
  }
}
