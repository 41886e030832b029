import type { ConversationBody, MessageBody } from '../../contract/conversations.js';
import type { ConversationRow, MessageRow } from './conversation-rows.js';

/** A conversation as REST shows it (contract §3). The only way out. */
export function conversationBody(row: ConversationRow): ConversationBody {
  return {
    id: row.id,
    title: row.title,
    summary: row.summary,
    conversation_type: row.type,
    is_pinned: row.isPinned,
    is_archived: row.isArchived,
    message_count: row.messageCount,
    last_message_at: row.lastMessageAt?.toISOString() ?? null,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    tags: row.tags,
    unread_count: row.unreadCount,
    last_message: row.lastMessage
      ? { message_role: row.lastMessage.role, message_content: row.lastMessage.content }
      : null,
  };
}

export function messageBody(row: MessageRow): MessageBody {
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
