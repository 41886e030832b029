/** What the chat asks of the server; the store knows nothing of GraphQL or REST. */
import type { Reaction } from '../../contract/conversations';
import type { ChatMessage } from './chat-message';
import type { LiveTransport } from './live-client';
import type { SendableEntry } from './outbox';

export interface HistoryPage {
  /** Ascending. */
  messages: readonly ChatMessage[];
  hasMore: boolean;
}

export interface ChatApi {
  live: LiveTransport;
  /** Stores the message once per client id; rejects with `SendRefused` where the server will not take it. */
  send(entry: SendableEntry): Promise<ChatMessage>;
  /** A page of history before the given message, or the newest. A conversation that is not there has none. */
  history(conversationId: string, before: string | null): Promise<HistoryPage>;
  stop(conversationId: string): Promise<void>;
  setTyping(conversationId: string, isTyping: boolean): Promise<void>;
  markRead(conversationId: string, messageId: string): Promise<void>;
  edit(conversationId: string, messageId: string, content: string): Promise<void>;
  remove(conversationId: string, messageId: string): Promise<void>;
  react(conversationId: string, messageId: string, reaction: Reaction | null): Promise<void>;
  report(conversationId: string, messageId: string, reason: string): Promise<void>;
}
