/**
 * What a live frame does to a conversation: pure, without network, clock or React.
 * The caller asks again (`gap`) where a piece of the reply is missing.
 */
import { type MessageStatus, REACTIONS, type Reaction } from '../../contract/conversations';
import { AI_ERROR_TEXT } from '../../contract/errors';
import { applyDelta, TERMINAL_FRAME_TYPES } from '../../contract/frames';
import { type ChatMessage, chatMessage } from './chat-message';
import type { LiveFrame } from './live-frame';
import { partsOf, setReplyAside, textOf, withoutParts } from './partial-reply';

export interface Typist {
  userId: string;
  username: string;
}

export interface ChatState {
  conversationId: string | null;
  /** Whose own typing is not shown. */
  readerId: string | null;
  /** Stored messages in the server's order. */
  messages: readonly ChatMessage[];
  /** The reply that is being written; it is shown below everything stored. */
  reply: ChatMessage | null;
  isThinking: boolean;
  typists: readonly Typist[];
  /** The last stored message, from where a reader that comes back catches up. */
  lastStoredId: string | null;
  /** The key of the reply that the reader has stopped: what of it is still on its way is not shown. */
  stoppedKey: string | null;
  /** A piece of the running reply was lost: the live client asks for the text so far. */
  gap: boolean;
  /** The text of the last `error` frame. */
  error: string | null;
  isDeleted: boolean;
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
    lastStoredId: null,
    stoppedKey: null,
    gap: false,
    error: null,
    isDeleted: false,
    title: null,
  };
}

const STATUS_ORDER: readonly MessageStatus[] = ['failed', 'sending', 'sent', 'delivered', 'read'];

/** A status never falls back: frames of two connections may cross. */
function laterStatus(first: MessageStatus, second: MessageStatus | undefined): MessageStatus {
  return second && STATUS_ORDER.indexOf(second) > STATUS_ORDER.indexOf(first) ? second : first;
}

function readText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** The key of a message is its id; time, role and text only where it has none (requirements B39). */
function isSame(message: ChatMessage, other: ChatMessage): boolean {
  if (message.id && other.id && message.id === other.id) return true;
  // A message has one reply: the ending finds what its pieces left behind.
  if (message.originalMessageId && message.originalMessageId === other.originalMessageId) return true;
  if (message.id && other.id) return false;
  return message.timestamp === other.timestamp && message.role === other.role && message.content === other.content;
}

/** What is known twice keeps its place and its key, and gains what the newer copy knows. */
function joined(old: ChatMessage, fresh: ChatMessage): ChatMessage {
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
  };
}

function place(messages: readonly ChatMessage[], message: ChatMessage): readonly ChatMessage[] {
  const known = messages.findIndex((candidate) => isSame(candidate, message));
  if (known >= 0) {
    // A frame knows nothing of reactions and edits, which the stored copy may have.
    const old = messages[known]!;
    const merged = joined(old, { ...message, reaction: old.reaction, editedAt: old.editedAt });
    return messages.with(known, merged);
  }
  // `created_at` never falls along the server's order, so time tells the place of what arrives late.
  let at = messages.length;
  while (message.timestamp && at > 0 && messages[at - 1]!.timestamp > message.timestamp) at -= 1;
  return messages.toSpliced(at, 0, message);
}

function withStored(state: ChatState, messages: readonly ChatMessage[]): ChatState {
  return {
    ...state,
    messages,
    lastStoredId: messages.findLast((message) => message.id && !message.isPartial)?.id ?? null,
  };
}

function isOfReply(reply: ChatMessage, frame: LiveFrame): boolean {
  const { messageId, replyTo } = frame.metadata;
  if (replyTo && reply.originalMessageId) return replyTo === reply.originalMessageId;
  if (messageId && reply.id) return messageId === reply.id;
  return true;
}

