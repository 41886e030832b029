import type { ConversationBody, MessageBody } from '../../contract/conversations.js';
import type { ConversationRow, MessageRow } from './conversation-rows.js';

/** One field of a conversation's body: out of a row, and out of the store (`c`, with its message `last` joined). */
interface Field<Value> {
  of: (row: ConversationRow) => Value;
  sql: string;
}

/** As `Date.toISOString` writes it. */
const isoTime = (column: string) => `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** A conversation as REST shows it (contract §3): the one list of its fields. */
const CONVERSATION: { readonly [Name in keyof ConversationBody]: Field<ConversationBody[Name]> } = {
  id: { of: (row) => row.id, sql: 'c.id' },
  title: { of: (row) => row.title, sql: 'c.title' },
  summary: { of: (row) => row.summary, sql: 'c.summary' },
  conversation_type: { of: (row) => row.type, sql: 'c.conversation_type' },
  is_pinned: { of: (row) => row.isPinned, sql: 'c.is_pinned' },
  is_archived: { of: (row) => row.isArchived, sql: 'c.is_archived' },
  message_count: { of: (row) => row.messageCount, sql: 'c.message_count' },
  last_message_at: {
    of: (row) => row.lastMessageAt?.toISOString() ?? null,
    sql: isoTime('c.last_message_at'),
  },
  created_at: { of: (row) => row.createdAt.toISOString(), sql: isoTime('c.created_at') },
  updated_at: { of: (row) => row.updatedAt.toISOString(), sql: isoTime('c.updated_at') },
  tags: { of: (row) => row.tags, sql: 'c.tags' },
  unread_count: { of: (row) => row.unreadCount, sql: 'c.unread_count' },
  last_message: {
    of: ({ lastMessage }) => lastMessage && { message_role: lastMessage.role, message_content: lastMessage.content },
    sql: `CASE WHEN last.id IS NOT NULL
      THEN json_build_object('message_role', last.role, 'message_content', last.content) END`,
  },
};

/** The body of a row. */
export function conversationBody(row: ConversationRow): ConversationBody {
  const fields = Object.entries(CONVERSATION).map(([name, { of }]) => [name, of(row)]);
  return Object.fromEntries(fields) as ConversationBody;
}

/** The same as an expression: Postgres writes the JSON of a whole page faster than rows are read into objects here. */
export const CONVERSATION_JSON = `json_build_object(${Object.entries(CONVERSATION)
  .map(([name, { sql }]) => `'${name}', ${sql}`)
  .join(', ')})`;

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
