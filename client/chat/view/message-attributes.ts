import type { ChatMessage } from '../store/chat-message';

/** Attributes of a message's element, for styles and tests. */
export function messageAttributes({ id, role, status, isStreaming }: ChatMessage) {
  return {
    'data-message-id': id,
    'data-role': role,
    'data-status': status,
    'data-streaming': isStreaming || undefined,
  };
}
