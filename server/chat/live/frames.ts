import {
  EVENT_FRAME_TYPES,
  type FrameMetadata,
  type ServerFrame,
  type ServerFrameType,
} from '../../../contract/frames.js';
import type { MessageRow } from '../../conversations/conversation-rows.js';
import type { EventEntry } from '../../conversations/conversations.events.js';
import type { LogEntry } from '../../conversations/history.service.js';
import type { ReplySoFar } from './reply-so-far.js';

/** Every frame that the server sends is built here (contract §4). Pure. */

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
  error: { code: string; message: string },
  shouldReconnect = false,
): ServerFrame {
  return frame('error', conversationId, '', {
    error: { code: error.code, message: error.message },
    should_reconnect: shouldReconnect,
  });
}

export function pongFrame(conversationId: string): ServerFrame {
  return frame('pong', conversationId, '', {});
}

/** A stored user's message: to its sender it is the acknowledgement. */
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

/** A piece of a reply. */
export function deltaFrame(
  conversationId: string,
  reply: { assistantMessageId: string; replyTo: string },
  piece: { content: string; offset: number; seq: number; isFinal: boolean },
): ServerFrame {
  return frame('assistant_delta', conversationId, piece.content, {
    message_id: reply.assistantMessageId,
    role: 'assistant',
    offset: piece.offset,
    seq: piece.seq,
    is_final: piece.isFinal,
    reply_to: reply.replyTo,
  });
}

/** All of a running reply so far, as one chunk: it repairs whatever a reader had. */
export function soFarFrame(conversationId: string, reply: ReplySoFar): ServerFrame {
  return deltaFrame(conversationId, reply, { content: reply.text, offset: 0, seq: reply.seq ?? 0, isFinal: false });
}

/** How each kind of stored answer ends its reply. */
const ENDINGS: Readonly<Record<string, ServerFrameType>> = {
  stopped: 'streaming_stopped',
  error: 'ai_error',
  safety: 'ai_response',
};

/** The frame that ended the reply whose stored text this is. */
export function endingFrame(message: MessageRow): ServerFrame {
  const type = ENDINGS[message.responseType ?? ''] ?? 'stream_final';
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

/** A reply that was stopped before any text: nothing is stored but the fact. */
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

/** An edit, a deletion, a reaction, a changed title. */
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

/** A log entry as it was when it was new: what a live reader missed. */
export function liveFrameOf(conversationId: string, entry: LogEntry): ServerFrame {
  if (entry.kind === 'event') return eventFrame(conversationId, entry);
  return entry.role === 'user' ? userMessageFrame(entry) : endingFrame(entry);
}

/** A log entry for somebody who comes back: answers come as `ai_response`, whatever ended them. */
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
