/** A reply that was silent for too long: what had come stands as a message, and later text begins a new one. */
import type { ChatMessage } from './chat-message';
import type { LiveFrame } from './live-frame';

/** The part of a chat that this is about. */
interface Talk {
  messages: readonly ChatMessage[];
  reply: ChatMessage | null;
}

/**
 * Closes the reply in progress as it stands. Its id is known, so the stored reply, which has the whole text, later takes
 * the place of it and of what came after it.
 */
export function setReplyAside<State extends Talk>(state: State): State {
  const { reply } = state;
  if (!reply?.content) return state;
  return { ...state, reply: null, messages: [...state.messages, { ...reply, isStreaming: false, isPartial: true }] };
}

/** The parts that were set aside of the reply of which the frame is a piece, in their order. */
export function partsOf(messages: readonly ChatMessage[], { metadata }: LiveFrame): ChatMessage[] {
  return messages.filter((message) => message.isPartial && isOfMessage(message, metadata));
}

/** All that was shown of a reply. */
export function textOf(parts: readonly ChatMessage[], reply: ChatMessage | null): string {
  return parts.map(({ content }) => content).join('') + (reply?.content ?? '');
}

/** Takes parts off the screen, once the whole text stands there. */
export function withoutParts<State extends Talk>(state: State, parts: readonly ChatMessage[]): State {
  if (parts.length === 0) return state;
  return { ...state, messages: state.messages.filter((message) => !parts.includes(message)) };
}

function isOfMessage(message: ChatMessage, { messageId, replyTo }: LiveFrame['metadata']): boolean {
  if (replyTo && message.originalMessageId) return replyTo === message.originalMessageId;
  return messageId !== undefined && messageId === message.id;
}
