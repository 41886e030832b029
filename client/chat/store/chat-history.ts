import type { ChatApi, HistoryPage } from './chat-api';

export type HistoryState = 'idle' | 'loading' | 'ready' | 'failed';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export interface ChatHistoryEvents {
  /** A page was loaded. Each one is older than the pages before it. */
  page(page: HistoryPage): void;
  changed(): void;
}

/** Loads the messages from before the conversation was opened, page by page, the newest page first. */
export class ChatHistory {
  private current: HistoryState = 'idle';
  private problem: string | null = null;
  private hasMore = false;
  private isLoadingMore = false;
  /** Counts the conversations opened, so that a late answer for an earlier one is dropped. */
  private visit = 0;

  constructor(
    private readonly api: Pick<ChatApi, 'history'>,
    private readonly events: ChatHistoryEvents,
  ) {}

  get state(): HistoryState {
    return this.current;
  }

  /** Why the first page could not be loaded: `Failed to fetch message history: …`. */
  get error(): string | null {
    return this.problem;
  }

  get hasOlder(): boolean {
    return this.hasMore;
  }

  get isLoadingOlder(): boolean {
    return this.isLoadingMore;
  }

  /** Another conversation is opened. */
  clear(): void {
    this.visit += 1;
    this.current = 'idle';
    this.problem = null;
    this.hasMore = false;
    this.isLoadingMore = false;
  }

  /** Loads the newest page: once per conversation, and only if the id is a UUID. A new conversation has no history. */
  async open(conversationId: string | null, isNew: boolean): Promise<void> {
    if (this.current !== 'idle') return;
    if (isNew) this.current = 'ready';
    else await this.load(conversationId);
  }

  /** The reader's Retry after the first page failed. */
  async retry(conversationId: string | null): Promise<void> {
    if (this.current === 'failed') await this.load(conversationId);
  }

  /** Loads the page before the oldest message shown. */
  async loadOlder(conversationId: string, oldestId: string): Promise<void> {
    if (!this.hasMore || this.isLoadingMore) return;
    const { visit } = this;
    this.isLoadingMore = true;
    this.events.changed();
    try {
      await this.read(conversationId, oldestId);
    } catch {
      // Scrolling up again asks again, and everything on the screen is still right.
    } finally {
      if (visit === this.visit) {
        this.isLoadingMore = false;
        this.events.changed();
      }
    }
  }

  private async load(conversationId: string | null): Promise<void> {
    if (!conversationId || !UUID.test(conversationId)) return;
    const { visit } = this;
    this.current = 'loading';
    this.problem = null;
    this.events.changed();
    try {
      await this.read(conversationId, null);
      if (visit === this.visit) this.current = 'ready';
    } catch (error) {
      if (visit === this.visit) {
        this.current = 'failed';
        this.problem = error instanceof Error ? error.message : String(error);
      }
    }
    if (visit === this.visit) this.events.changed();
  }

  private async read(conversationId: string, before: string | null): Promise<void> {
    const { visit } = this;
    const page = await this.api.history(conversationId, before);
    if (visit !== this.visit) return;
    this.hasMore = page.hasMore;
    this.events.page(page);
  }
}
