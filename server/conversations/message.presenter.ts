import type { MessageBody } from '../../contract/conversations.js';
import type { MessageObject } from './conversation.types.js';
import type { MessageRow } from './conversation-rows.js';

export function toRest(row: MessageRow): MessageBody {
  return {
    id: row.id,
    message_role: row.role,
    message_content: row.content,
    created_at: row.createdAt.toISOString(),
    status: row.status,
    client_message_id: row.clientMessageId,
    reaction: row.reaction,
    edited_at: row.editedAt?.toISOString() ?? null,
    response_type: row.responseType,
    truncated: row.truncated,
  };
}

export function toGraphql(row: MessageRow): MessageObject {
  return {
    id: row.id,
    conversationId: row.conversationId,
    role: row.role,
    content: row.content,
    status: row.status,
    clientMessageId: row.clientMessageId,
    replyTo: row.replyTo,
    reaction: row.reaction,
    responseType: row.responseType,
    truncated: row.truncated,
    editedAt: row.editedAt,
    createdAt: row.createdAt,
  };
}
