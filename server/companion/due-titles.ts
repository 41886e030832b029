/** A conversation gets its title after the first reply, and a new one every ten messages. */
export const MESSAGES_PER_TITLE = 10;

const MAX_CONVERSATIONS = 10_000;

/**
 * From which number of their log on conversations have to be looked at again, because a new title may be due. Each message takes
 * one number at least, so nothing is due before. It forgets the conversation that was looked at first.
 */
export class DueTitles {
  private readonly lookFrom = new Map<string, number>();

  /** Whether a title may be due after the entry `seq`. */
  mayBeDue(conversationId: string, seq: number): boolean {
    return seq >= (this.lookFrom.get(conversationId) ?? 0);
  }

  /**
   * Notes what was found at the entry `seq`. The answer says whether to ask for a title now. A title that was asked for and
   * has not come yet is not asked for again: its job outlives this node.
   */
  isDue(conversationId: string, seq: number, state: { messageCount: number; titledAtCount: number }): boolean {
    const since = state.messageCount - state.titledAtCount;
    const isDue = state.titledAtCount === 0 || since >= MESSAGES_PER_TITLE;
    this.lookFrom.delete(conversationId);
    this.lookFrom.set(conversationId, seq + MESSAGES_PER_TITLE - (isDue ? 0 : since));
    const [oldest] = this.lookFrom.keys();
    if (oldest !== undefined && this.lookFrom.size > MAX_CONVERSATIONS) this.lookFrom.delete(oldest);
    return isDue;
  }

  /** The next entry of this conversation's log is looked at. */
  forget(conversationId: string): void {
    this.lookFrom.delete(conversationId);
  }
}
