import type { ServerFrame } from '../../contract/frames.js';
import type { LiveFrame } from './live-frame.types.js';

/** A wire frame under GraphQL's names. Pure. All subscribers of a node share the object. */
export function liveFrame(frame: ServerFrame): LiveFrame {
  const { metadata } = frame;
  return {
    type: frame.type,
    content: frame.content,
    conversationId: frame.conversation_id,
    userId: frame.user_id,
    timestamp: frame.timestamp,
    metadata: {
      messageId: metadata.message_id,
      clientMessageId: metadata.client_message_id,
      role: metadata.role,
      offset: metadata.offset,
      seq: metadata.seq,
      isFinal: metadata.is_final,
      isTyping: metadata.is_typing,
      username: metadata.username,
      isHistorical: metadata.is_historical,
      isReconnection: metadata.is_reconnection,
      responseType: metadata.response_type,
      status: metadata.status,
      replyTo: metadata.reply_to,
      truncated: metadata.truncated,
      event: metadata.event,
      isEvent: metadata.is_event,
      changes: metadata.changes,
      error: metadata.error,
      shouldReconnect: metadata.should_reconnect,
    },
  };
}
