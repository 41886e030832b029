/** What the client knows about the open conversation: plain data, changed by the pure functions beside this file. */
import { type ChatMessage, isHidden } from './chat-message';

export interface Typist {
  userId: string;
  username: string;
}

export interface ChatState {
  conversationId: string | null;
  /** The reader's own typing is not shown to the reader. */
  readerId: string | null;
  /** Stored messages in the server's order. */
  messages: readonly ChatMessage[];
  /** The reply in progress. The screen shows it below all stored messages. */
  reply: ChatMessage | null;
  isThinking: boolean;
  typists: readonly Typist[];
  /** The connections by which grown-ups read along in a child's conversation. */
  watchers: readonly string[];
  /** The newest stored message. A reconnect asks for everything after it. */
  lastStoredId: string | null;
  /** The key of the reply that the reader stopped. Its late chunks are ignored. */
  stoppedKey: string | null;
  /** A chunk of the reply was lost. The live client then asks for the whole text so far. */
  gap: boolean;
  /** The text of the last `error` frame. */
  error: string | null;
  isDeleted: boolean;
  /** The server counts the conversation as private. It may have become so since; `hasPrivateText` knows that too. */
  isPrivate: boolean;
  title: string | null;
}

export function emptyChat(conversationId: string | null, readerId: string | null): ChatState {
  return {
    conversationId,
    readerId,
    messages: [],
    reply: null,
    isThinking: false,
    typists: [],
    watchers: [],
    lastStoredId: null,
    stoppedKey: null,
    gap: false,
    error: null,
    isDeleted: false,
    isPrivate: false,
    title: null,
  };
}

/** Replaces the messages and keeps `lastStoredId` in step with them. */
export function withMessages(state: ChatState, messages: readonly ChatMessage[]): ChatState {
  return {
    ...state,
    messages,
    lastStoredId: messages.findLast((message) => message.id && !message.isPartial)?.id ?? null,
  };
}

/** Changes one of the messages of this state. */
export function changeMessage(state: ChatState, message: ChatMessage, change: Partial<ChatMessage>): ChatState {
  const index = state.messages.indexOf(message);
  return { ...state, messages: state.messages.with(index, { ...message, ...change }) };
}

/** Whether nothing of the conversation may show outside of it: it is private, or has a safety answer. */
export function hasPrivateText({ isPrivate, messages }: ChatState): boolean {
  return isPrivate || messages.some(({ responseType }) => responseType === 'safety');
}

export function findMessage(state: ChatState, id: string): ChatMessage | undefined {
  return state.messages.find((message) => message.id === id);
}

/** The question that a message is or belongs to, if it can be asked again: it is loaded, and its own words are there. */
export function repeatableQuestion(messages: readonly ChatMessage[], message: ChatMessage): ChatMessage | undefined {
  const isAnswer = message.role === 'assistant';
  const question = isAnswer ? messages.findLast(({ id }) => id === message.originalMessageId) : message;
  return question && !isHidden(question) ? question : undefined;
}
