import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { WITHHELD_RESPONSE_TYPES } from '../../contract/conversations.js';
import { CATCH_UP_MESSAGES, LOG_PAGE_ENTRIES } from '../../contract/limits.js';
import { ownedBy, writableBy } from '../conversations/conversation.policy.js';
import {
  type HistoryMessage,
  historyColumns,
  type MessageRow,
  messageColumns,
} from '../conversations/conversation-rows.js';
import type { EventEntry } from '../conversations/conversations.events.js';
import { PreparedStatements } from '../platform/database/prepared-statements.js';
import { REPLY_SNAPSHOT, type ReplySnapshot } from '../replies/reply-snapshot.js';
import type { NewMessage } from './message-writer.repository.js';

/** A numbered entry of a conversation's log. */
export type LogEntry = ({ kind: 'message' } & MessageRow) | ({ kind: 'event' } & EventEntry);

/** A part of the log, in order. */
export interface LogPage {
  entries: LogEntry[];
  /** Every number up to this one is in `entries` or was removed. */
  upTo: number;
  /** The log had no later entry when it was read. */
  isLast: boolean;
}

/** The state of a conversation at one moment. `entries` are the first page of the log after the reader's `after`. */
export interface Snapshot extends LogPage {
  /** The newest number of the log. */
  lastSeq: number;
  running: ReplySnapshot | null;
}

