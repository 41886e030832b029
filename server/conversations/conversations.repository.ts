import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { type ConversationType, PRIVATE_TITLE } from '../../contract/conversations.js';
import { countRows } from '../privacy/retention-classes.js';
import {
  type ConversationActor,
  type ConversationRef,
  deletableBy,
  ownedBy,
  readableBy,
  visibleTo,
  writableBy,
} from './conversation.policy.js';
import { supersededBy } from './conversation-log.js';
import {
  type ConversationRow,
  conversationColumns,
  IS_REPLYING,
  JOIN_LAST_MESSAGE,
  withDates,
} from './conversation-rows.js';
import type { EventEntry } from './conversations.events.js';

export interface ConversationPatch {
  title?: string | null;
  type?: ConversationType;
  isArchived?: boolean;
  isPinned?: boolean;
  tags?: string[];
}

export interface LoggedChange {
  conversation: ConversationRef;
  entry: EventEntry;
}

/** SQL: the time for undoing the deletion is over. */
const IN_TRASH_TOO_LONG = 'delete_after < now()';
/** SQL: not used for `$1` days (0: for ever), or empty for a day. */
const UNUSED = `(($1::int > 0 AND NOT is_pinned AND updated_at < now() - make_interval(days => $1::int))
  OR (message_count = 0 AND last_seq = 0 AND updated_at < now() - interval '1 day'))`;

/** Creates, finds, changes and deletes rows of `conversations`. The policy says which rows an actor may touch. */
@Injectable()
export class ConversationsRepository {
  constructor(private readonly dataSource: DataSource) {}

  async create(id: string, actor: ConversationActor, type: ConversationType): Promise<ConversationRow> {
    await this.dataSource.query('INSERT INTO conversations (id, user_id, conversation_type) VALUES ($1, $2, $3)', [
      id,
      actor.userId,
      type,
    ]);
    return (await this.find(id, actor))!;
  }

  async find(id: string, actor: ConversationActor): Promise<ConversationRow | null> {
    const [row] = await this.findMany([id], actor);
    return row ?? null;
  }

  /** The conversations among `ids` that are visible to the actor, in the order of `ids`. */
  async findMany(ids: string[], actor: ConversationActor): Promise<ConversationRow[]> {
    const rows = await this.dataSource.query<ConversationRow[]>(
      `SELECT ${conversationColumns('c')}, ${IS_REPLYING} AS "isReplying", to_jsonb(last) AS "lastMessage"
         FROM conversations c ${JOIN_LAST_MESSAGE}
        WHERE c.id = ANY($1) AND ${visibleTo('$2', 'c')}
        ORDER BY array_position($1, c.id)`,
      [ids, actor.userId],
    );
    return rows.map(withDates);
  }

  async findRef(id: string, actor: ConversationActor): Promise<ConversationRef | null> {
    const [row] = await this.dataSource.query<ConversationRef[]>(
      `SELECT id, user_id AS "userId", NOT (${ownedBy('$2', 'conversations')}) AS "isWards"
       FROM conversations WHERE id = $1 AND ${readableBy('$2')}`,
      [id, actor.userId],
    );
    return row ?? null;
  }

  /**
   * Conversations that changed in the last `seconds` or have a running reply, newest first, `limit` at most. Includes the
   * trash, because moving a conversation there is a change. A reply that starts does not touch `updated_at`.
   */
  async findChanged(actor: ConversationActor, seconds: number, limit: number): Promise<string[]> {
    const rows = await this.dataSource.query<{ id: string }[]>(
      `SELECT c.id FROM conversations c
        WHERE ${ownedBy('$1', 'c')} AND c.message_count > 0
          AND (c.updated_at > clock_timestamp() - make_interval(secs => $2)
               OR c.id IN (SELECT r.conversation_id FROM replies r WHERE ${ownedBy('$1', 'r')} AND r.state = 'running'))
        ORDER BY c.updated_at DESC LIMIT $3`,
      [actor.userId, seconds, limit],
    );
    return rows.map(({ id }) => id);
  }

  /** Those of these conversations, of any owner, that a list may quote: they exist and are not private. */
  async findQuotable(ids: readonly string[]): Promise<Set<string>> {
    const rows = await this.dataSource.query<{ id: string }[]>(
      'SELECT id FROM conversations WHERE id = ANY($1) AND NOT is_private',
      [ids],
    );
    return new Set(rows.map(({ id }) => id));
  }

