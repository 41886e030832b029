import { HIDDEN_TEXT, type MessageRole, type MessageStatus, type Reaction } from '../../../contract/conversations';

/** A message as the chat shows it. */
export interface ChatMessage {
  /** Stays the same from the outbox or the first chunk to the stored message, so that React keeps the row. */
  key: string;
  /** The stored id. A message on its way has the client's id (`c-…`) instead. */
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
  /** Joined from chunks. */
  isAggregated: boolean;
  /** The text of a reply up to a long pause. The stored reply takes its place. */
  isPartial: boolean;
  /** The stored id of the user's message that this one answers. */
  originalMessageId: string | null;
  clientMessageId: string | null;
  reaction: Reaction | null;
  editedAt: string | null;
  responseType: string | null;
  truncated: boolean;
  /** The reader has reported it to the moderators. */
  reported: boolean;
  /** The reader's own message, whose answer was stopped before its first word, so that there is none. */
  isAnswerStopped: boolean;
  /** Arrived in one piece while the reader was watching, so it may be typed out letter by letter. */
  isFresh: boolean;
  /** Why it was not sent, in words for the reader. */
  problem: string | null;
}

/** Fills in everything that the caller leaves out. */
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
    reported: false,
    isAnswerStopped: false,
    isFresh: false,
    problem: null,
    ...message,
  };
}

/** A moderator has hidden it; its text is a notice. */
export function isHidden({ content }: Pick<ChatMessage, 'content'>): boolean {
  return content === HIDDEN_TEXT;
}
