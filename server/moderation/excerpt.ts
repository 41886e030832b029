import type { ExcerptMessage } from '../../contract/moderation.js';
import type { MessageRow } from '../conversations/conversation-rows.js';
import { newId } from '../platform/ids.js';
import { redact } from './redact.js';

type QuotedMessage = Pick<MessageRow, 'id' | 'role' | 'content' | 'createdAt'>;

/** A sentence of a provider that no reader got. */
export function blockedExcerpt(sentence: string): ExcerptMessage {
  const id = newId();
  return excerptOf({ id, role: 'assistant', content: sentence.trim(), createdAt: new Date() }, id);
}

/** A message as moderators read it. */
export function excerptOf(message: QuotedMessage, reportedId: string): ExcerptMessage {
  return {
    id: message.id,
    message_role: message.role,
    message_content: redact(message.content),
    created_at: message.createdAt.toISOString(),
    reported: message.id === reportedId,
  };
}
