import type { ChatApi } from './chat-api';
import type { ChatMessage } from './chat-message';

export type HistoryState = 'idle' | 'loading' | 'ready' | 'failed';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export interface ChatHistoryEvents {
  /** A page came, older than everything that the reader was given before. */
  page(messages: readonly ChatMessage[]): void;
  changed(): void;
}

/** What was said in a conversation before it was opened, page by page, the newest first. */
export class ChatHistory {
  private current: HistoryState = 'idle';
  private problem: string | null = null;
  private hasMore = false;
  private isLoadingMore = false;
  /** Answers to questions about a conversation that was left meanwhile are dropped. */
  private visit = 0;

  constructor(
    private readonly api: Pick<ChatApi, 'history'>,
    private readonly events: ChatHistoryEvents,
  ) {}

  get state(): HistoryState {
    return this.current;
  }

  /** Why the first page could not be had: `Failed to fetch message history: …`. */
  get error(): string | null {
    return this.problem;
  }

  get hasOlder(): boolean {
    return this.hasMore;
  }

  get isLoadingOlder(): boolean {
    return this.isLoadingMore;
  }

  /** Another conversation is shown, of which nothing is known yet. */
  clear(): void {
    this.visit += 1;
    this.current = 'idle';
    this.problem = null;
    this.hasMore = false;
    this.isLoadingMore = false;
  }

  /** The newest page: once per conversation, and only for UUIDs (spec §4). What has just begun has none to ask for. */
  async open(conversationId: string | null, isNew: boolean): Promise<void> {
    if (this.current !== 'idle') return;
    if (isNew) this.current = 'ready';
    else await this.load(conversationId);
  }

  /** It failed: the quiet Retry (requirements B16). */
  async retry(conversationId: string | null): Promise<void> {
    if (this.current === 'failed') await this.load(conversationId);
  }

  /** The page before the oldest message shown. */
  async loadOlder(conversationId: string, oldestId: string): Promise<void> {
    if (!this.hasMore || this.isLoadingMore) return;
    const { visit } = this;
    this.isLoadingMore = true;
    this.events.changed();
    try {
      await this.read(conversationId, oldestId);
    } catch {
      // Scrolling up again asks again; nothing that is shown has become wrong.
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
    this.events.page(page.messages);
  }
}
