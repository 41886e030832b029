import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ConversationSort, ConversationType } from '../../contract/conversations.js';
import { containing } from '../platform/database/like.js';
import { PreparedStatements } from '../platform/database/prepared-statements.js';
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

/** The columns of `ORDER`. */
const SORTED_BY: Record<ConversationSort, string> = {
  recent: 'c.is_pinned, c.last_message_at',
  oldest: 'c.created_at',
  most_messages: 'c.message_count, c.last_message_at',
};

const LAST_MESSAGE = `LEFT JOIN LATERAL (
    SELECT ${messageColumns('m')} FROM messages m WHERE m.id = c.last_message_id
  ) last ON true`;

/** From so many conversations on, a search asks the index of messages instead of walking them. */
const LARGE_ACCOUNT = 200;
/** How much of a message a search result shows, and how much of it before what was found. */
const SNIPPET_LENGTH = 160;
const SNIPPET_LEAD = 40;

/** Whether a conversation's own messages hold the term. As a value, not EXISTS: that could become a look at every message. */
const isSaid = (pattern: string) => `coalesce((SELECT true FROM messages s
  WHERE s.conversation_id = c.id AND s.hidden_at IS NULL AND s.content ILIKE ${pattern} LIMIT 1), false)`;

/** The same by the index of all that the owner's conversations say. */
const isIndexed = (pattern: string) => `c.id IN (SELECT s.conversation_id FROM messages s
  WHERE s.user_id = $1 AND s.hidden_at IS NULL AND s.content ILIKE ${pattern})`;

/** What a search result shows of the newest message that holds the term. */
const snippetOf = (pattern: string, term: string) => `(
  SELECT substr(s.content, greatest(1, position(lower(${term}) in lower(s.content)) - ${SNIPPET_LEAD}), ${SNIPPET_LENGTH})
    FROM messages s WHERE s.conversation_id = c.id AND s.hidden_at IS NULL AND s.content ILIKE ${pattern}
   ORDER BY s.seq DESC LIMIT 1)`;

type ListedRow = { total: number } & (ConversationRow | { id: null });