  /**
   * Applies a patch to the conversations among `ids` that the actor may change, and logs it. A private conversation that
   * loses its title gets the neutral one.
   */
  async update(ids: string[], actor: ConversationActor, patch: ConversationPatch): Promise<LoggedChange[]> {
    const sets = ['updated_at = clock_timestamp()', 'last_seq = last_seq + 1'];
    const parameters: unknown[] = [ids, actor.userId, JSON.stringify(wireChanges(patch))];
    const set = (column: string, value: unknown) => sets.push(`${column} = $${parameters.push(value)}`);
    if (patch.title !== undefined) {
      const title = `$${parameters.push(patch.title)}::text`;
      const neutral = `$${parameters.push(PRIVATE_TITLE)}`;
      sets.push(`title = coalesce(${title}, CASE WHEN is_private THEN ${neutral} END)`);
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
    // Rows are locked in one order, so that two bulk changes cannot deadlock.
    const rows = await this.dataSource.query<(EventEntry & { conversationId: string; userId: string })[]>(
      `WITH writable AS MATERIALIZED (
         SELECT id FROM conversations WHERE id = ANY($1) AND ${writableBy('$2')} ORDER BY id FOR UPDATE
       ), changed AS (
         UPDATE conversations c SET ${sets.join(', ')} FROM writable
          WHERE c.id = writable.id RETURNING c.id, c.user_id, c.last_seq, c.title
       ), superseded AS (
         DELETE FROM conversation_events e USING changed WHERE e.conversation_id = changed.id AND ${supersededBy('$3::jsonb')}
       ), logged AS (
         INSERT INTO conversation_events (conversation_id, seq, event, changes)
         SELECT id, last_seq, 'conversation_updated',
                CASE WHEN $3::jsonb ? 'title' THEN $3::jsonb || jsonb_build_object('title', title) ELSE $3::jsonb END
           FROM changed
         RETURNING conversation_id, seq, event, message_id, changes, created_at
       )
       SELECT changed.id AS "conversationId", changed.user_id AS "userId", logged.seq::int, logged.event,
              logged.message_id AS "messageId", logged.changes, logged.created_at AS "createdAt"
         FROM logged JOIN changed ON changed.id = logged.conversation_id`,
      parameters,
    );
    return rows.map(({ conversationId, userId, ...entry }) => ({
      conversation: { id: conversationId, userId },
      entry,
    }));
  }

  /**
   * Marks everything up to a message as read. `false`: there is no such message. It subtracts what is read now: a reply that is
   * stored at the same time would be missing from a count.
   */
  async markRead(id: string, actor: ConversationActor, messageId: string): Promise<boolean> {
    const [rows] = (await this.dataSource.query(
      `UPDATE conversations c
          SET read_seq = greatest(c.read_seq, m.seq),
              unread_count = greatest(0, c.unread_count - (
                SELECT count(*) FROM messages u WHERE u.conversation_id = c.id AND u.role = 'assistant'
                  AND u.seq > c.read_seq AND u.seq <= m.seq))
         FROM messages m
        WHERE c.id = $1 AND ${writableBy('$2', 'c')} AND m.id = $3 AND m.conversation_id = c.id
      RETURNING c.id`,
      [id, actor.userId, messageId],
    )) as [unknown[], number];
    return rows.length > 0;
  }

  /** Hides conversations at once and deletes them after `seconds`. */
  async moveToTrash(ids: string[], actor: ConversationActor, seconds: number): Promise<ConversationRef[]> {
    const [rows] = (await this.dataSource.query(
      `UPDATE conversations SET delete_after = now() + make_interval(secs => $3), updated_at = clock_timestamp()
        WHERE ${deletableBy('$1')} AND id = ANY($2) AND delete_after IS NULL RETURNING id, user_id AS "userId"`,
      [actor.userId, ids, seconds],
    )) as [ConversationRef[], number];
    return rows;
  }

  /** Restores conversations whose time in the trash is not over. */
  async restore(ids: string[], actor: ConversationActor): Promise<ConversationRef[]> {
    const [rows] = (await this.dataSource.query(
      `UPDATE conversations SET delete_after = NULL, updated_at = clock_timestamp()
        WHERE ${deletableBy('$1')} AND id = ANY($2) AND delete_after > now() RETURNING id, user_id AS "userId"`,
      [actor.userId, ids],
    )) as [ConversationRef[], number];
    return rows;
  }

  /** Deletes conversations whose time in the trash is over, the longest due first. Returns how many. */
  async emptyTrash(limit: number): Promise<number> {
    const [, deleted] = await this.dataSource.query<[unknown, number]>(
      `DELETE FROM conversations WHERE id IN (
         SELECT id FROM conversations WHERE ${IN_TRASH_TOO_LONG}
          ORDER BY delete_after LIMIT $1 FOR UPDATE SKIP LOCKED)`,
      [limit],
    );
    return deleted;
  }

  /** The conversations that the actor's list shows and the actor may delete; archived ones only when asked. */
  async findListedIds(actor: ConversationActor, includeArchived: boolean): Promise<string[]> {
    const rows = await this.dataSource.query<{ id: string }[]>(
      `SELECT id FROM conversations
        WHERE ${deletableBy('$1')} AND message_count > 0 AND delete_after IS NULL AND ($2 OR NOT is_archived)`,
      [actor.userId, includeArchived],
    );
    return rows.map((row) => row.id);
  }

  /** Deletes conversations with everything in them. */
  async delete(ids: string[], actor: ConversationActor): Promise<ConversationRef[]> {
    const [rows] = (await this.dataSource.query(
      `DELETE FROM conversations WHERE ${deletableBy('$1')} AND id = ANY($2) RETURNING id, user_id AS "userId"`,
      [actor.userId, ids],
    )) as [ConversationRef[], number];
    return rows;
  }

  /** Deletes conversations that were not used for `days`, except pinned ones, and those that stayed empty for a day. */
  async deleteUnused(days: number, limit: number): Promise<ConversationRef[]> {
    const [rows] = (await this.dataSource.query(
      `DELETE FROM conversations WHERE id IN (
         SELECT id FROM conversations
          WHERE ${UNUSED} LIMIT $2 FOR UPDATE SKIP LOCKED)
       RETURNING id, user_id AS "userId"`,
      [days, limit],
    )) as [ConversationRef[], number];
    return rows;
  }

  /** How many conversations `deleteUnused` would delete. */
  countUnused(days: number, manager: EntityManager): Promise<number> {
    return countRows(manager, `conversations WHERE ${UNUSED}`, [days]);
  }

  /** How many conversations `emptyTrash` would delete. */
  countTrash(manager: EntityManager): Promise<number> {
    return countRows(manager, `conversations WHERE ${IN_TRASH_TOO_LONG}`);
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
