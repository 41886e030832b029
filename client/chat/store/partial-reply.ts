/**
 * A reply that paused for too long. The text so far becomes a message of its own, a "part", and later text starts a new
 * one. The stored reply, which has the whole text, then takes the place of all its parts.
 */
import type { LiveFrame } from '../live/live-frame';
import type { ChatMessage } from './chat-message';

interface WithReply {
  messages: readonly ChatMessage[];
  reply: ChatMessage | null;
}

/** Turns the text so far of the reply in progress into a part. */
export function setReplyAside<State extends WithReply>(state: State): State {
  const { reply } = state;
  if (!reply?.content) return state;
  return { ...state, reply: null, messages: [...state.messages, { ...reply, isStreaming: false, isPartial: true }] };
}

/** All parts among these messages, found once for each list: a chunk asks for them and leaves the list as it is. */
const partsAmong = new WeakMap<readonly ChatMessage[], readonly ChatMessage[]>();

/** The parts of the reply that the frame belongs to, in order. */
export function partsOf(messages: readonly ChatMessage[], { metadata }: LiveFrame): ChatMessage[] {
  const parts = partsAmong.get(messages) ?? messages.filter(({ isPartial }) => isPartial);
  partsAmong.set(messages, parts);
  return parts.filter((message) => isOfMessage(message, metadata));
}

/** Everything that was shown of a reply. */
export function textOf(parts: readonly ChatMessage[], reply: ChatMessage | null): string {
  return parts.map(({ content }) => content).join('') + (reply?.content ?? '');
}

/** Removes parts once the whole text is on the screen. */
export function withoutParts<State extends WithReply>(state: State, parts: readonly ChatMessage[]): State {
  if (parts.length === 0) return state;
  return { ...state, messages: state.messages.filter((message) => !parts.includes(message)) };
}

function isOfMessage(message: ChatMessage, { messageId, replyTo }: LiveFrame['metadata']): boolean {
  if (replyTo && message.originalMessageId) return replyTo === message.originalMessageId;
  return messageId !== undefined && messageId === message.id;
}