/** Rows of conversations: lists, search, one, changes, removal. Every call names the owner. */
@Injectable()
export class ConversationsRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly statements: PreparedStatements,
  ) {}

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

  /** A page of a user's conversations with the exact number of all that fit. */
  async list(userId: string, query: ListQuery): Promise<{ items: ConversationRow[]; total: number }> {
    return query.search === '' ? this.listAll(userId, query) : this.search(userId, query);
  }

  private async listAll(userId: string, query: ListQuery) {
    const { where, parameters } = filterOf(userId, query);
    const name = `list ${query.sortBy} ${query.includeArchived} ${query.type !== null}`;
    const found = await this.statements.query<ListedRow>(
      name,
      pageQuery(
        `SELECT c.id, ${SORTED_BY[query.sortBy]} FROM conversations c WHERE ${where}`,
        `SELECT count(*)::int FROM conversations c WHERE ${where}`,
        query,
        parameters.length,
      ),
      [...parameters, query.limit, query.offset],
    );
    return pageOf(found);
  }

  /**
   * Search in title, summary and message text. A small account is walked; a large one asks the index of its messages
   * first (docs/decisions.md has the measurement). Every character stands for itself.
   */
  private async search(userId: string, query: ListQuery) {
    const { where, parameters } = filterOf(userId, query);
    const pattern = `$${parameters.push(containing(query.search))}`;
    const term = `$${parameters.push(query.search)}::text`;
    const isLarge = await this.isLarge(userId);
    const found = `SELECT c.id, ${SORTED_BY[query.sortBy]} FROM conversations c
      WHERE ${where} AND (c.title ILIKE ${pattern} OR c.summary ILIKE ${pattern}
        OR ${isLarge ? isIndexed(pattern) : isSaid(pattern)})`;
    const statement = `WITH found AS MATERIALIZED (${found})
      ${pageQuery('SELECT * FROM found c', 'SELECT count(*)::int FROM found', query, parameters.length, snippetOf(pattern, term))}`;
    const values = [...parameters, query.limit, query.offset];
    // How a large account is best searched depends on the term: it is planned for each.
    if (isLarge) return pageOf(await this.dataSource.query<ListedRow[]>(statement, values));
    const name = `search ${query.sortBy} ${query.includeArchived} ${query.type !== null}`;
    return pageOf(await this.statements.query<ListedRow>(name, statement, values));
  }

  private async isLarge(userId: string): Promise<boolean> {
    const [counted] = await this.statements.query<{ size: number }>(
      'is large',
      `SELECT count(*)::int AS size FROM (
         SELECT 1 FROM conversations WHERE user_id = $1 AND message_count > 0 AND delete_after IS NULL LIMIT $2) own`,
      [userId, LARGE_ACCOUNT],
    );
    return counted!.size === LARGE_ACCOUNT;
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

  /** Gone from every list and socket at once, from the store after `seconds`. Answers the ids that were the user's. */
  async trash(userId: string, ids: string[], seconds: number): Promise<string[]> {
    const [rows] = (await this.dataSource.query(
      `UPDATE conversations SET delete_after = now() + make_interval(secs => $3)
        WHERE user_id = $1 AND id = ANY($2) AND delete_after IS NULL RETURNING id`,
      [userId, ids, seconds],
    )) as [{ id: string }[], number];
    return rows.map((row) => row.id);
  }

  /** Takes back what was trashed and is still there. */
  async restore(userId: string, ids: string[]): Promise<string[]> {
    const [rows] = (await this.dataSource.query(
      `UPDATE conversations SET delete_after = NULL
        WHERE user_id = $1 AND id = ANY($2) AND delete_after > now() RETURNING id`,
      [userId, ids],
    )) as [{ id: string }[], number];
    return rows.map((row) => row.id);
  }

  async emptyTrash(): Promise<void> {
    await this.dataSource.query('DELETE FROM conversations WHERE delete_after < now()');
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

/** What a list shows at all, before searching. `$1` is the owner. */
function filterOf(userId: string, query: ListQuery): { where: string; parameters: unknown[] } {
  const where = ['c.user_id = $1', 'c.message_count > 0', 'c.delete_after IS NULL'];
  const parameters: unknown[] = [userId];
  if (!query.includeArchived) where.push('NOT c.is_archived');
  if (query.type) where.push(`c.conversation_type = $${parameters.push(query.type)}`);
  return { where: where.join(' AND '), parameters };
}

/**
 * One page out of `rows` (ids and what they are sorted by), each with its last message, and the total; limit and offset are
 * the next two parameters. What is skipped is skipped in the index: only the rows of the page are read. There is always one
 * row, so that a page behind the end has its total too.
 */
function pageQuery(rows: string, total: string, query: ListQuery, parameters: number, snippet = 'NULL'): string {
  const order = ORDER[query.sortBy];
  return `SELECT counted.total, page.*
    FROM (SELECT (${total}) AS total) counted
    LEFT JOIN (
      SELECT ${conversationColumns('c')}, to_jsonb(last) AS "lastMessage", ${snippet} AS snippet,
             row_number() OVER (ORDER BY ${order}) AS place
        FROM (${rows} ORDER BY ${order} LIMIT $${parameters + 1} OFFSET $${parameters + 2}) listed
        JOIN conversations c ON c.id = listed.id ${LAST_MESSAGE}
    ) page ON true
   ORDER BY page.place`;
}

/** The rows of a page; the one that an empty page consists of has no id. */
function pageOf(rows: ListedRow[]): { items: ConversationRow[]; total: number } {
  const items = rows.filter((row): row is ListedRow & ConversationRow => row.id !== null).map(withDates);
  return { items, total: rows[0]!.total };
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
