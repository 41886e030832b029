/**
 * Live frames, the same over the WebSocket and the `liveFrames` subscription (contract §4).
 * Wire names are snake_case; this file is the only place that spells them.
 */
import type { MessageRole, MessageStatus } from './conversations.js';
import type { ErrorCode } from './errors.js';

/** What a client may send. */
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
  /** Where the piece begins in the whole reply, in UTF-16 units. */
  offset?: number;
  seq?: number;
  is_final?: boolean;
  is_typing?: boolean;
  username?: string;
  is_historical?: boolean;
  is_reconnection?: boolean;
  response_type?: string;
  status?: MessageStatus;
  /** The stored id of the user's message that is answered. */
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

/** Frames that tell of something beside the talk. They carry `is_event`, and no client shows them as messages. */
export const EVENT_FRAME_TYPES: ReadonlySet<string> = new Set<ServerFrameType>([
  'conversation_event',
  'notification_event',
  'presence_event',
  'system_event',
  'connection_event',
  'event',
]);

/** Each of these ends a reply; a reply has exactly one. */
export const TERMINAL_FRAME_TYPES: ReadonlySet<string> = new Set([
  'stream_final',
  'streaming_stopped',
  'ai_response',
  'ai_error',
]);

/** The offset rule: repeats and snapshots do no harm. `null` where a piece is missing before this one. */
export function applyDelta(text: string, offset: number, content: string): string | null {
  if (offset > text.length) return null;
  return text.slice(0, offset) + content;
}

/** Close codes of the socket, each with the reasons that go with it. */
export const CLOSE = {
  normal: 1000,
  policy: 1008,
  tooBig: 1009,
  internal: 1011,
  restart: 1012,
  tryLater: 1013,
} as const;

/** Reasons of a 1008 on which a client refreshes its token once and tries again. */
export const REFRESHABLE_CLOSE_REASONS: ReadonlySet<string> = new Set<ErrorCode>([
  'unauthorized',
  'invalid_token',
  'token_expired',
]);