/** Whether the reply that the frame speaks of has ended already. */
function hasEnded(state: ChatState, frame: LiveFrame): boolean {
  const { messageId, replyTo } = frame.metadata;
  return state.messages.some(
    (message) =>
      message.role === 'assistant' &&
      !message.isPartial &&
      ((messageId !== undefined && message.id === messageId) ||
        (replyTo !== undefined && message.originalMessageId === replyTo)),
  );
}

/** A reply whose ending never came is kept as it stands when another one begins. */
function shelved(state: ChatState): ChatState {
  if (!state.reply) return state;
  if (!state.reply.content) return { ...state, reply: null };
  return { ...state, reply: null, messages: [...state.messages, { ...state.reply, isStreaming: false }] };
}

function applyChunk(state: ChatState, frame: LiveFrame): ChatState {
  const { messageId, replyTo, offset, isFinal = false } = frame.metadata;
  if (!frame.content && !isFinal) return state;
  if (hasEnded(state, frame)) return state;
  const parts = partsOf(state.messages, frame);
  if (parts.some(({ key }) => key === state.stoppedKey)) return state;
  if (state.reply && state.reply.key === state.stoppedKey && isOfReply(state.reply, frame)) return state;
  let current = state;
  if (current.reply && !isOfReply(current.reply, frame)) current = shelved(current);
  const text = textOf(parts, current.reply);
  const start = offset ?? text.length;
  // A repeat inside the text is left alone: cutting at it would open a hole before the next piece.
  const isRepeat = !isFinal && start + frame.content.length <= text.length && text.startsWith(frame.content, start);
  const whole = isRepeat ? text : applyDelta(text, start, frame.content);
  if (whole === null) return { ...state, gap: true };
  // Another writer may have begun the text again: then the parts are no longer true.
  const before = textOf(parts, null);
  const goesOn = whole.startsWith(before);
  if (!goesOn) current = withoutParts(current, parts);
  const content = goesOn ? whole.slice(before.length) : whole;
  if (!current.reply && !content) return { ...state, isThinking: false };
  const reply: ChatMessage = {
    ...(current.reply ??
      chatMessage({
        id: messageId ?? '',
        key: `reply-${messageId ?? replyTo ?? frame.timestamp}${goesOn && before ? `-${before.length}` : ''}`,
        role: 'assistant',
        content: '',
        conversationId: frame.conversationId,
        timestamp: frame.timestamp,
        isAggregated: true,
      })),
    content,
    isStreaming: !isFinal,
  };
  return {
    ...current,
    isThinking: false,
    reply: {
      ...reply,
      id: reply.id || (messageId ?? ''),
      originalMessageId: reply.originalMessageId ?? replyTo ?? null,
    },
  };
}

function applyEnding(state: ChatState, frame: LiveFrame): ChatState {
  const { messageId, replyTo, responseType, truncated = false, isHistorical = false } = frame.metadata;
  const running = state.reply && isOfReply(state.reply, frame) ? state.reply : null;
  const rest: ChatState = running ? { ...state, reply: null } : state;
  const known: ChatState = isHistorical ? rest : { ...rest, isThinking: false };
  const parts = partsOf(state.messages, frame);
  const content =
    frame.content ||
    (frame.type === 'ai_error' ? AI_ERROR_TEXT : '') ||
    (frame.type === 'stream_final' ? textOf(parts, running) : '');
  // Nothing had come before the stop: no message is stored, none stays.
  if (!content) return withoutParts(known, parts);
  // The whole stands where its first part stood.
  const ended = withoutParts(known, parts.slice(1));
  const message = chatMessage({
    ...(running ?? {}),
    id: messageId || running?.id || '',
    key: running?.key ?? messageId ?? `reply-${frame.timestamp}`,
    role: 'assistant',
    content,
    conversationId: frame.conversationId,
    timestamp: frame.timestamp,
    isStreaming: false,
    isAggregated: running !== null,
    originalMessageId: replyTo ?? running?.originalMessageId ?? null,
    responseType: responseType ?? null,
    truncated,
    isFresh: frame.type === 'ai_response' && !isHistorical,
  });
  return withStored(ended, place(ended.messages, message));
}

