import type { TitleCounts } from '../conversations/conversations.events.js';

/** A conversation gets its title after the first reply, and a new one every ten messages. */
const MESSAGES_PER_TITLE = 10;

const MAX_CONVERSATIONS = 10_000;

/**
 * Decides when a conversation needs a title. A title that was asked for and has not come yet is not asked for again: its job
 * outlives this node. It forgets the conversation that was asked for first.
 */
export class DueTitles {
  /** How many messages a conversation had when its title was asked for. */
  private readonly askedAt = new Map<string, number>();

  /** Whether to ask for a title now. It then counts as asked for. */
  isDue(conversationId: string, { messageCount, titledAtCount }: TitleCounts): boolean {
    const askedAt = this.askedAt.get(conversationId) ?? 0;
    // Fewer messages than then: an edit has removed those that the title was asked for.
    const latest = askedAt > messageCount ? titledAtCount : Math.max(titledAtCount, askedAt);
    if (latest !== 0 && messageCount - latest < MESSAGES_PER_TITLE) return false;
    this.askedAt.delete(conversationId);
    this.askedAt.set(conversationId, messageCount);
    const [oldest] = this.askedAt.keys();
    if (oldest !== undefined && this.askedAt.size > MAX_CONVERSATIONS) this.askedAt.delete(oldest);
    return true;
  }

  /** The title could not be asked for. */
  forget(conversationId: string): void {
    this.askedAt.delete(conversationId);
  }
}
