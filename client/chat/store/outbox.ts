/**
 * Messages on their way: kept over a reload and sent one after the other. Each has a client id (`c-…`) from the start,
 * so the server stores it once even if its first answer was lost and it is sent again.
 */

import { type ChatMessage, chatMessage } from './chat-message';
import { OUTBOX_KEY_PREFIX } from './unsent-keys';

export interface OutboxEntry {
  clientMessageId: string;
  /** `null` while its conversation does not exist yet. */
  conversationId: string | null;
  content: string;
  /** ISO 8601. */
  writtenAt: string;
  state: 'sending' | 'failed';
  /** Why it failed, in words for the reader. */
  problem: string | null;
}

/** The part of `sessionStorage` that the outbox uses: kept over a reload, gone with the tab. */
export type OutboxStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** An entry whose conversation exists. */
export type SendableEntry = OutboxEntry & { conversationId: string };

/** Stores the message on the server. Rejects with `SendRefused` if another try would be refused too. */
export type SendMessage = (entry: SendableEntry) => Promise<void>;

/** The server has read the message and refuses it. */
export class SendRefused extends Error {
  override readonly name = 'SendRefused';
}

export function newClientMessageId(): string {
  return `c-${crypto.randomUUID()}`;
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
 * Tries before a message counts as failed. The pauses between them double, so a dead connection is noticed before the
 * last try; tries without a connection do not count.
 */
const MAX_TRIES = 5;

export class Outbox {
  private entries: readonly OutboxEntry[];
  /** Failed tries while connected, by client id. */
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
    /** The pause after the first failed try. */
    private readonly retryMs = 3_000,
  ) {
    this.key = `${OUTBOX_KEY_PREFIX}${userId}`;
    this.entries = this.read();
  }

  /** The messages for a conversation, oldest first. `null` is the next new conversation. */
  of(conversationId: string | null): readonly OutboxEntry[] {
    return this.entries.filter((entry) => entry.conversationId === conversationId);
  }

  add(entry: Pick<OutboxEntry, 'clientMessageId' | 'conversationId' | 'content' | 'writtenAt'>): void {
    this.write([...this.entries, { ...entry, state: 'sending', problem: null }]);
    void this.flush();
  }

  /** The new conversation has its id: the messages written before it go there. */
  adopt(conversationId: string): void {
    if (!this.entries.some((entry) => entry.conversationId === null)) return;
    this.write(this.entries.map((entry) => (entry.conversationId === null ? { ...entry, conversationId } : entry)));
    void this.flush();
  }

  /** Sends the waiting messages while online and keeps them otherwise. */
  setOnline(isOnline: boolean): void {
    this.isOnline = isOnline;
    if (isOnline) void this.flush();
  }

  /** The server has stored the message. */
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

  /** Stops sending and writing. The next outbox of this user takes over the stored messages. */
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
          // The message may have arrived. Its client id makes another try harmless.
          if (!(error instanceof SendRefused) && this.mayTryAgain(entry)) return;
          const problem = error instanceof Error && error.message ? error.message : null;
          this.change(entry.clientMessageId, { state: 'failed', problem });
        }
      }
    } finally {
      this.isSending = false;
    }
  }

  /** Plans another try: after a pause, or with the next connection if this one is gone. */
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
      // Broken JSON cannot be sent; start empty.
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
      // If storage is full or forbidden, a reload loses the messages; until then they are sent from memory.
    }
    this.onChange();
  }
}
