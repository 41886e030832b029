import type { ConversationBody } from '../../contract/conversations.js';
import type { ConversationObject } from './conversation.types.js';
import type { ConversationRow } from './conversation-rows.js';
import * as message from './message.presenter.js';

/** `CONVERSATION_JSON` of the lists writes the same fields in SQL. */
export function toRest(row: ConversationRow): ConversationBody {
  const last = row.lastMessage;
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
    last_message: last && { message_role: last.role, message_content: last.content },
  };
}

export function toGraphql(row: ConversationRow): ConversationObject {
  return {
    id: row.id,
    title: row.title,
    summary: row.summary,
    type: row.type,
    isPinned: row.isPinned,
    isArchived: row.isArchived,
    isPrivate: row.isPrivate,
    messageCount: row.messageCount,
    unreadCount: row.unreadCount,
    isReplying: row.isReplying,
    tags: row.tags,
    lastMessage: row.lastMessage && message.toGraphql(row.lastMessage),
    lastMessageAt: row.lastMessageAt,
    snippet: row.snippet ?? null,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  };
}
