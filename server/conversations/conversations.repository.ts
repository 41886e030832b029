import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ConversationSort, ConversationType } from '../../contract/conversations.js';
import { type ConversationRow, conversationColumns, type MessageRow, messageColumns } from './conversation-rows.js';
import type { EventEntry } from './conversations.events.js';
import { appendEvents } from './message-changes.repository.js';

export interface ListQuery {
  limit: number;
  offset: number;
  includeArchived: boolean;
  /** Empty: no search. Every character stands for itself. */
  search: string;
  sortBy: ConversationSort;
  type: ConversationType | null;
}

export interface ConversationPatch {
  title?: string | null;
  type?: ConversationType;
  isArchived?: boolean;
  isPinned?: boolean;
  tags?: string[];
}

/** What the server gives a conversation by itself; what a user has set stays (contract §6). */
export interface Description {
  title: string;
  summary: string;
  type: ConversationType;
  tags: string[];
}

/** Ordered so that a page is read off an index; `id` makes the order total. */
const ORDER: Record<ConversationSort, string> = {
  recent: 'c.is_pinned DESC, c.last_message_at DESC, c.id DESC',
  oldest: 'c.created_at, c.id',
  most_messages: 'c.message_count DESC, c.last_message_at DESC, c.id DESC',
};

const LAST_MESSAGE = `LEFT JOIN LATERAL (
    SELECT ${messageColumns('m')} FROM messages m WHERE m.id = c.last_message_id
  ) last ON true`;

/** Rows of conversations: lists, search, one, changes, removal. Every call names the owner. */
@Injectable()
export class ConversationsRepository {
  constructor(private readonly dataSource: DataSource) {}

  async create(id: string, userId: string, type: ConversationType): Promise<ConversationRow> {
    await this.dataSource.query('INSERT INTO conversations (id, user_id, conversation_type) VALUES ($1, $2, $3)', [
      id,
      userId,
      type,
    ]);
    return (await this.find(id, userId))!;
  }

  async find(id: string, userId: string): Promise<ConversationRow | null> {
    const rows = await this.dataSource.query<ConversationRow[]>(
      `SELECT ${conversationColumns('c')}, to_jsonb(last) AS "lastMessage"
         FROM conversations c ${LAST_MESSAGE}
        WHERE c.id = $1 AND c.user_id = $2 AND c.delete_after IS NULL`,
      [id, userId],
    );
    return rows[0] ? withDates(rows[0]) : null;
  }

  async exists(id: string, userId: string): Promise<boolean> {
    const rows = await this.dataSource.query<unknown[]>(
      'SELECT 1 FROM conversations WHERE id = $1 AND user_id = $2 AND delete_after IS NULL',
      [id, userId],
    );
    return rows.length > 0;
  }

  async list(userId: string, query: ListQuery): Promise<{ items: ConversationRow[]; total: number }> {
    const where = ['c.user_id = $1', 'c.message_count > 0', 'c.delete_after IS NULL'];
    const parameters: unknown[] = [userId];
    const bind = (value: unknown) => `$${parameters.push(value)}`;
    if (!query.includeArchived) where.push('NOT c.is_archived');
    if (query.type) where.push(`c.conversation_type = ${bind(query.type)}`);
    if (query.search) {
      const pattern = bind(`%${query.search.replace(/[\\%_]/g, '\\$&')}%`);
      where.push(`(c.title ILIKE ${pattern} OR c.summary ILIKE ${pattern} OR EXISTS (
        SELECT 1 FROM messages s WHERE s.conversation_id = c.id AND s.hidden_at IS NULL AND s.content ILIKE ${pattern}))`);
    }
    const filter = where.join(' AND ');
    const [items, counted] = await Promise.all([
      this.dataSource.query<ConversationRow[]>(
        `SELECT ${conversationColumns('c')}, to_jsonb(last) AS "lastMessage"
           FROM (SELECT c.* FROM conversations c WHERE ${filter}
                  ORDER BY ${ORDER[query.sortBy]} LIMIT $${parameters.length + 1} OFFSET $${parameters.length + 2}) c
           ${LAST_MESSAGE}
          ORDER BY ${ORDER[query.sortBy]}`,
        [...parameters, query.limit, query.offset],
      ),
      this.dataSource.query<{ total: number }[]>(
        `SELECT count(*)::int AS total FROM conversations c WHERE ${filter}`,
        parameters,
      ),
    ]);
    return { items: items.map(withDates), total: counted[0]?.total ?? 0 };
  }

  /** Applies a user's change and logs it. `null`: not the user's, or gone. */
  async update(id: string, userId: string, patch: ConversationPatch): Promise<EventEntry[] | null> {
    return this.dataSource.transaction(async (manager) => {
      const sets = ['updated_at = clock_timestamp()'];
      const parameters: unknown[] = [id, userId];
      const set = (column: string, value: unknown) => sets.push(`${column} = $${parameters.push(value)}`);
      if (patch.title !== undefined) {
        set('title', patch.title);
        set('title_by_user', patch.title !== null);
      }
      if (patch.type !== undefined) {
        set('conversation_type', patch.type);
        set('type_by_user', true);
      }
      if (patch.tags !== undefined) {
        set('tags', patch.tags);
        set('tags_by_user', true);
      }
      if (patch.isArchived !== undefined) set('is_archived', patch.isArchived);
      if (patch.isPinned !== undefined) set('is_pinned', patch.isPinned);
      const [rows] = (await manager.query(
        `UPDATE conversations SET ${sets.join(', ')} WHERE id = $1 AND user_id = $2 AND delete_after IS NULL RETURNING id`,
        parameters,
      )) as [unknown[], number];
      if (rows.length === 0) return null;
      return appendEvents(manager, id, [
        { event: 'conversation_updated', messageId: null, changes: wireChanges(patch) },
      ]);
    });
  }

