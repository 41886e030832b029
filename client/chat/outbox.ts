/**
 * Messages on their way: kept over a reload, sent one after the other, each with the `c-…` id that it got when it was
 * written, so that a message that was stored without our knowing is not stored twice (contract §4).
 */

import { type ChatMessage, chatMessage } from './chat-message';

export interface OutboxEntry {
  clientMessageId: string;
  /** `null` while its conversation does not exist yet. */
  conversationId: string | null;
  content: string;
  /** ISO 8601. */
  writtenAt: string;
  state: 'sending' | 'failed';
  /** Why it failed, for people. */
  problem: string | null;
}

/** What the outbox needs of `sessionStorage`: kept over a reload, gone with the tab. */
export type OutboxStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** An entry whose conversation exists. */
export type SendableEntry = OutboxEntry & { conversationId: string };

/** Stores the message on the server; rejects with `SendRefused` where trying again is of no use. */
export type SendMessage = (entry: SendableEntry) => Promise<void>;

/** The server has read the message and will not take it. */
export class SendRefused extends Error {
  override readonly name = 'SendRefused';
}

const KEY_PREFIX = 'starling_outbox:';

export function newClientMessageId(): string {
  return `c-${crypto.randomUUID()}`;
}

/** Takes away what anybody left unsent in this tab. */
export function clearOutboxes(storage: Pick<Storage, 'length' | 'key' | 'removeItem'>): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
  for (const key of keys) if (key?.startsWith(KEY_PREFIX)) storage.removeItem(key);
}

/** An entry as the chat shows it. */
export function outgoingMessage(entry: OutboxEntry, readerId: string): ChatMessage {
  return chatMessage({
    id: entry.clientMessageId,
    key: entry.clientMessageId,
    clientMessageId: entry.clientMessageId,
    conversationId: entry.conversationId ?? '',
    senderId: readerId,
    role: 'user',
    content: entry.content,
    timestamp: entry.writtenAt,
    status: entry.state,
    problem: entry.problem,
  });
}

function isEntry(value: unknown): value is OutboxEntry {
  const entry = value as OutboxEntry | null;
  return (
    typeof entry === 'object' &&
    entry !== null &&
    typeof entry.clientMessageId === 'string' &&
    typeof entry.content === 'string' &&
    typeof entry.writtenAt === 'string' &&
    (entry.conversationId === null || typeof entry.conversationId === 'string') &&
    (entry.state === 'sending' || entry.state === 'failed') &&
    (entry.problem === null || typeof entry.problem === 'string')
  );
}

/**
 * Tries before a message counts as failed (requirements B22). The pauses between them double, so that a dead connection,
 * whose waiting is no try, is noticed before the last.
 */
const MAX_TRIES = 5;

export class Outbox {
  private entries: readonly OutboxEntry[];
  /** Tries that failed while the connection stood, by client id. */
  private readonly tries = new Map<string, number>();
  private readonly key: string;
  private isOnline = false;
  private isSending = false;
  private isDisposed = false;
  private retryTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly storage: OutboxStorage,
    userId: string,
    private readonly send: SendMessage,
    private readonly onChange: () => void,
    /** Between the first two tries while the connection stands but the call fails. */
    private readonly retryMs = 3_000,
  ) {
    this.key = `${KEY_PREFIX}${userId}`;
    this.entries = this.read();
  }

  /** What waits for the conversation (`null`: the one that is about to begin), oldest first. */
  of(conversationId: string | null): readonly OutboxEntry[] {
    return this.entries.filter((entry) => entry.conversationId === conversationId);
  }

  add(entry: Pick<OutboxEntry, 'clientMessageId' | 'conversationId' | 'content' | 'writtenAt'>): void {
    this.write([...this.entries, { ...entry, state: 'sending', problem: null }]);
    void this.flush();
  }

  /** The new conversation has its id: what was written before goes there. */
  adopt(conversationId: string): void {
    if (!this.entries.some((entry) => entry.conversationId === null)) return;
    this.write(this.entries.map((entry) => (entry.conversationId === null ? { ...entry, conversationId } : entry)));
    void this.flush();
  }

  /** Sends what waits while `isOnline`; keeps it otherwise. */
  setOnline(isOnline: boolean): void {
    this.isOnline = isOnline;
    if (isOnline) void this.flush();
  }

  /** The server has it. */
  acknowledge(clientMessageId: string): void {
    if (!this.entries.some((entry) => entry.clientMessageId === clientMessageId)) return;
    this.tries.delete(clientMessageId);
    this.write(this.entries.filter((entry) => entry.clientMessageId !== clientMessageId));
  }

  retry(clientMessageId: string): void {
    this.tries.delete(clientMessageId);
    this.change(clientMessageId, { state: 'sending', problem: null });
    void this.flush();
  }

  discard(clientMessageId: string): void {
    this.acknowledge(clientMessageId);
  }

  /** What is on its way arrives or not: what stays is the next outbox's to keep. */
  dispose(): void {
    this.isDisposed = true;
    this.isOnline = false;
    clearTimeout(this.retryTimer);
  }

  private async flush(): Promise<void> {
    if (this.isSending) return;
    this.isSending = true;
    try {
      for (let entry = this.next(); entry; entry = this.next()) {
        try {
          await this.send(entry);
          this.acknowledge(entry.clientMessageId);
        } catch (error) {
          // Not known whether it arrived: the same id makes another try harmless.
          if (!(error instanceof SendRefused) && this.mayTryAgain(entry)) return;
          const problem = error instanceof Error && error.message ? error.message : null;
          this.change(entry.clientMessageId, { state: 'failed', problem });
        }
      }
    } finally {
      this.isSending = false;
    }
  }

  /** Plans another try: a later one, or the next connection where this one has broken. */
  private mayTryAgain({ clientMessageId }: OutboxEntry): boolean {
    if (!this.isOnline) return true;
    const tries = (this.tries.get(clientMessageId) ?? 0) + 1;
    if (tries >= MAX_TRIES) return false;
    this.tries.set(clientMessageId, tries);
    clearTimeout(this.retryTimer);
    this.retryTimer = setTimeout(() => void this.flush(), this.retryMs * 2 ** (tries - 1));
    return true;
  }

  private next(): SendableEntry | undefined {
    if (!this.isOnline) return undefined;
    return this.entries.find(
      (entry): entry is SendableEntry => entry.state === 'sending' && entry.conversationId !== null,
    );
  }

  private change(clientMessageId: string, change: Partial<OutboxEntry>): void {
    this.write(
      this.entries.map((entry) => (entry.clientMessageId === clientMessageId ? { ...entry, ...change } : entry)),
    );
  }

  private read(): readonly OutboxEntry[] {
    try {
      const value: unknown = JSON.parse(this.storage.getItem(this.key) ?? '[]');
      return Array.isArray(value) ? value.filter(isEntry) : [];
    } catch {
      // A broken entry is of no use to anybody.
      return [];
    }
  }

  private write(entries: readonly OutboxEntry[]): void {
    this.entries = entries;
    if (this.isDisposed) return;
    try {
      if (entries.length === 0) this.storage.removeItem(this.key);
      else this.storage.setItem(this.key, JSON.stringify(entries));
    } catch {
      // A full or forbidden storage costs the reload alone: the messages are still sent from memory.
    }
    this.onChange();
  }
}
