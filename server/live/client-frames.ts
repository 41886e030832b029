import { z } from 'zod';
import { CLIENT_MESSAGE_ID_MAX_LENGTH } from '../../contract/conversations.js';
import { CLIENT_FRAME_TYPES } from '../../contract/frames.js';
import { isUuid } from '../platform/ids.js';
import { isDeeperThan, JSON_MAX_DEPTH } from '../platform/validation/depth.js';
import { exactText } from '../platform/validation/text.js';

/** A frame of a client, parsed. */
export type ClientFrame =
  | { type: 'message'; content: string; clientMessageId: string }
  | { type: 'typing'; isTyping: boolean }
  | { type: 'stop_streaming' }
  | { type: 'read'; messageId: string }
  | { type: 'auth'; token: string }
  | { type: 'ping' | 'pong' };

const envelope = z.object({
  type: z.enum(CLIENT_FRAME_TYPES),
  content: z.string().nullish(),
  conversation_id: z.string().nullish(),
  metadata: z.record(z.string(), z.unknown()).nullish(),
});

const messageId = exactText(CLIENT_MESSAGE_ID_MAX_LENGTH);

/**
 * Parses one text frame; `null` if it is a bad frame. The text of a message is not checked here: the rules for texts
 * belong to the chat, and a text that breaks them makes no bad frame.
 */
export function parseClientFrame(text: string, conversationId: string): ClientFrame | null {
  const parsed = envelope.safeParse(parseJson(text));
  if (!parsed.success) return null;
  const { type, content, metadata } = parsed.data;
  if (isOther(parsed.data.conversation_id, conversationId)) return null;
  if (isOther(metadata?.['conversation_id'], conversationId)) return null;
  switch (type) {
    case 'message': {
      const clientMessageId = messageId.safeParse(metadata?.['message_id']);
      if (typeof content !== 'string' || !clientMessageId.success) return null;
      return { type, content, clientMessageId: clientMessageId.data };
    }
    case 'typing': {
      const isTyping = metadata?.['is_typing'];
      return typeof isTyping === 'boolean' ? { type, isTyping } : null;
    }
    case 'read': {
      const read = metadata?.['message_id'];
      return isUuid(read) ? { type, messageId: read } : null;
    }
    case 'auth':
      return typeof content === 'string' ? { type, token: content } : null;
    default:
      return { type };
  }
}

function parseJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return isDeeperThan(value, JSON_MAX_DEPTH) ? null : value;
  } catch {
    return null;
  }
}

/** Whether an id is given and differs from the socket's. */
function isOther(given: unknown, conversationId: string): boolean {
  if (given === undefined || given === null || given === '') return false;
  return typeof given !== 'string' || given.toLowerCase() !== conversationId;
}