function applyStored(state: ChatState, frame: LiveFrame): ChatState {
  const { messageId, clientMessageId, role = 'user', status, responseType } = frame.metadata;
  if (!frame.content) return state;
  const message = chatMessage({
    id: messageId ?? '',
    key: clientMessageId ?? messageId ?? `${role}-${frame.timestamp}`,
    role,
    content: frame.content,
    conversationId: frame.conversationId,
    senderId: frame.userId,
    timestamp: frame.timestamp,
    status: status ?? (role === 'user' ? 'sent' : 'read'),
    clientMessageId: clientMessageId ?? null,
    responseType: responseType ?? null,
  });
  return applyMessage(state, message);
}

/** A stored message, from a frame or as the answer to its sending. */
export function applyMessage(state: ChatState, message: ChatMessage): ChatState {
  // A reply that fell silent stays above what is said after it.
  const current = state.reply && !state.reply.isStreaming ? setReplyAside(state) : state;
  return withStored(current, place(current.messages, message));
}

function applyTyping(state: ChatState, frame: LiveFrame): ChatState {
  const { role, isTyping = false, username } = frame.metadata;
  if (role === 'assistant') return { ...state, isThinking: isTyping };
  const userId = frame.userId ?? username ?? '';
  if (!userId || userId === state.readerId) return state;
  const others = state.typists.filter((typist) => typist.userId !== userId);
  return { ...state, typists: isTyping ? [...others, { userId, username: username ?? 'Somebody' }] : others };
}

function applyStatus(state: ChatState, frame: LiveFrame): ChatState {
  const { messageId, clientMessageId, status } = frame.metadata;
  return {
    ...state,
    messages: state.messages.map((message) =>
      message.role === 'user' &&
      ((messageId && message.id === messageId) || (clientMessageId && message.clientMessageId === clientMessageId))
        ? { ...message, status: laterStatus(message.status, status) }
        : message,
    ),
  };
}

/** Ticks are not told again to somebody who was away: a text in answer says as much (requirements B22). */
function withQuestionRead(state: ChatState, { content, metadata: { replyTo, responseType } }: LiveFrame): ChatState {
  if (!content || !replyTo || responseType === 'error') return state;
  const at = state.messages.findIndex(({ id, role }) => id === replyTo && role === 'user');
  const question = state.messages[at];
  if (!question || question.status === 'read') return state;
  return { ...state, messages: state.messages.with(at, { ...question, status: 'read' }) };
}

function readReaction(value: unknown): Reaction | null {
  const lower = readText(value)?.toLowerCase();
  return REACTIONS.find((reaction) => reaction === lower) ?? null;
}

/** What an edit takes away is told by deletions of its own; a reply that has not ended has none to be told by. */
function applyEdit(state: ChatState, id: string, frame: LiveFrame, changes: Record<string, unknown>): ChatState {
  const at = state.messages.findIndex((message) => message.id === id);
  const old = state.messages[at];
  if (!old) return state;
  // A moderator who hides a message changes its words, too, but asks for no reply.
  const isOwnEdit = old.role === 'user' && changes.edited_at !== undefined;
  const edited: ChatMessage = {
    ...old,
    content: readText(changes.content) ?? (frame.content || old.content),
    editedAt: readText(changes.edited_at) ?? old.editedAt,
    // It asks for a new reply: delivered and read are told anew.
    status: isOwnEdit ? 'sent' : old.status,
  };
  const answersOldWords = isOwnEdit && (state.reply?.originalMessageId ?? id) === id;
  return withStored({ ...state, reply: answersOldWords ? null : state.reply }, state.messages.with(at, edited));
}

/** A deleted message takes its reply with it. */
function applyDeletion(state: ChatState, id: string): ChatState {
  const isGone = (message: ChatMessage) => message.id === id || message.originalMessageId === id;
  const messages = state.messages.filter((message) => !isGone(message));
  const reply = state.reply && isGone(state.reply) ? null : state.reply;
  return withStored({ ...state, reply }, messages);
}

