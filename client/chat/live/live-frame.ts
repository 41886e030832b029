/** A live frame of the `liveFrames` subscription, with upper-case enums and nulls translated. */
import { MESSAGE_ROLES, MESSAGE_STATUSES, type MessageRole, type MessageStatus } from '../../../contract/conversations';
import type { FrameError } from '../../../contract/frames';

export interface LiveFrameMetadata {
  messageId?: string;
  clientMessageId?: string;
  role?: MessageRole;
  offset?: number;
  seq?: number;
  isFinal?: boolean;
  isTyping?: boolean;
  username?: string;
  isHistorical?: boolean;
  isReconnection?: boolean;
  isEvent?: boolean;
  responseType?: string;
  status?: MessageStatus;
  replyTo?: string;
  truncated?: boolean;
  event?: string;
  changes?: Record<string, unknown>;
  error?: FrameError;
  shouldReconnect?: boolean;
}

export interface LiveFrame {
  type: string;
  content: string;
  conversationId: string;
  userId: string | null;
  timestamp: string;
  metadata: LiveFrameMetadata;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function flag(value: unknown): boolean | undefined {
  return typeof value === 'boolean' ? value : undefined;
}

function count(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : undefined;
}

function word<T extends string>(value: unknown, words: readonly T[]): T | undefined {
  const lower = text(value)?.toLowerCase();
  return words.find((candidate) => candidate === lower);
}

function readError(value: unknown): FrameError | undefined {
  if (!isRecord(value)) return undefined;
  return { code: text(value.code) ?? '', message: text(value.message) ?? '' };
}

/** Removes `undefined` keys, so that frames compare plainly. */
function present<T extends object>(value: T): T {
  return Object.fromEntries(Object.entries(value).filter(([, entry]) => entry !== undefined)) as T;
}

/** Reads a frame; `null` if the value is none. Content that is not text becomes empty, and the store drops it. */
export function readLiveFrame(value: unknown): LiveFrame | null {
  if (!isRecord(value) || typeof value.type !== 'string') return null;
  const metadata = isRecord(value.metadata) ? value.metadata : {};
  return {
    type: value.type,
    content: text(value.content) ?? '',
    conversationId: text(value.conversationId) ?? '',
    userId: text(value.userId) ?? null,
    timestamp: text(value.timestamp) ?? '',
    metadata: present<LiveFrameMetadata>({
      messageId: text(metadata.messageId),
      clientMessageId: text(metadata.clientMessageId),
      role: word(metadata.role, MESSAGE_ROLES),
      offset: count(metadata.offset),
      seq: count(metadata.seq),
      isFinal: flag(metadata.isFinal),
      isTyping: flag(metadata.isTyping),
      username: text(metadata.username),
      isHistorical: flag(metadata.isHistorical),
      isReconnection: flag(metadata.isReconnection),
      isEvent: flag(metadata.isEvent),
      responseType: text(metadata.responseType),
      status: word(metadata.status, MESSAGE_STATUSES),
      replyTo: text(metadata.replyTo),
      truncated: flag(metadata.truncated),
      event: text(metadata.event),
      changes: isRecord(metadata.changes) ? metadata.changes : undefined,
      error: readError(metadata.error),
      shouldReconnect: flag(metadata.shouldReconnect),
    }),
  };
}
