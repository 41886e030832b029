import { WITHHELD_RESPONSE_TYPES } from '../../contract/conversations.js';
import {
  EVENT_FRAME_TYPES,
  type FrameMetadata,
  type ServerFrame,
  type ServerFrameType,
} from '../../contract/frames.js';
import type { MessageRow } from '../conversations/conversation-rows.js';
import type { EventEntry } from '../conversations/conversations.events.js';
import type { LogEntry } from '../messages/history.service.js';
import type { ReplySoFar } from './reply-so-far.js';

/** Builds every frame that the server sends. Pure. */

function frame(
  type: ServerFrameType,
  conversationId: string,
  content: string,
  metadata: FrameMetadata,
  userId: string | null = null,
  at: Date = new Date(),
): ServerFrame {
  const marked = EVENT_FRAME_TYPES.has(type) ? { ...metadata, is_event: true } : metadata;
  const timestamp = at.toISOString();
  return { type, content, conversation_id: conversationId, user_id: userId, timestamp, metadata: marked };
}

export function welcomeFrame(conversationId: string, userId: string, isReconnection: boolean): ServerFrame {
  return frame('welcome', conversationId, '', { role: 'assistant', is_reconnection: isReconnection }, userId);
}

export function errorFrame(
  conversationId: string,
  error: { code: string; message: string; until?: string | undefined },
  shouldReconnect = false,
): ServerFrame {
  return frame('error', conversationId, '', {
    error: { code: error.code, message: error.message },
    should_reconnect: shouldReconnect,
    ...(error.until === undefined ? {} : { changes: { until: error.until } }),
  });
}

export function pongFrame(conversationId: string): ServerFrame {
  return frame('pong', conversationId, '', {});
}

/** A stored message of a user. Its sender takes it as the acknowledgement. */
export function userMessageFrame(message: MessageRow): ServerFrame {
  return frame(
    'user_message',
    message.conversationId,
    message.content,
    {
      message_id: message.id,
      client_message_id: message.clientMessageId,
      role: 'user',
      status: message.status,
      ...editedAt(message),
    },
    message.userId,
    message.createdAt,
  );
}

/** A chunk of a reply. */
export function deltaFrame(
  conversationId: string,
  reply: { assistantMessageId: string; replyTo: string },
  chunk: { content: string; offset: number; seq: number; isFinal: boolean },
): ServerFrame {
  return frame('assistant_delta', conversationId, chunk.content, {
    message_id: reply.assistantMessageId,
    role: 'assistant',
    offset: chunk.offset,
    seq: chunk.seq,
    is_final: chunk.isFinal,
    reply_to: reply.replyTo,
  });
}

/** A running reply so far as one chunk, which replaces the text that a subscriber has. */
export function soFarFrame(conversationId: string, reply: ReplySoFar): ServerFrame {
  return deltaFrame(conversationId, reply, { content: reply.text, offset: 0, seq: reply.seq ?? 0, isFinal: false });
}

/** The frame that ends a reply, by the response type of its message. */
const ENDINGS: Readonly<Record<string, ServerFrameType>> = {
  stopped: 'streaming_stopped',
  error: 'ai_error',
  safety: 'ai_response',
  ...(Object.fromEntries(WITHHELD_RESPONSE_TYPES.map((type) => [type, 'ai_response'])) as Record<
    string,
    'ai_response'
  >),
  time_over: 'ai_response',
};

/** A reply that a check has cut was streamed until then. */
function endingType({ responseType, truncated }: MessageRow): ServerFrameType {
  if (responseType === null || (responseType === 'safety' && truncated)) return 'stream_final';
  return ENDINGS[responseType] ?? 'stream_final';
}

/** The ending of a reply, from its stored message. */
export function endingFrame(message: MessageRow): ServerFrame {
  const type = endingType(message);
  return frame(
    type,
    message.conversationId,
    message.content,
    {
      message_id: message.id,
      role: 'assistant',
      ...(message.replyTo ? { reply_to: message.replyTo } : {}),
      ...(message.responseType ? { response_type: message.responseType } : {}),
      ...(message.truncated ? { truncated: true } : {}),
      ...(type === 'ai_error' ? { error: { code: 'ai_error', message: message.content } } : {}),
    },
    null,
    message.createdAt,
  );
}

/** The ending of a reply that was stopped before any text, so that no message is stored. */
export function stoppedFrame(conversationId: string, replyTo: string | null, at: Date): ServerFrame {
  return frame(
    'streaming_stopped',
    conversationId,
    '',
    { role: 'assistant', ...(replyTo ? { reply_to: replyTo } : {}) },
    null,
    at,
  );
}

/** An edit, a deletion, a reaction or a new title. */
export function eventFrame(conversationId: string, entry: EventEntry): ServerFrame {
  if (entry.event === 'reply_stopped') return stoppedFrame(conversationId, entry.messageId, entry.createdAt);
  return frame(
    'conversation_event',
    conversationId,
    '',
    {
      event: entry.event,
      ...(entry.messageId ? { message_id: entry.messageId } : {}),
      changes: entry.changes,
    },
    null,
    new Date(entry.createdAt),
  );
}

export function deletedFrame(conversationId: string): ServerFrame {
  return frame('conversation_event', conversationId, '', { event: 'deleted', changes: {} });
}

export function statusFrame(
  conversationId: string,
  messageId: string,
  status: 'sent' | 'delivered' | 'read',
): ServerFrame {
  return frame('message_status', conversationId, '', { message_id: messageId, status, is_event: true });
}

export function typingFrame(
  conversationId: string,
  who: { userId: string; username: string } | null,
  isTyping: boolean,
): ServerFrame {
  return frame(
    'typing',
    conversationId,
    '',
    { is_typing: isTyping, username: who?.username ?? 'Starling', role: who ? 'user' : 'assistant' },
    who?.userId ?? null,
  );
}

export function notificationFrame(conversationId: string, userId: string, notification: Record<string, unknown>) {
  return frame('notification_event', conversationId, '', { event: 'notification', changes: notification }, userId);
}

/** What changed for a child, or that its time ends soon. For the sockets of the child alone. */
export function systemFrame(conversationId: string, event: string, changes: Record<string, unknown>): ServerFrame {
  return frame('system_event', conversationId, '', { event, changes });
}

/** A grown-up began or stopped reading along. `readerId` is a connection, not a person. */
export function presenceFrame(conversationId: string, readerId: string, isReading: boolean): ServerFrame {
  const changes = { reader_id: readerId, is_reading: isReading };
  return frame('presence_event', conversationId, '', { event: 'grown_up_reading', changes });
}

/** A log entry for a subscriber that is live but missed it. */
export function liveFrameOf(conversationId: string, entry: LogEntry): ServerFrame {
  if (entry.kind === 'event') return eventFrame(conversationId, entry);
  return entry.role === 'user' ? userMessageFrame(entry) : endingFrame(entry);
}

/** A log entry for a subscriber that comes back. Each reply is an `ai_response`, whatever ended it. */
export function historicalFrameOf(conversationId: string, entry: LogEntry): ServerFrame {
  const live = liveFrameOf(conversationId, entry);
  if (entry.kind === 'event') return live;
  return {
    ...live,
    type: entry.role === 'user' ? 'user_message' : 'ai_response',
    metadata: { ...live.metadata, is_historical: true },
  };
}

function editedAt(message: MessageRow): Pick<FrameMetadata, 'changes'> {
  return message.editedAt ? { changes: { edited_at: message.editedAt.toISOString() } } : {};
}