/** Reads messages and the log of a conversation. The caller has checked that the actor may read it. */
@Injectable()
export class HistoryRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly statements: PreparedStatements,
  ) {}

  /** The newest `limit` messages, or those before `beforeSeq`, ascending. `hasMore`: there are earlier ones. */
  async page(conversationId: string, limit: number, beforeSeq: number | null) {
    const rows = await this.dataSource.query<MessageRow[]>(
      `SELECT ${messageColumns('m')} FROM messages m
        WHERE m.conversation_id = $1 AND ($2::bigint IS NULL OR m.seq < $2)
        ORDER BY m.seq DESC LIMIT $3`,
      [conversationId, beforeSeq, limit + 1],
    );
    const hasMore = rows.length > limit;
    return { messages: rows.slice(0, limit).reverse(), hasMore };
  }

  async findMessage(conversationId: string, messageId: string): Promise<MessageRow | null> {
    const rows = await this.dataSource.query<MessageRow[]>(
      `SELECT ${messageColumns('m')} FROM messages m WHERE m.conversation_id = $1 AND m.id = $2`,
      [conversationId, messageId],
    );
    return rows[0] ?? null;
  }

  /** The newest `limit` messages up to and including `seq`, ascending. */
  async historyUpTo(conversationId: string, seq: number, limit: number): Promise<HistoryMessage[]> {
    const rows = await this.statements.query<HistoryMessage>(
      'read-history',
      `SELECT ${historyColumns('m')} FROM messages m
        WHERE m.conversation_id = $1 AND m.seq <= $2 ORDER BY m.seq DESC LIMIT $3`,
      [conversationId, seq, limit],
    );
    return rows.reverse();
  }

  /** The texts that the user wrote last in a conversation, ascending. */
  async recentOfUser(
    conversationId: string,
    { limit, exceptId, beforeSeq = null }: { limit: number; exceptId: string; beforeSeq?: number | null },
  ): Promise<string[]> {
    const rows = await this.statements.query<{ content: string }>(
      'read-recent-of-user',
      `SELECT m.content FROM messages m
        WHERE m.conversation_id = $1 AND m.role = 'user' AND m.id <> $2 AND ($3::bigint IS NULL OR m.seq < $3)
        ORDER BY m.seq DESC LIMIT $4`,
      [conversationId, exceptId, beforeSeq, limit],
    );
    return rows.map(({ content }) => content).reverse();
  }

  /** @see MessagesService.historyBefore */
  async historyBefore(
    message: NewMessage,
    limit: number,
  ): Promise<{ lastSeq: number; history: HistoryMessage[] } | null> {
    const { conversationId, userId, clientMessageId } = message;
    const [row] = await this.statements.query<{ lastSeq: number; history: HistoryMessage[] }>(
      'read-history-before',
      HISTORY_BEFORE,
      [conversationId, userId, clientMessageId, limit],
    );
    return row ? { lastSeq: row.lastSeq, history: row.history.reverse() } : null;
  }

  /** Like `historyUpTo`, as whole rows. */
  async messagesUpTo(conversationId: string, seq: number, limit: number): Promise<MessageRow[]> {
    const rows = await this.dataSource.query<MessageRow[]>(
      `SELECT ${messageColumns('m')} FROM messages m
        WHERE m.conversation_id = $1 AND m.seq <= $2 ORDER BY m.seq DESC LIMIT $3`,
      [conversationId, seq, limit],
    );
    return rows.reverse();
  }

  /** The oldest `limit` messages after `seq`, ascending. */
  async messagesAfter(conversationId: string, seq: number, limit: number): Promise<MessageRow[]> {
    return this.dataSource.query<MessageRow[]>(
      `SELECT ${messageColumns('m')} FROM messages m
        WHERE m.conversation_id = $1 AND m.seq > $2 ORDER BY m.seq LIMIT $3`,
      [conversationId, seq, limit],
    );
  }

  /** The texts of messages by their ids, as readers see them. One that is gone is missing. */
  async textsOf(messageIds: readonly string[]): Promise<Map<string, string>> {
    if (messageIds.length === 0) return new Map();
    const rows = await this.dataSource.query<HistoryMessage[]>(
      `SELECT ${historyColumns('m')} FROM messages m WHERE m.id = ANY($1::uuid[])`,
      [messageIds],
    );
    return new Map(rows.map(({ id, content }) => [id, content]));
  }

  /** The questions of a conversation that have no reply for a provider to see: withheld ones, and those that wait for one. */
  async unansweredQuestions(conversationId: string): Promise<string[]> {
    const rows = await this.statements.query<{ id: string }>(
      'read-unanswered-questions',
      `SELECT reply_to AS id FROM messages WHERE conversation_id = $1 AND response_type = ANY($2::text[])
       UNION ALL SELECT message_id FROM replies WHERE conversation_id = $1 AND state IN ('waiting', 'running')`,
      [conversationId, WITHHELD_RESPONSE_TYPES],
    );
    return rows.map(({ id }) => id);
  }

  /** The first page of the log after `afterSeq`. `null`: the conversation is gone. */
  async logAfter(conversationId: string, afterSeq: number): Promise<LogPage | null> {
    const [row] = await this.dataSource.query<PageRow[]>(LOG_AFTER, [conversationId, afterSeq]);
    return row ? pageOf(row) : null;
  }

  /** A conversation that is gone is missing from the map. */
  async lastSeqs(conversationIds: string[]): Promise<Map<string, number>> {
    const rows = await this.dataSource.query<{ id: string; last_seq: number }[]>(
      'SELECT id, last_seq::int FROM conversations WHERE id = ANY($1) AND delete_after IS NULL',
      [conversationIds],
    );
    return new Map(rows.map((row) => [row.id, row.last_seq]));
  }

  /**
   * The state of a conversation in one statement, so that text and numbers agree. When thousands of readers come back at
   * once, each costs one round trip unless it missed more than a page. Without `after` there are no entries; the reader
   * has its history from elsewhere. With an unknown `after` they are the newest 200 messages. `null`: the conversation is
   * gone.
   */
  async snapshot(conversationId: string, after: string | undefined): Promise<Snapshot | null> {
    if (after === undefined) {
      const [row] = await this.dataSource.query<Running[]>(SNAPSHOT, [conversationId]);
      return row ? { ...row, entries: [], upTo: row.lastSeq, isLast: true } : null;
    }
    const [row] = await this.dataSource.query<(Running & PageRow)[]>(SNAPSHOT_WITH_PAGE, [conversationId, after]);
    return row ? { lastSeq: row.lastSeq, running: row.running, ...pageOf(row) } : null;
  }
}

/** JSON carries times as text. */
type Json<Row> = {
  [Key in keyof Row]: Row[Key] extends Date ? string : Row[Key] extends Date | null ? string | null : Row[Key];
};

interface Running {
  lastSeq: number;
  running: ReplySnapshot | null;
}

interface PageRow {
  lastSeq: number;
  /** The size of the page and the number of its last entry. */
  count: number;
  end: number;
  messages: Json<MessageRow>[];
  events: Json<EventEntry>[];
}

function pageOf({ lastSeq, count, end, messages, events }: PageRow): LogPage {
  const entries = [...messages.map(reviveMessage), ...events.map(reviveEvent)];
  const isLast = count < LOG_PAGE_ENTRIES || end >= lastSeq;
  return { entries: entries.sort((left, right) => left.seq - right.seq), upTo: isLast ? lastSeq : end, isLast };
}

