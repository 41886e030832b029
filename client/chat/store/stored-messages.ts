/** Puts stored messages into the conversation: each once, in the server's order, however often it arrives. */
import type { MessageStatus } from '../../../contract/conversations';
import type { ChatMessage } from './chat-message';
import { type ChatState, withMessages } from './chat-state';
import { setReplyAside } from './partial-reply';

const STATUS_ORDER: readonly MessageStatus[] = ['failed', 'sending', 'sent', 'delivered', 'read'];

/** A status never goes back: frames of two connections may cross. */
export function laterStatus(first: MessageStatus, second: MessageStatus | undefined): MessageStatus {
  return second && STATUS_ORDER.indexOf(second) > STATUS_ORDER.indexOf(first) ? second : first;
}

/** Compares by id; by time, role and text only if one of the two has no id. */
function isSameMessage(message: ChatMessage, other: ChatMessage): boolean {
  if (message.id && other.id && message.id === other.id) return true;
  // A message has one reply, so the stored reply matches the chunks that were shown before it.
  if (message.originalMessageId && message.originalMessageId === other.originalMessageId) return true;
  if (message.id && other.id) return false;
  return message.timestamp === other.timestamp && message.role === other.role && message.content === other.content;
}

/** The newer copy wins, but the message keeps its key and what only the older copy knows. */
function mergeMessage(old: ChatMessage, fresh: ChatMessage): ChatMessage {
  return {
    ...old,
    ...fresh,
    id: fresh.id || old.id,
    key: old.key,
    status: laterStatus(old.status, fresh.status),
    originalMessageId: fresh.originalMessageId ?? old.originalMessageId,
    clientMessageId: fresh.clientMessageId ?? old.clientMessageId,
    responseType: fresh.responseType ?? old.responseType,
    isFresh: old.isFresh,
    isAnswerStopped: old.isAnswerStopped || fresh.isAnswerStopped,
  };
}

/** Merges a message into its earlier copy, or inserts it by its time. */
export function upsertMessage(messages: readonly ChatMessage[], message: ChatMessage): readonly ChatMessage[] {
  const known = messages.findIndex((candidate) => isSameMessage(candidate, message));
  const old = messages[known];
  if (old) {
    // Frames carry no reactions and reports, and not always the time of an edit.
    const { reaction, reported } = old;
    const editedAt = message.editedAt ?? old.editedAt;
    return messages.with(known, mergeMessage(old, { ...message, reaction, reported, editedAt }));
  }
  // `created_at` never decreases in the server's order, so the time gives a late message its position.
  let index = messages.length;
  while (message.timestamp && index > 0 && messages[index - 1]!.timestamp > message.timestamp) index -= 1;
  return messages.toSpliced(index, 0, message);
}

/** Adds a stored message, from a frame or from the answer to its sending. */
export function applyMessage(state: ChatState, message: ChatMessage): ChatState {
  // A reply that went silent stays above what is said after it.
  const current = state.reply && !state.reply.isStreaming ? setReplyAside(state) : state;
  return withMessages(current, upsertMessage(current.messages, message));
}

/** Adds a page of history, oldest first, in the server's order. Messages that the page does not have stay. */
export function addPage(state: ChatState, page: readonly ChatMessage[]): ChatState {
  const first = page[0];
  if (!first) return state;
  const known = new Map(state.messages.map((message) => [message.id, message]));
  const inPage = new Set(page.map((message) => message.id));
  const merged = page.map((message) => {
    const old = known.get(message.id);
    return old ? mergeMessage(old, message) : message;
  });
  const rest = state.messages.filter((message) => !inPage.has(message.id));
  const earlier = rest.filter((message) => message.timestamp < first.timestamp);
  const later = rest.filter((message) => message.timestamp >= first.timestamp);
  // The page has the whole text of a reply that still looked unfinished here.
  const { reply } = state;
  const hasReplyEnded =
    reply !== null && merged.some((message) => message.role === 'assistant' && isSameMessage(message, reply));
  return withMessages({ ...state, reply: hasReplyEnded ? null : reply }, [...earlier, ...merged, ...later]);
}
