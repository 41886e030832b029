/**
 * Live frames, the same over the WebSocket and the `liveFrames` subscription.
 * Wire names are snake_case; no other file spells them.
 */
import type { MessageRole, MessageStatus } from './conversations.js';

/** The frames that a client may send. */
export const CLIENT_FRAME_TYPES = ['message', 'typing', 'stop_streaming', 'read', 'auth', 'ping', 'pong'] as const;

export type ServerFrameType =
  | 'welcome'
  | 'user_message'
  | 'assistant_delta'
  | 'stream_final'
  | 'streaming_stopped'
  | 'ai_response'
  | 'ai_error'
  | 'typing'
  | 'message_status'
  | 'conversation_event'
  | 'notification_event'
  | 'presence_event'
  | 'system_event'
  | 'connection_event'
  | 'event'
  | 'pong'
  | 'error';

export interface FrameError {
  code: string;
  message: string;
}

export interface FrameMetadata {
  /** The stored message's id. */
  message_id?: string;
  client_message_id?: string | null;
  role?: MessageRole;
  /** Where the chunk begins in the reply, in UTF-16 units. */
  offset?: number;
  seq?: number;
  is_final?: boolean;
  is_typing?: boolean;
  username?: string;
  is_historical?: boolean;
  is_reconnection?: boolean;
  response_type?: string;
  status?: MessageStatus;
  /** The stored id of the user's message that the reply answers. */
  reply_to?: string;
  truncated?: boolean;
  event?: string;
  is_event?: boolean;
  changes?: Record<string, unknown>;
  error?: FrameError;
  should_reconnect?: boolean;
}

/** A frame as the server sends it. `timestamp` is ISO 8601 in UTC. */
export interface ServerFrame {
  type: ServerFrameType;
  content: string;
  conversation_id: string;
  user_id: string | null;
  timestamp: string;
  metadata: FrameMetadata;
}

/** Frames about changes around the messages. They carry `is_event`, and no client shows them as messages. */
export const EVENT_FRAME_TYPES: ReadonlySet<string> = new Set<ServerFrameType>([
  'conversation_event',
  'notification_event',
  'presence_event',
  'system_event',
  'connection_event',
  'event',
]);

/** Every reply ends with exactly one of these. */
export const TERMINAL_FRAME_TYPES: ReadonlySet<string> = new Set([
  'stream_final',
  'streaming_stopped',
  'ai_response',
  'ai_error',
]);

/** Applies a chunk at its offset, so that repeats and snapshots do no harm. `null` if an earlier chunk is missing. */
export function applyDelta(text: string, offset: number, content: string): string | null {
  if (offset > text.length) return null;
  return text.slice(0, offset) + content;
}