  /** Title, summary, type and tags by the server, at `messageCount` messages; a user's own choices stay. */
  async describe(id: string, description: Description, messageCount: number) {
    return this.dataSource.transaction(async (manager) => {
      const [rows] = (await manager.query(
        `UPDATE conversations c
            SET title = CASE WHEN title_by_user THEN title ELSE $2 END, summary = $3,
                conversation_type = CASE WHEN type_by_user THEN conversation_type ELSE $4 END,
                tags = CASE WHEN tags_by_user THEN tags ELSE $5 END,
                titled_at_count = greatest(titled_at_count, $6), updated_at = clock_timestamp()
          WHERE id = $1 AND delete_after IS NULL
        RETURNING user_id AS "userId", title, summary, conversation_type AS type, tags`,
        [id, description.title, description.summary, description.type, description.tags, messageCount],
      )) as [(Description & { userId: string })[], number];
      const described = rows[0];
      if (!described) return null;
      const { userId, title, summary, type, tags } = described;
      const changes = { title, summary, conversation_type: type, tags };
      const entries = await appendEvents(manager, id, [{ event: 'conversation_updated', messageId: null, changes }]);
      return { userId, entries };
    });
  }

  /** The counts that say whether a description is due. */
  async describedState(id: string): Promise<{ messageCount: number; titledAtCount: number } | null> {
    const rows = await this.dataSource.query<{ messageCount: number; titledAtCount: number }[]>(
      `SELECT message_count AS "messageCount", titled_at_count AS "titledAtCount" FROM conversations
        WHERE id = $1 AND delete_after IS NULL`,
      [id],
    );
    return rows[0] ?? null;
  }

  /** All up to a message is read. `null`: no such conversation or message. */
  async markRead(id: string, userId: string, messageId: string): Promise<{ changed: boolean } | null> {
    const [rows] = (await this.dataSource.query(
      `UPDATE conversations c
          SET read_seq = greatest(c.read_seq, m.seq),
              unread_count = (SELECT count(*) FROM messages u WHERE u.conversation_id = c.id AND u.role = 'assistant'
                               AND u.seq > greatest(c.read_seq, m.seq))
         FROM messages m
        WHERE c.id = $1 AND c.user_id = $2 AND c.delete_after IS NULL AND m.id = $3 AND m.conversation_id = c.id
      RETURNING c.id`,
      [id, userId, messageId],
    )) as [unknown[], number];
    return rows.length > 0 ? { changed: true } : null;
  }

  /** Ids that a removal will take: all of the user's that a list shows, archived ones only when asked. */
  async listedIds(userId: string, includeArchived: boolean): Promise<string[]> {
    const rows = await this.dataSource.query<{ id: string }[]>(
      `SELECT id FROM conversations
        WHERE user_id = $1 AND message_count > 0 AND delete_after IS NULL AND ($2 OR NOT is_archived)`,
      [userId, includeArchived],
    );
    return rows.map((row) => row.id);
  }

  /** Everything in these conversations is gone (quality C32). Answers the ids that were the user's. */
  async delete(userId: string, ids: string[]): Promise<string[]> {
    const [rows] = (await this.dataSource.query(
      'DELETE FROM conversations WHERE user_id = $1 AND id = ANY($2) RETURNING id',
      [userId, ids],
    )) as [{ id: string }[], number];
    return rows.map((row) => row.id);
  }

  /** Conversations that nobody has touched for `days`, pinned ones excepted; and empty ones of more than a day. */
  async deleteUnused(days: number, limit: number): Promise<{ id: string; userId: string }[]> {
    const [rows] = (await this.dataSource.query(
      `DELETE FROM conversations WHERE id IN (
         SELECT id FROM conversations
          WHERE ($1 > 0 AND NOT is_pinned AND updated_at < now() - make_interval(days => $1))
             OR (message_count = 0 AND last_seq = 0 AND updated_at < now() - interval '1 day')
          LIMIT $2)
       RETURNING id, user_id AS "userId"`,
      [days, limit],
    )) as [{ id: string; userId: string }[], number];
    return rows;
  }

  /** All that is kept of a user's talks, for the export of an account. */
  async exportOf(userId: string) {
    const conversations = await this.dataSource.query<ConversationRow[]>(
      `SELECT ${conversationColumns('c')} FROM conversations c WHERE c.user_id = $1 ORDER BY c.created_at`,
      [userId],
    );
    const messages = await this.dataSource.query<MessageRow[]>(
      `SELECT ${messageColumns('m')} FROM messages m JOIN conversations c ON c.id = m.conversation_id
        WHERE c.user_id = $1 ORDER BY m.conversation_id, m.seq`,
      [userId],
    );
    return { conversations, messages };
  }
}

/** The changed fields under their wire names. */
function wireChanges(patch: ConversationPatch): Record<string, unknown> {
  const changes: Record<string, unknown> = {
    title: patch.title,
    conversation_type: patch.type,
    is_archived: patch.isArchived,
    is_pinned: patch.isPinned,
    tags: patch.tags,
  };
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
}

/** The last message comes as JSON, its times as text. */
function withDates(row: ConversationRow): ConversationRow {
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
