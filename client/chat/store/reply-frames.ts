/** The frames of a reply: its chunks, and the one frame that ends it. */
import { AI_ERROR_TEXT } from '../../../contract/errors';
import { applyDelta } from '../../../contract/frames';
import type { LiveFrame } from '../live/live-frame';
import { type ChatMessage, chatMessage } from './chat-message';
import { type ChatState, withMessages } from './chat-state';
import { partsOf, textOf, withoutParts } from './partial-reply';
import { markAnswerStopped } from './stopped-answers';
import { upsertMessage } from './stored-messages';

function belongsTo(reply: ChatMessage, { metadata: { messageId, replyTo } }: LiveFrame): boolean {
  if (replyTo && reply.originalMessageId) return replyTo === reply.originalMessageId;
  if (messageId && reply.id) return messageId === reply.id;
  return true;
}

/** The last reply that was looked up among these messages. A chunk leaves the list as it is, so the next one asks the same. */
const lookedUp = new WeakMap<readonly ChatMessage[], { messageId?: string; replyTo?: string; hasEnded: boolean }>();

/** The stored or shelved reply is here already, so the chunk is late. */
function hasEnded({ messages }: ChatState, { metadata: { messageId, replyTo } }: LiveFrame): boolean {
  const known = lookedUp.get(messages);
  if (known && known.messageId === messageId && known.replyTo === replyTo) return known.hasEnded;
  const found = messages.some(
    (message) =>
      message.role === 'assistant' &&
      !message.isPartial &&
      ((messageId !== undefined && message.id === messageId) ||
        (replyTo !== undefined && message.originalMessageId === replyTo)),
  );
  lookedUp.set(messages, { messageId, replyTo, hasEnded: found });
  return found;
}

function isStopped(state: ChatState, frame: LiveFrame, parts: readonly ChatMessage[]): boolean {
  if (state.stoppedKey === null) return false;
  if (parts.some(({ key }) => key === state.stoppedKey)) return true;
  return state.reply?.key === state.stoppedKey && belongsTo(state.reply, frame);
}

/** Another reply begins before the ending of this one came: keep the text so far as a message. */
function keepUnfinishedReply(state: ChatState): ChatState {
  if (!state.reply) return state;
  if (!state.reply.content) return { ...state, reply: null };
  return { ...state, reply: null, messages: [...state.messages, { ...state.reply, isStreaming: false }] };
}

/** The text with the chunk in it; `null` if a chunk before this one is missing. */
function joinChunk(text: string, { content, metadata }: LiveFrame): string | null {
  const { offset = text.length, isFinal = false } = metadata;
  // Cutting the text at a repeated chunk would leave a gap before the next one.
  const isRepeat = !isFinal && offset + content.length <= text.length && text.startsWith(content, offset);
  return isRepeat ? text : applyDelta(text, offset, content);
}

/** `shownLength`: how much of the reply already stands in parts above it. */
function newReply({ conversationId, timestamp, metadata }: LiveFrame, shownLength: number): ChatMessage {
  const { messageId, replyTo } = metadata;
  return chatMessage({
    id: messageId ?? '',
    key: `reply-${messageId ?? replyTo ?? timestamp}${shownLength > 0 ? `-${shownLength}` : ''}`,
    role: 'assistant',
    content: '',
    conversationId,
    timestamp,
    isAggregated: true,
  });
}

export function applyChunk(state: ChatState, frame: LiveFrame): ChatState {
  const { messageId, replyTo, isFinal = false } = frame.metadata;
  if (!frame.content && !isFinal) return state;
  const parts = partsOf(state.messages, frame);
  if (hasEnded(state, frame) || isStopped(state, frame, parts)) return state;

  const current = state.reply && !belongsTo(state.reply, frame) ? keepUnfinishedReply(state) : state;
  const text = joinChunk(textOf(parts, current.reply), frame);
  if (text === null) return { ...state, gap: true };

  const shown = textOf(parts, null);
  // Another node may have started the text again; then the parts are wrong.
  const isContinued = text.startsWith(shown);
  const content = isContinued ? text.slice(shown.length) : text;
  if (!current.reply && !content) return { ...state, isThinking: false };
  const reply = current.reply ?? newReply(frame, isContinued ? shown.length : 0);
  return {
    ...(isContinued ? current : withoutParts(current, parts)),
    isThinking: false,
    reply: {
      ...reply,
      content,
      isStreaming: !isFinal,
      id: reply.id || (messageId ?? ''),
      originalMessageId: reply.originalMessageId ?? replyTo ?? null,
    },
  };
}

/** A chunk did nothing but add to the text of a reply in progress. */
export function hasOnlyGrown(before: ChatState, after: ChatState): boolean {
  const { reply } = before;
  return (
    reply?.isStreaming === true &&
    after.reply?.isStreaming === true &&
    after.reply.key === reply.key &&
    after.messages === before.messages &&
    after.isThinking === before.isThinking &&
    after.reply.content !== reply.content
  );
}

/** The text of an ending; empty if the reply was stopped before its first text, because then nothing is stored. */
function endingText(frame: LiveFrame, shown: string): string {
  if (frame.content) return frame.content;
  if (frame.type === 'ai_error') return AI_ERROR_TEXT;
  return frame.type === 'stream_final' ? shown : '';
}

/** The response types that a frame's own type implies. */
const RESPONSE_TYPES: Readonly<Record<string, string>> = { ai_error: 'error', streaming_stopped: 'stopped' };

export function applyEnding(state: ChatState, frame: LiveFrame): ChatState {
  const { messageId, replyTo, responseType, truncated = false, isHistorical = false } = frame.metadata;
  const running = state.reply && belongsTo(state.reply, frame) ? state.reply : null;
  const parts = partsOf(state.messages, frame);
  const content = endingText(frame, textOf(parts, running));
  const current: ChatState = {
    ...state,
    reply: running ? null : state.reply,
    isThinking: isHistorical && state.isThinking,
  };
  if (!content)
    return markAnswerStopped(withoutParts(current, parts), replyTo ?? running?.originalMessageId ?? undefined);
  // The whole text takes the place of its first part.
  const ended = withoutParts(current, parts.slice(1));
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
    responseType: responseType ?? RESPONSE_TYPES[frame.type] ?? null,
    truncated,
    isFresh: frame.type === 'ai_response' && !isHistorical,
  });
  return withMessages(ended, upsertMessage(ended.messages, message));
}

/** No chunk came for too long: the chat is free again and the text stays as it is. */
export function finishIdleReply(state: ChatState): ChatState {
  if (!state.reply?.isStreaming) return state;
  return { ...state, reply: { ...state.reply, isStreaming: false } };
}

/** The reader stops the reply. The chat is free at once; the ending follows from the server. */
export function stopReply(state: ChatState): ChatState {
  return { ...finishIdleReply(state), isThinking: false, stoppedKey: state.reply?.key ?? null };
}
