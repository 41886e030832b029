import type { ConversationPublisher } from '../live/conversation-publisher.js';

/** "Starling is thinking" for the readers of one conversation. Publishes changes only. */
export class ThinkingIndicator {
  private isShown = false;

  constructor(
    private readonly conversationId: string,
    private readonly publisher: ConversationPublisher,
  ) {}

  show(): void {
    this.set(true);
  }

  hide(): void {
    this.set(false);
  }

  private set(isShown: boolean): void {
    if (isShown === this.isShown) return;
    this.isShown = isShown;
    void this.publisher.publishTyping(this.conversationId, null, isShown);
  }
}
