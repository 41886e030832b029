const PAUSE_MS = 1_000;
const MAX_CONVERSATIONS = 1_000;

/** Keeps failing requests of one conversation at least a second apart. */
export class ConversationPauses {
  /** In the order of the failures. */
  private readonly failedAt = new Map<string, number>();

  /** @param now a monotonic clock, in milliseconds */
  constructor(private readonly now: () => number = () => performance.now()) {}

  /** How long this conversation has to wait before its next request. */
  pauseMs(conversationId: string | undefined): number {
    if (conversationId === undefined) return 0;
    const failedAt = this.failedAt.get(conversationId);
    return failedAt === undefined ? 0 : Math.max(0, failedAt + PAUSE_MS - this.now());
  }

  succeeded(conversationId: string | undefined): void {
    if (conversationId !== undefined) this.failedAt.delete(conversationId);
  }

  failed(conversationId: string | undefined): void {
    if (conversationId === undefined) return;
    const now = this.now();
    this.failedAt.delete(conversationId);
    this.failedAt.set(conversationId, now);
    for (const [id, failedAt] of this.failedAt) {
      // All later failures are newer.
      if (now - failedAt < PAUSE_MS && this.failedAt.size <= MAX_CONVERSATIONS) break;
      this.failedAt.delete(id);
    }
  }
}