function applyConversationEvent(state: ChatState, frame: LiveFrame): ChatState {
  const { event, changes = {}, messageId } = frame.metadata;
  const id = messageId ?? '';
  switch (event) {
    case 'message_edited':
      return applyEdit(state, id, frame, changes);
    case 'message_deleted':
      return id ? applyDeletion(state, id) : state;
    case 'reaction':
      return {
        ...state,
        messages: state.messages.map((message) =>
          message.id === id ? { ...message, reaction: readReaction(changes.reaction) } : message,
        ),
      };
    case 'deleted':
    case 'conversation_deleted':
      return { ...state, isDeleted: true, reply: null, isThinking: false, typists: [] };
    default:
      return 'title' in changes ? { ...state, title: readText(changes.title) ?? null } : state;
  }
}

/** What these bring is shown, unless they say that it is an event. */
const MESSAGE_FRAMES: ReadonlySet<string> = new Set([
  'message',
  'user_message',
  'assistant_delta',
  ...TERMINAL_FRAME_TYPES,
]);

/** The conversation after the frame; the same object where the frame changes nothing. */
export function applyFrame(state: ChatState, frame: LiveFrame): ChatState {
  // A frame of the conversation that was left a moment ago.
  if (state.conversationId && frame.conversationId && frame.conversationId !== state.conversationId) return state;
  if (frame.metadata.isEvent && MESSAGE_FRAMES.has(frame.type)) return state;
  switch (frame.type) {
    case 'welcome':
      return {
        ...state,
        conversationId: frame.conversationId || state.conversationId,
        gap: false,
        error: null,
        // Who was typing before the connection broke is not known any more.
        typists: [],
        isThinking: false,
      };
    case 'assistant_delta':
      return state.reply ? applyChunk(state, frame) : withQuestionRead(applyChunk(state, frame), frame);
    case 'stream_final':
    case 'streaming_stopped':
    case 'ai_response':
      return withQuestionRead(applyEnding(state, frame), frame);
    case 'ai_error':
      return applyEnding(state, frame);
    case 'user_message':
    case 'message':
      return applyStored(state, frame);
    case 'typing':
      return applyTyping(state, frame);
    case 'message_status':
      return applyStatus(state, frame);
    case 'conversation_event':
      return applyConversationEvent(state, frame);
    case 'error':
      return { ...state, error: frame.metadata.error?.message || 'Unknown error' };
    default:
      // The other event frames tell the program something; they are never shown.
      return state;
  }
}

/** The pieces ceased for too long: the chat is free, and the reply stands as it is. */
export function finishIdleReply(state: ChatState): ChatState {
  if (!state.reply?.isStreaming) return state;
  return { ...state, reply: { ...state.reply, isStreaming: false } };
}

/** The reader stops the reply: the screen is free at once, the ending follows from the server. */
export function stopReply(state: ChatState): ChatState {
  return { ...finishIdleReply(state), isThinking: false, stoppedKey: state.reply?.key ?? null };
}

/** A page of history, ascending: its order is the server's, what is known beyond it stays. */
export function addPage(state: ChatState, page: readonly ChatMessage[]): ChatState {
  const first = page[0];
  if (!first) return state;
  const known = new Map(state.messages.map((message) => [message.id, message]));
  const inPage = new Set(page.map((message) => message.id));
  const merged = page.map((message) => {
    const old = known.get(message.id);
    return old ? joined(old, message) : message;
  });
  const rest = state.messages.filter((message) => !inPage.has(message.id));
  const earlier = rest.filter((message) => message.timestamp < first.timestamp);
  const later = rest.filter((message) => message.timestamp >= first.timestamp);
  // What seemed to be running has ended: the page has it whole.
  const { reply } = state;
  const hasReplyEnded =
    reply !== null && merged.some((message) => message.role === 'assistant' && isSame(message, reply));
  return withStored({ ...state, reply: hasReplyEnded ? null : reply }, [...earlier, ...merged, ...later]);
}
