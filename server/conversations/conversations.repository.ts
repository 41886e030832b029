import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ConversationType } from '../../contract/conversations.js';
import {
  type ConversationRow,
  conversationColumns,
  IS_REPLYING,
  JOIN_LAST_MESSAGE,
  type MessageRow,
  messageColumns,
  withDates,
} from './conversation-rows.js';
import type { EventEntry } from './conversations.events.js';
import { appendEvents } from './message-changes.repository.js';

export interface ConversationPatch {
  title?: string | null;
  type?: ConversationType;
  isArchived?: boolean;
  isPinned?: boolean;
  tags?: string[];
}

export interface LoggedChange {
  conversationId: string;
  entry: EventEntry;
}

/** What the server gives a conversation by itself; what a user has set stays (contract §6). */
export interface Description {
  title: string;
  summary: string;
  type: ConversationType;
  tags: string[];
}

/** Rows of conversations: one, changes, removal. Every call names the owner. */
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
    const [row] = await this.findMany([id], userId);
    return row ?? null;
  }

  /**
   * What has changed in the last `seconds` or is being replied to, those included that are about to be deleted; the
   * newest, `limit` at most. The start of a reply leaves no time in the conversation's row.
   */
  async findChanged(userId: string, seconds: number, limit: number): Promise<string[]> {
    const rows = await this.dataSource.query<{ id: string }[]>(
      `SELECT id FROM conversations
        WHERE user_id = $1 AND message_count > 0
          AND (updated_at > clock_timestamp() - make_interval(secs => $2)
               OR id IN (SELECT conversation_id FROM replies WHERE user_id = $1 AND state = 'running'))
        ORDER BY updated_at DESC LIMIT $3`,
      [userId, seconds, limit],
    );
    return rows.map(({ id }) => id);
  }

  /** Those of `ids` that are the user's, in their order. */
  async findMany(ids: string[], userId: string): Promise<ConversationRow[]> {
    const rows = await this.dataSource.query<ConversationRow[]>(
      `SELECT ${conversationColumns('c')}, ${IS_REPLYING} AS "isReplying", to_jsonb(last) AS "lastMessage"
         FROM conversations c ${JOIN_LAST_MESSAGE}
        WHERE c.id = ANY($1) AND c.user_id = $2 AND c.delete_after IS NULL
        ORDER BY array_position($1, c.id)`,
      [ids, userId],
    );
    return rows.map(withDates);
  }

  async exists(id: string, userId: string): Promise<boolean> {
    const rows = await this.dataSource.query<unknown[]>(
      'SELECT 1 FROM conversations WHERE id = $1 AND user_id = $2 AND delete_after IS NULL',
      [id, userId],
    );
    return rows.length > 0;
  }

  /** Applies a user's change to those of `ids` that are theirs, and logs it. Answers what was changed. */
  async update(ids: string[], userId: string, patch: ConversationPatch): Promise<LoggedChange[]> {
    const sets = ['updated_at = clock_timestamp()', 'last_seq = last_seq + 1'];
    const parameters: unknown[] = [ids, userId, JSON.stringify(wireChanges(patch))];
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
    // Taken in one order, so that two changes of many never wait for each other in a circle.
    const rows = await this.dataSource.query<(EventEntry & { conversationId: string })[]>(
      `WITH own AS MATERIALIZED (
         SELECT id FROM conversations WHERE id = ANY($1) AND user_id = $2 AND delete_after IS NULL ORDER BY id FOR UPDATE
       ), changed AS (
         UPDATE conversations c SET ${sets.join(', ')} FROM own WHERE c.id = own.id RETURNING c.id, c.last_seq
       ), superseded AS (
         DELETE FROM conversation_events e USING changed WHERE e.conversation_id = changed.id AND ${supersededBy('$3::jsonb')}
       )
       INSERT INTO conversation_events (conversation_id, seq, event, changes)
       SELECT id, last_seq, 'conversation_updated', $3::jsonb FROM changed
       RETURNING conversation_id AS "conversationId", seq::int, event, message_id AS "messageId", changes,
                 created_at AS "createdAt"`,
      parameters,
    );
    return rows.map(({ conversationId, ...entry }) => ({ conversationId, entry }));
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
      await manager.query(
        `DELETE FROM conversation_events e WHERE e.conversation_id = $1 AND ${supersededBy('$2::jsonb')}`,
        [id, JSON.stringify(changes)],
      );
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

  /** Removes for good what was not taken back, the longest due first, `limit` at most. Answers how many. */
  async emptyTrash(limit: number): Promise<number> {
    const [, deleted] = await this.dataSource.query<[unknown, number]>(
      `DELETE FROM conversations WHERE id IN (
         SELECT id FROM conversations WHERE delete_after < now()
          ORDER BY delete_after LIMIT $1 FOR UPDATE SKIP LOCKED)`,
      [limit],
    );
    return deleted;
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
          LIMIT $2 FOR UPDATE SKIP LOCKED)
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

/**
 * Of events `e`: updates whose fields are all in `changes`. The log keeps the newest value of a field, so that it does not
 * grow by changing the same ones again and again.
 */
function supersededBy(changes: string): string {
  return `e.event = 'conversation_updated' AND e.changes - ARRAY(SELECT jsonb_object_keys(${changes})) = '{}'`;
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
