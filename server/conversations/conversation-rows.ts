import type { ConversationType, MessageRole, MessageStatus, Reaction } from '../../contract/conversations.js';

/** A conversation as the lists and the presenters need it: with its last message. */
export interface ConversationRow {
  id: string;
  userId: string;
  title: string | null;
  summary: string | null;
  type: ConversationType;
  isPinned: boolean;
  isArchived: boolean;
  tags: string[];
  messageCount: number;
  unreadCount: number;
  /** A reply is being written, at whichever node. */
  isReplying: boolean;
  lastMessage: MessageRow | null;
  lastMessageAt: Date | null;
  /** In a search result: what was found, with some text around it. */
  snippet?: string | null;
  createdAt: Date;
  updatedAt: Date;
}

/** A stored message. `seq` is its place in the conversation's log; `created_at` never falls along it. */
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

/** What a talk is made of, for those who only read it. */
export type SaidMessage = Pick<MessageRow, 'id' | 'seq' | 'role' | 'content' | 'replyTo' | 'responseType'>;

/** What a moderator's "hide" leaves in place of a message. */
export const HIDDEN_TEXT = 'This message has been hidden by a moderator.';

/** Columns of `messages` under the names of `MessageRow`; `alias` is the table's alias in the query. */
export function messageColumns(alias: string): string {
  return `${saidColumns(alias)}, ${alias}.conversation_id AS "conversationId", ${alias}.user_id AS "userId",
    ${alias}.status, ${alias}.client_message_id AS "clientMessageId", ${alias}.reaction, ${alias}.truncated,
    ${alias}.edited_at AS "editedAt", ${alias}.created_at AS "createdAt"`;
}

/** The same under the names of `SaidMessage`. */
export function saidColumns(alias: string): string {
  return `${alias}.id, ${alias}.seq::int AS seq, ${alias}.role, ${alias}.reply_to AS "replyTo",
    CASE WHEN ${alias}.hidden_at IS NULL THEN ${alias}.content ELSE '${HIDDEN_TEXT}' END AS content,
    ${alias}.response_type AS "responseType"`;
}

/** Columns of `conversations` under the names of `ConversationRow`, without the last message. */
export function conversationColumns(alias: string): string {
  return `${alias}.id, ${alias}.user_id AS "userId", ${alias}.title, ${alias}.summary,
    ${alias}.conversation_type AS type, ${alias}.is_pinned AS "isPinned", ${alias}.is_archived AS "isArchived",
    ${alias}.tags, ${alias}.message_count AS "messageCount", ${alias}.unread_count AS "unreadCount",
    ${alias}.last_message_at AS "lastMessageAt", ${alias}.created_at AS "createdAt",
    ${alias}.updated_at AS "updatedAt"`;
}

/** Whether a reply is being written in a conversation `c`: a node holds its lease. A waiting one has not begun. */
export const IS_REPLYING = `EXISTS (
    SELECT FROM replies r
     WHERE r.conversation_id = c.id AND r.state = 'running' AND r.lease_until > clock_timestamp()
  )`;

/** Joins the last message of a conversation `c` as `last`. */
export const JOIN_LAST_MESSAGE = `LEFT JOIN LATERAL (
    SELECT ${messageColumns('m')} FROM messages m WHERE m.id = c.last_message_id
  ) last ON true`;

/** A row whose last message came as JSON, its times as text. */
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
