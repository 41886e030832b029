import {
  type ConversationType,
  HIDDEN_TEXT,
  type MessageRole,
  type MessageStatus,
  type Reaction,
} from '../../contract/conversations.js';

/** A conversation with its last message, as lists and presenters need it. */
export interface ConversationRow {
  id: string;
  userId: string;
  title: string | null;
  summary: string | null;
  type: ConversationType;
  isPinned: boolean;
  isArchived: boolean;
  /** It has a safety answer, so nothing outside of the conversation quotes it. */
  isPrivate: boolean;
  tags: string[];
  messageCount: number;
  unreadCount: number;
  /** A node is writing a reply. */
  isReplying: boolean;
  lastMessage: MessageRow | null;
  lastMessageAt: Date | null;
  /** In a search result: the part of a message that holds the term. */
  snippet?: string | null;
  createdAt: Date;
  updatedAt: Date;
}

/** A stored message. `seq` is its number in the conversation's log; `createdAt` never decreases along it. */
export interface MessageRow {
  id: string;
  conversationId: string;
  userId: string;
  seq: number;
  role: MessageRole;
  content: string;
  status: MessageStatus;
  clientMessageId: string | null;
  replyTo: string | null;
  reaction: Reaction | null;
  responseType: string | null;
  truncated: boolean;
  editedAt: Date | null;
  createdAt: Date;
}

/** The part of a message that prompts and titles need. */
export type HistoryMessage = Pick<MessageRow, 'id' | 'seq' | 'role' | 'content' | 'replyTo' | 'responseType'>;

/** The columns of `messages` under the names of `MessageRow`. `alias` is the table's alias. */
export function messageColumns(alias: string): string {
  return `${historyColumns(alias)}, ${alias}.conversation_id AS "conversationId", ${alias}.user_id AS "userId",
    ${alias}.status, ${alias}.client_message_id AS "clientMessageId", ${alias}.reaction, ${alias}.truncated,
    ${alias}.edited_at AS "editedAt", ${alias}.created_at AS "createdAt"`;
}

/** The columns of `messages` under the names of `HistoryMessage`. */
export function historyColumns(alias: string): string {
  return `${alias}.id, ${alias}.seq::int AS seq, ${alias}.role, ${alias}.reply_to AS "replyTo",
    CASE WHEN ${alias}.hidden_at IS NULL THEN ${alias}.content ELSE '${HIDDEN_TEXT}' END AS content,
    ${alias}.response_type AS "responseType"`;
}

/** The columns of `conversations` under the names of `ConversationRow`, without the last message. */
export function conversationColumns(alias: string): string {
  return `${alias}.id, ${alias}.user_id AS "userId", ${alias}.title, ${alias}.summary,
    ${alias}.conversation_type AS type, ${alias}.is_pinned AS "isPinned", ${alias}.is_archived AS "isArchived",
    ${alias}.is_private AS "isPrivate",
    ${alias}.tags, ${alias}.message_count AS "messageCount", ${alias}.unread_count AS "unreadCount",
    ${alias}.last_message_at AS "lastMessageAt", ${alias}.created_at AS "createdAt",
    ${alias}.updated_at AS "updatedAt"`;
}

/** True where a node holds the lease of a reply in conversation `c`. A waiting reply does not count. */
export const IS_REPLYING = `EXISTS (
    SELECT FROM replies r
     WHERE r.conversation_id = c.id AND r.state = 'running' AND r.lease_until > clock_timestamp()
  )`;

/** Joins the last message of a conversation `c` as `last`, unless the conversation is private. */
export const JOIN_LAST_MESSAGE = `LEFT JOIN LATERAL (
    SELECT ${messageColumns('m')} FROM messages m WHERE m.id = c.last_message_id AND NOT c.is_private
  ) last ON true`;

/** Turns the times of a last message that came as JSON into dates. */
export function withDates(row: ConversationRow): ConversationRow {
  const last = row.lastMessage;
  if (!last) return row;
  return {
    ...row,
    lastMessage: {
      ...last,
      createdAt: new Date(last.createdAt),
      editedAt: last.editedAt ? new Date(last.editedAt) : null,
    },
  };
}
