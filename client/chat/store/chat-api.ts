/** The calls that the chat makes to the server. The store knows nothing of GraphQL or REST. */
import type { Reaction } from '../../../contract/conversations';
import type { LiveTransport } from '../live/live-client';
import type { ChatMessage } from './chat-message';
import type { SendableEntry } from './outbox';

export interface HistoryPage {
  /** Oldest first. */
  messages: readonly ChatMessage[];
  hasMore: boolean;
  /** A reply was being written when the page was read. Known for the newest page only. */
  isReplying?: boolean;
  /** Nothing of the conversation may show outside of it. Known for the newest page only. */
  isPrivate?: boolean;
}

export interface ChatApi {
  live: LiveTransport;
  /** Stores the message once per client id. Rejects with `SendRefused` if another try would be refused too. */
  send(entry: SendableEntry): Promise<ChatMessage>;
  /** The page of history before the given message, or the newest. Empty if there is no such conversation. */
  history(conversationId: string, before: string | null): Promise<HistoryPage>;
  stop(conversationId: string): Promise<void>;
  setTyping(conversationId: string, isTyping: boolean): Promise<void>;
  markRead(conversationId: string, messageId: string): Promise<void>;
  edit(conversationId: string, messageId: string, content: string): Promise<void>;
  remove(conversationId: string, messageId: string): Promise<void>;
  react(conversationId: string, messageId: string, reaction: Reaction | null): Promise<void>;
  report(conversationId: string, messageId: string, reason: string): Promise<void>;
}