function reviveMessage(row: Json<MessageRow>): LogEntry {
  const editedAt = row.editedAt === null ? null : new Date(row.editedAt);
  return { kind: 'message', ...row, editedAt, createdAt: new Date(row.createdAt) };
}

function reviveEvent(row: Json<EventEntry>): LogEntry {
  return { kind: 'event', ...row, createdAt: new Date(row.createdAt) };
}

const HISTORY_BEFORE = `
  SELECT c.last_seq::int AS "lastSeq",
         (SELECT coalesce(json_agg(newest), '[]') FROM (
            SELECT ${historyColumns('m')} FROM messages m
             WHERE m.conversation_id = $1 ORDER BY m.seq DESC LIMIT $4) newest) AS history
    FROM conversations c
   WHERE c.id = $1 AND ${writableBy('$2', 'c')}
     AND NOT EXISTS (SELECT FROM replies r WHERE r.conversation_id = $1 AND r.state IN ('waiting', 'running'))
     AND NOT EXISTS (SELECT FROM messages s
                      WHERE s.conversation_id = $1 AND ${ownedBy('$2', 's')} AND s.client_message_id = $3)`;

const EVENT_COLUMNS = 'e.seq::int, e.event, e.message_id AS "messageId", e.changes, e.created_at AS "createdAt"';

/**
 * A page of the log: messages after the number `start`, events after `eventsStart`. Both tables are read in one statement,
 * because otherwise a number could be missing in between. The indexes give the end of the page first, so that only its
 * rows are read.
 */
const pageAfter = (start: string, eventsStart = start) => `
  page AS (
    SELECT count(*)::int AS count, coalesce(max(seq), 0)::int AS "end" FROM (
      (SELECT seq FROM messages WHERE conversation_id = $1 AND seq > ${start} ORDER BY seq LIMIT ${LOG_PAGE_ENTRIES})
      UNION ALL
      (SELECT seq FROM conversation_events WHERE conversation_id = $1 AND seq > ${eventsStart}
        ORDER BY seq LIMIT ${LOG_PAGE_ENTRIES})
      ORDER BY seq LIMIT ${LOG_PAGE_ENTRIES}) numbers
  ), entries AS (
    SELECT page.count, page."end",
           (SELECT coalesce(json_agg(entry), '[]') FROM (
              SELECT ${messageColumns('m')} FROM messages m
               WHERE m.conversation_id = $1 AND m.seq > ${start} AND m.seq <= page."end") entry) AS messages,
           (SELECT coalesce(json_agg(entry), '[]') FROM (
              SELECT ${EVENT_COLUMNS} FROM conversation_events e
               WHERE e.conversation_id = $1 AND e.seq > ${eventsStart} AND e.seq <= page."end") entry) AS events
      FROM page
  )`;

const LOG_AFTER = `
  WITH ${pageAfter('$2::bigint')}
  SELECT c.last_seq::int AS "lastSeq", entries.*
    FROM entries CROSS JOIN conversations c
   WHERE c.id = $1 AND c.delete_after IS NULL`;

const SNAPSHOT_COLUMNS = `c.last_seq::int AS "lastSeq", (SELECT to_json(r) FROM (${REPLY_SNAPSHOT}) r) AS running`;

const SNAPSHOT = `SELECT ${SNAPSHOT_COLUMNS} FROM conversations c WHERE c.id = $1 AND c.delete_after IS NULL`;

/** `$2` is the message after which entries are wanted. It may have been deleted since. */
const SNAPSHOT_WITH_PAGE = `
  WITH placed AS (
    SELECT seq FROM messages WHERE conversation_id = $1 AND id = $2
    UNION ALL
    SELECT (changes->>'seq')::int FROM conversation_events
     WHERE conversation_id = $1 AND message_id = $2 AND event = 'message_deleted'
    LIMIT 1
  ), newest AS (
    SELECT seq FROM messages WHERE conversation_id = $1 ORDER BY seq DESC LIMIT ${CATCH_UP_MESSAGES}
  ), start AS (
    SELECT coalesce((SELECT seq FROM placed), (SELECT min(seq) - 1 FROM newest), 0) AS seq
  ), ${pageAfter('(SELECT seq FROM start)', '(SELECT seq FROM placed)')}
  SELECT ${SNAPSHOT_COLUMNS}, entries.*
    FROM entries CROSS JOIN conversations c
   WHERE c.id = $1 AND c.delete_after IS NULL`;
