import type { MessageRole, MessageStatus, Reaction } from '../../contract/conversations';

/** A message as the chat shows it (spec §3). */
export interface ChatMessage {
  /** Stays the same from the first piece, or from the outbox, to the stored message, so that nothing is drawn anew. */
  key: string;
  /** The stored id; the client's own (`c-…`) until there is one. */
  id: string;
  conversationId: string;
  senderId: string | null;
  content: string;
  /** ISO 8601. */
  timestamp: string;
  type: 'text';
  status: MessageStatus;
  role: MessageRole;
  isStreaming: boolean;
  /** Put together from pieces. */
  isAggregated: boolean;
  /** The beginning of a reply whose text broke off for a while; the stored reply takes its place. */
  isPartial: boolean;
  /** The stored id of the user's message that this one answers. */
  originalMessageId: string | null;
  clientMessageId: string | null;
  reaction: Reaction | null;
  editedAt: string | null;
  responseType: string | null;
  truncated: boolean;
  /** Arrived whole while the reader was watching: it may be written out letter by letter (requirements B11). */
  isFresh: boolean;
  /** Why it was not sent, for people. */
  problem: string | null;
}

/** A message with everything that the caller does not care about left plain. */
export function chatMessage(message: Partial<ChatMessage> & Pick<ChatMessage, 'id' | 'role' | 'content'>): ChatMessage {
  return {
    key: message.clientMessageId ?? message.id,
    conversationId: '',
    senderId: null,
    timestamp: '',
    type: 'text',
    status: message.role === 'user' ? 'sent' : 'read',
    isStreaming: false,
    isAggregated: false,
    isPartial: false,
    originalMessageId: null,
    clientMessageId: null,
    reaction: null,
    editedAt: null,
    responseType: null,
    truncated: false,
    isFresh: false,
    problem: null,
    ...message,
  };
}
