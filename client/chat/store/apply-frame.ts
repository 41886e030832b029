/** What a live frame does to a conversation: pure, without network, clock or React. */
import { TERMINAL_FRAME_TYPES } from '../../../contract/frames';
import type { LiveFrame } from '../live/live-frame';
import { t } from '../texts';
import { chatMessage } from './chat-message';
import { type ChatState, changeMessage } from './chat-state';
import { applyConversationEvent } from './conversation-events';
import { applyChunk, applyEnding } from './reply-frames';
import { applyMessage, laterStatus } from './stored-messages';

function applyStored(state: ChatState, frame: LiveFrame): ChatState {
  const { messageId, clientMessageId, role = 'user', status, responseType, changes = {} } = frame.metadata;
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
    editedAt: typeof changes.edited_at === 'string' ? changes.edited_at : null,
  });
  return applyMessage(state, message);
}

function applyTyping(state: ChatState, frame: LiveFrame): ChatState {
  const { role, isTyping = false, username } = frame.metadata;
  if (role === 'assistant') return { ...state, isThinking: isTyping };
  const userId = frame.userId ?? username ?? '';
  if (!userId || userId === state.readerId) return state;
  const others = state.typists.filter((typist) => typist.userId !== userId);
  return { ...state, typists: isTyping ? [...others, { userId, username: username ?? t('typing.someone') }] : others };
}

function applyStatus(state: ChatState, { metadata: { messageId, clientMessageId, status } }: LiveFrame): ChatState {
  const message = state.messages.find(
    ({ id, role, clientMessageId: clientId }) =>
      role === 'user' && ((messageId && id === messageId) || (clientMessageId && clientId === clientMessageId)),
  );
  return message ? changeMessage(state, message, { status: laterStatus(message.status, status) }) : state;
}

/** The connections that read along show themselves again after each welcome. */
function applyPresence(state: ChatState, { metadata: { event, changes = {} } }: LiveFrame): ChatState {
  const { reader_id: readerId, is_reading: isReading } = changes;
  if (event !== 'grown_up_reading' || typeof readerId !== 'string') return state;
  const others = state.watchers.filter((watcher) => watcher !== readerId);
  return { ...state, watchers: isReading === true ? [...others, readerId] : others };
}

/** A reader who comes back gets no status frames again, but text of a reply shows that its question was read. */
function withQuestionRead(state: ChatState, { content, metadata: { replyTo, responseType } }: LiveFrame): ChatState {
  if (!content || !replyTo || responseType === 'error') return state;
  const question = state.messages.find(({ id, role }) => id === replyTo && role === 'user');
  return question && question.status !== 'read' ? changeMessage(state, question, { status: 'read' }) : state;
}

/** Frames that become messages, unless they are marked as events. */
const MESSAGE_FRAMES: ReadonlySet<string> = new Set([
  'message',
  'user_message',
  'assistant_delta',
  ...TERMINAL_FRAME_TYPES,
]);

/** The conversation after the frame; the same object if the frame changes nothing. */
export function applyFrame(state: ChatState, frame: LiveFrame): ChatState {
  // A late frame of the conversation that was open before.
  if (state.conversationId && frame.conversationId && frame.conversationId !== state.conversationId) return state;
  if (frame.metadata.isEvent && MESSAGE_FRAMES.has(frame.type)) return state;
  switch (frame.type) {
    case 'welcome':
      return {
        ...state,
        conversationId: frame.conversationId || state.conversationId,
        gap: false,
        error: null,
        // The frames after the welcome say who is typing now.
        typists: [],
        watchers: [],
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
    case 'presence_event':
      return applyPresence(state, frame);
    case 'message_status':
      return applyStatus(state, frame);
    case 'conversation_event':
      return applyConversationEvent(state, frame);
    case 'error':
      return { ...state, error: frame.metadata.error?.message || t('problem.unknown') };
    default:
      // Other event frames are for the program and never shown.
      return state;
  }
}
